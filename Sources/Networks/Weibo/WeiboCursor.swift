import Foundation
import NetworkSupport

/// How far each feed was read, and how many of a day's calls that took.
struct WeiboCursor: TextCursor, Equatable {
  /// The latest id of each feed that was read; none where it was empty.
  var read: [String: String] = [:]
  /// When the day began that calls are counted in.
  private(set) var dayBegan: Date
  /// The calls for reading in it.
  private(set) var calls = 0

  /// Seconds of the window in which calls are counted.
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
