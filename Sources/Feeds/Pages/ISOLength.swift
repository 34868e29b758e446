import ICalendar

/// Durations on pages, in ISO 8601, which are those of RFC 5545.
enum ISOLength {
  /// The length in seconds; nil if the text is not a duration.
  static func seconds(_ text: String) -> Int? {
    ContentLine("DURATION", [], text).duration.map { $0.days * 86_400 + $0.seconds }.flatMap { $0 > 0 ? $0 : nil }
  }
}
