public import Foundation

/// A time in which an account was not read, long enough that its server may have dropped messages.
public struct Absence: Hashable, Sendable, Codable {
  /// The last time it was read before.
  public var since: Date
  /// The instant from which on its server still had everything.
  public var keptSince: Date
  /// The time at which it was read again.
  public var until: Date

  /// An absence of one account.
  public init(since: Date, keptSince: Date, until: Date) {
    self.since = since
    self.keptSince = keptSince
    self.until = until
  }
}
