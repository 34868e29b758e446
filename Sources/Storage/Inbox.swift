public import Conversation
public import Foundation

/// What was written to the bot, each message once.
public protocol Inbox {
  /// Keeps messages, each once by network, account and id, and moves the account's cursor with them. Returns how
  /// many were new.
  ///
  /// - Throws: `RealmMismatch`
  func receive(
    _ messages: [IncomingMessage], account: String, network: String, realm: String, cursor: String?, at instant: Date
  ) throws -> Int
  func cursor(of account: String) throws -> String?
  /// Entries of these accounts that nobody has worked on: one author's in the order they were written, at most so
  /// many of one author, so that a flood from one keeps nobody else out.
  ///
  /// - Parameter allowance: how many of those may be taken that an address wrote; who has none left takes nobody's place.
  func unprocessed(
    accounts: [String], limit: Int, perAuthor: Int,
    allowance: (_ authorID: String, _ network: String, _ realm: String) -> Int
  ) throws -> [InboxEntry]
  func inboxEntry(_ number: Int64) throws -> InboxEntry?
  /// The message that came last from someone, to whichever account in that realm.
  func lastEntry(from authorID: String, network: String, realm: String) throws -> InboxEntry?
  /// Notes, before the work, that it begins: what takes the process down is found by that.
  func begin(_ numbers: [Int64]) throws
  /// Ends the work on an entry. Throws when it has been ended already: another process was faster, and nothing of
  /// this one's work may stay.
  func finish(_ number: Int64, _ outcome: InboxOutcome, at instant: Date) throws
  /// Entries that failed or were set aside, newest first.
  func troubled(limit: Int) throws -> [(entry: InboxEntry, outcome: InboxOutcome)]
  /// Makes a failed or set-aside entry unprocessed again. False when there is no such entry.
  func reopen(_ number: Int64) throws -> Bool
}

extension Inbox {
  /// The same, however much each author has written lately.
  public func unprocessed(accounts: [String], limit: Int, perAuthor: Int) throws -> [InboxEntry] {
    try unprocessed(accounts: accounts, limit: limit, perAuthor: perAuthor) { _, _, _ in .max }
  }
}
