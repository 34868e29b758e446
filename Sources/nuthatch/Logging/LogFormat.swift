/// The format of the log: `log.format`.
enum LogFormat: String, CaseIterable {
  /// For people: time, level, metadata and message.
  case text
  /// For programs: one JSON object per line.
  case json
}
