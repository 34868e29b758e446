public import Foundation

/// The times of somebody's last private message.
public struct LastMessageTimes: Hashable, Sendable {
  /// The time at which they wrote, by their network's clock if that can be right.
  public var written: Date
  /// The time at which it was read, by this machine's clock.
  public var read: Date

  /// Written at one instant, and read at another.
  public init(written: Date, read: Date) {
    self.written = written
    self.read = read
  }
}
