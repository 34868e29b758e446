public import Foundation

/// The place where reading goes on, for servers that give neither numbers nor an order: an instant a little before the
/// newest message, and the ids read since.
///
/// Messages can show up a moment after later ones, and many share one second. So the overlap is read again, and the ids
/// tell which of its messages are new.
public struct OverlapCursor: TextCursor, Hashable, Sendable {
  /// The instant to read from.
  public private(set) var floor: Date
  /// The instant of the first start; messages before it are not read.
  private var start: Date
  /// The ids of messages since the floor, each with the instant at which it was sent.
  private var seen: [String: Date] = [:]

  /// Seconds a message may come late.
  private static let overlap: TimeInterval = 300

  /// Begins at an instant by the server's clock.
  public init(beginningAt instant: Date) {
    // Servers' instants are whole seconds.
    start = Date(timeIntervalSince1970: instant.timeIntervalSince1970.rounded(.down))
    floor = start.addingTimeInterval(-Self.overlap)
  }

  /// True if a message of that instant has not been read yet, and was not written before the first start.
  public func isNew(_ id: String, sentAt instant: Date) -> Bool {
    instant >= start && instant >= floor && seen[id] == nil
  }

  /// Remembers a message that was just read, and forgets those that are older than the overlap.
  public mutating func note(_ id: String, sentAt instant: Date) {
    seen[id] = instant
    let floor = max(self.floor, instant.addingTimeInterval(-Self.overlap))
    guard floor > self.floor else { return }
    self.floor = floor
    seen = seen.filter { $0.value >= floor }
  }
}
