import Foundation
import NetworkSupport

/// The place in each feed where reading continues, and the calls for reading in a day.
struct WeiboCursor: TextCursor, Equatable {
  /// The latest id that was read from each feed; none for an empty feed.
  var read: [String: String] = [:]
  /// The beginning of the day in which calls are counted.
  private(set) var dayBegan: Date
  /// The number of calls for reading in that day.
  private(set) var calls = 0

  /// The seconds of the window in which calls are counted.
  static let day: TimeInterval = 86_400

  init(at now: Date) { dayBegan = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down)) }

  /// Counts calls that were made.
  mutating func count(_ made: Int, at now: Date) {
    if !(dayBegan..<dayBegan + Self.day).contains(now) { self = WeiboCursor(read: read, at: now) }
    calls += made
  }

  private init(read: [String: String], at now: Date) {
    self.init(at: now)
    self.read = read
  }
}
