public import Foundation

/// The place where reading continues, for servers that have neither numbers nor an order: an instant a little before
/// the newest message, and the ids read since.
///
/// A message can show up a moment after later ones, and many share one second. So the overlap is read again, and its
/// messages are recognised by their ids.
public struct OverlapCursor: TextCursor, Hashable, Sendable {
  /// The instant to read from.
  public private(set) var floor: Date
  /// The instant of the first start; older messages are ignored.
  private var start: Date
  /// The ids of the messages since the floor, with the times they were sent.
  private var seen: [String: Date] = [:]

  /// The seconds by which a message may come late.
  private static let overlap: TimeInterval = 300

  /// Begins at an instant of the server's clock.
  public init(beginningAt instant: Date) {
    // Servers give instants in whole seconds.
    start = Date(timeIntervalSince1970: instant.timeIntervalSince1970.rounded(.down))
    floor = start.addingTimeInterval(-Self.overlap)
  }

  /// Whether a message from that instant is still unread and not older than the first start.
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
