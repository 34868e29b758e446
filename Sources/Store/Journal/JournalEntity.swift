/// The kinds of things of which the journal keeps images.
enum JournalEntity: String, CustomStringConvertible {
  case person, list, tag, place, todo, event, note, itemRequest = "errand", contact, attendance, publication, report,
    subscription

  /// The name of its table.
  var description: String {
    switch self {
    case .publication: "community_event"
    case .report: "event_report"
    default: rawValue
    }
  }
}
