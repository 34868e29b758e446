/// Thrown where an account is configured for another server than before. Its ids would stand for other people there, so
/// nothing is read or sent until the operator says what happened.
public struct RealmMismatch: Error, Hashable, Sendable {
  /// The account's name in the configuration.
  public var account: String
  /// The realm that the ledger knows it by.
  public var known: String
  /// The realm of the configured server.
  public var configured: String

  /// Names an account and its two realms.
  public init(account: String, known: String, configured: String) {
    self.account = account
    self.known = known
    self.configured = configured
  }
}
