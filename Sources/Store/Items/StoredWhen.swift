import Agenda
import Civil

/// The stored form of a moment: its text and, in another column, its zone.
extension When {
  /// Reads a moment from its two columns; nil if the text is not a moment, which the schema's checks prevent.
  init?(text: String?, zone: String?) {
    guard let text, var when = When(text) else { return nil }
    when.zone = zone
    self = when
  }
}

extension AgendaItem {
  /// - Throws: `DateOutOfRange` if one of its moments cannot be kept.
  func checkMoments() throws {
    let moments: [When?] =
      switch self {
      case .todo(let todo):
        [todo.due, todo.start, todo.seriesStart, todo.moved, todo.snoozed]
          + todo.overrides.flatMap { [$0.start, $0.end] }
      case .event(let event):
        [event.start, event.end, event.snoozed] + event.overrides.flatMap { [$0.start, $0.end] }
      case .note: []
      }
    guard moments.allSatisfy({ $0.map { (0...9999).contains($0.date.year) } ?? true }) else { throw DateOutOfRange() }
  }
}
