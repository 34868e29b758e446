public import Foundation

/// The fact that an account was not read for so long that its server may have dropped what people wrote.
public struct Absence: Hashable, Sendable, Codable {
  /// When it was last read before.
  public var since: Date
  /// From when on its server still had everything.
  public var keptSince: Date
  /// When it was read again.
  public var until: Date

  /// An absence of one account.
  public init(since: Date, keptSince: Date, until: Date) {
    self.since = since
    self.keptSince = keptSince
    self.until = until
  }
}
