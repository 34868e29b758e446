public import Foundation

/// The bot's own accounts.
public protocol Accounts {
  /// Records the networks and realms of accounts. People from an older ledger get the realm of the account that they
  /// wrote to, if they can have written to no other.
  ///
  /// - Parameter accounts: all known accounts at once, since two of them may be on the same server.
  /// - Throws: `RealmMismatch`
  func register(_ accounts: [(name: String, network: String, realm: String)]) throws
  /// Records the result of an account's poll; `failure` is nil if it succeeded.
  ///
  /// - Parameter signIn: the outcome of the last sign-in; nil keeps the stored one.
  /// - Throws: `RealmMismatch`
  func notePoll(
    account: String, network: String, realm: String, failure: String?, signIn: SignIn?, at instant: Date) throws
  /// Records a successful sign-in before the account's next poll: earlier failures are over.
  func noteSignIn(account: String, network: String, realm: String, _ signIn: SignIn) throws
  /// Every account that the ledger knows, by name.
  func accounts() throws -> [AccountStatus]
}
