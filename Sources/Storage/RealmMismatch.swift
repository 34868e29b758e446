/// An account is configured for another server than the one it was on. Its ids would name other people there, so nothing
/// is read or sent until the operator has said what happened.
public struct RealmMismatch: Error, Hashable, Sendable {
  public var account: String
  /// Where it was.
  public var known: String
  /// Where it is to be.
  public var configured: String

  public init(account: String, known: String, configured: String) {
    self.account = account
    self.known = known
    self.configured = configured
  }
}
