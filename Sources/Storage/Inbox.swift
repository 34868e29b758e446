public import Conversation
public import Foundation

/// The messages to the bot, each once.
public protocol Inbox {
  /// Stores messages, each once by network, account and id, and moves the account's cursor with them. Returns how many
  /// were new.
  ///
  /// - Throws: `RealmMismatch`
  func receive(
    _ messages: [IncomingMessage], account: String, network: String, realm: String, cursor: String?, at instant: Date
  ) throws -> Int
  /// Returns the account's cursor; nil before its first page.
  func cursor(of account: String) throws -> String?
  /// Returns the entries of these accounts that have not been handled yet, each author's in the order of sending, and
  /// no more than `perAuthor` of one author, so that one author's flood does not keep others out.
  ///
  /// - Parameter allowance: the number of an address's entries that may be returned now. Addresses without any left
  ///   take no places within the limit.
  func unprocessed(
    accounts: [String], limit: Int, perAuthor: Int,
    allowance: (_ authorID: String, _ network: String, _ realm: String) -> Int
  ) throws -> [InboxEntry]
  /// Returns the entry with that number; nil if it is gone.
  func inboxEntry(_ number: Int64) throws -> InboxEntry?
  /// Returns the latest message from someone, to any account in that realm.
  func lastEntry(from authorID: String, network: String, realm: String) throws -> InboxEntry?
  /// Returns the times of someone's last private message to an account, as far as they are still known; nil for never.
  func lastHeard(from authorID: String, account: String) throws -> LastMessageTimes?
  /// Records the number of attempts for entries, by their numbers: the process ended during each attempt.
  func note(_ attempts: [Int64: Int]) throws
  /// Records how work on an entry ended. Throws if it has already ended: another process was faster, and this one must
  /// roll its work back.
  func finish(_ number: Int64, _ outcome: InboxOutcome, at instant: Date) throws
  /// Returns the entries that failed or were set aside, newest first.
  func troubled(limit: Int) throws -> [(entry: InboxEntry, outcome: InboxOutcome)]
  /// Makes a failed or set-aside entry unprocessed again; returns false if there is none with that number.
  func reopen(_ number: Int64) throws -> Bool
}

extension Inbox {
  /// The same without an allowance for each address.
  public func unprocessed(accounts: [String], limit: Int, perAuthor: Int) throws -> [InboxEntry] {
    try unprocessed(accounts: accounts, limit: limit, perAuthor: perAuthor) { _, _, _ in .max }
  }
}
