/// What the journal keeps images of.
enum Thing: String {
  case person, list, tag, place, todo, event, note, errand, contact
}
