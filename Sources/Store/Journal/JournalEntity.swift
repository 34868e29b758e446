/// What the journal keeps images of.
enum JournalEntity: String {
  case person, list, tag, place, todo, event, note, itemRequest = "errand", contact
}
