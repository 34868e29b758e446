public import Foundation

/// When somebody wrote in private last.
public struct Heard: Hashable, Sendable {
  /// When they wrote, by their network's clock where that can be right.
  public var written: Date
  /// When it was read, by this machine's clock.
  public var read: Date

  /// Written at one instant, and read at another.
  public init(written: Date, read: Date) {
    self.written = written
    self.read = read
  }
}
