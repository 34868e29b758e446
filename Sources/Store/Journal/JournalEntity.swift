/// What the journal keeps images of.
enum JournalEntity: String, CustomStringConvertible {
  case person, list, tag, place, todo, event, note, itemRequest = "errand", contact, attendance

  /// The name of its table.
  var description: String { rawValue }
}
