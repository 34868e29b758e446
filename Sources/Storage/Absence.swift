public import Foundation

/// The fact that an account was not read for so long that its server may have dropped what people wrote.
public struct Absence: Hashable, Sendable, Codable {
  /// The last time that it was read before.
  public var since: Date
  /// The time from which its server still had everything.
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
