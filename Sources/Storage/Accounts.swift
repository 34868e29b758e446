public import Foundation

/// The bot's own accounts.
public protocol Accounts {
  /// Notes where accounts are: their networks, and the realms of the ids that they are told. People whom an older ledger
  /// met there get that realm, where no other account could have met them too.
  ///
  /// - Parameter accounts: all that are known, together: two of them may be on one server.
  /// - Throws: `RealmMismatch`
  func register(_ accounts: [(name: String, network: String, realm: String)]) throws
  /// Notes how the account's last poll went.
  ///
  /// - Throws: `RealmMismatch`
  func notePoll(account: String, network: String, realm: String, failure: String?, at instant: Date) throws
  func accounts() throws -> [AccountStatus]
}
