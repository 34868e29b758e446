import Foundation

/// Writes instants as servers do, in UTC. Each pattern's formatter is made once: that takes longer than formatting.
enum UTCFormatter {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var formatters: [String: DateFormatter] = [:]

  static func format(_ date: Date, _ pattern: String) -> String {
    lock.withLock {
      if let known = formatters[pattern] { return known.string(from: date) }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(identifier: "UTC")
      formatter.dateFormat = pattern
      formatters[pattern] = formatter
      return formatter.string(from: date)
    }
  }
}
