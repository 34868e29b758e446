import ICalendar

/// Durations as pages write them: ISO 8601's, which are those of RFC 5545.
enum ISOLength {
  /// The length in seconds; nil if the text is no duration.
  static func seconds(_ text: String) -> Int? {
    ContentLine("DURATION", [], text).duration.map { $0.days * 86_400 + $0.seconds }.flatMap { $0 > 0 ? $0 : nil }
  }
}
