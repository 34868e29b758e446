import Agenda

/// How a moment is kept: its text and, beside it, the zone it names.
extension When {
  /// A moment as two columns have it. Text that is none yields nil; the schema's checks keep it out.
  init?(text: String?, zone: String?) {
    guard let text, var when = When(text) else { return nil }
    when.zone = zone
    self = when
  }
}
