/// Thrown if an account is configured for another server than before. The same ids would mean other people there, so
/// the bot reads and sends nothing until the operator says what happened.
public struct RealmMismatch: Error, Hashable, Sendable {
  /// The account's name in the configuration.
  public var account: String
  /// The realm that the ledger has for it.
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
