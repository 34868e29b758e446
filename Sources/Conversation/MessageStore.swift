public import Foundation

/// The part of the store that knows messages, within one transaction: the inbox, the outbox and the cursors.
public protocol MessageStore {
  /// Does `body` in a savepoint: what it did is rolled back when it throws, and the error goes on.
  func attempt<T>(_ body: () throws -> T) throws -> T

  // The inbox

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

  // The outbox

  /// Queues a message that answers an inbox entry (nil for one the bot begins); a key that is there already is
  /// left alone, and so is a recipient who had messages stopped. Returns whether it is queued.
  @discardableResult
  func enqueue(
    _ message: OutgoingMessage, account: String, urgency: Urgency, answering: Int64?, notBefore: Date
  ) throws -> Bool
  /// What an account may send now, or read back where it is in doubt: the most urgent first, then the oldest. A
  /// recipient's next message of the same urgency stays until the one before has been sent or given up.
  func sendable(account: String, at instant: Date, limit: Int) throws -> [OutboxEntry]
  /// When the account's next message may be sent or read back, those that wait for another's end aside; nil when
  /// there is none.
  func nextSend(account: String) throws -> Date?
  /// Private answers that could be sent now, the first of each recipient's, but for those who have a message whose key is
  /// `name` and their id.
  func answersWaiting(account: String, without name: String, at instant: Date, limit: Int) throws -> [OutboxEntry]
  /// Messages not sent yet whose keys begin with `name`.
  func unsent(account: String, named name: String) throws -> [OutboxEntry]
  func outboxEntry(_ number: Int64) throws -> OutboxEntry?
  /// What waits to be sent to the same recipient, as urgent, behind a message; in its order.
  func line(behind number: Int64, limit: Int) throws -> [OutboxEntry]
  /// Has a message say, in the thread and the words that it comes with here, what the others were to say too: they are gone.
  func merge(_ others: [Int64], into entry: OutboxEntry) throws
  /// Keeps a changed state, attempts, times, remote id and failure of an entry.
  func update(_ entry: OutboxEntry) throws
  /// Entries whose sending had begun when the process ended.
  func interrupted(account: String) throws -> [OutboxEntry]
  /// Has what seems to have been queued after `instant`, since a clock was set back, wait from then on for as long as it was
  /// put off.
  func putOffAnew(account: String, at instant: Date) throws
  /// Dead letters, newest first.
  func deadLetters(limit: Int) throws -> [OutboxEntry]
  /// The inbox entries that a sent message answered, by the network's id of it: several where their answers were merged.
  func answered(by remoteID: String, account: String) throws -> [Int64]
  /// The inbox entries that a message in the outbox answers, by its number.
  func answered(in number: Int64) throws -> [Int64]
  /// What is known of an own post, by the network's id of it, as against an entry whose sending is in doubt.
  func standing(of remoteID: String, against entry: OutboxEntry) throws -> OwnPost
  /// The key of a sent message, by the network's id of it.
  func key(of remoteID: String, account: String) throws -> String?
  /// Takes a message out of the outbox again, if no attempt at it has begun. Returns whether it was there.
  func withdraw(key: String, account: String) throws -> Bool
  /// Takes a message out of the outbox, whatever became of it.
  func drop(_ number: Int64) throws

  /// Has a message go elsewhere: as another, from another account, counted anew.
  func readdress(_ number: Int64, account: String, _ message: OutgoingMessage, at instant: Date, reason: String) throws

  // Budgets

  /// What is left of an account's limits, by what each is of.
  func budgets(of account: String) throws -> [String: RateBudget]
  func keep(_ budget: RateBudget, of endpoint: String, account: String) throws

  // Conversations

  /// The state of a conversation with a person: what was shown and asked, opaque to the store.
  func conversation(account: String, id: String) throws -> Data?
  func keep(_ state: Data, conversation id: String, account: String) throws
  /// Keeps nothing of a conversation any more.
  func forget(conversation id: String, account: String) throws

  // Consent

  /// Notes a word by which someone who is met through an account lets themselves be written to, or not; with `stop`,
  /// what is queued for them goes, and nothing is queued for them any more.
  func note(_ word: CarrierKeyword, from remoteID: String, account: String, at instant: Date) throws
  /// Whether someone who is met through an account had messages stopped, and not started again.
  func hasStopped(_ remoteID: String, account: String) throws -> Bool
  /// Whether nothing goes to someone from an account: they had messages stopped, or the operator has them blocked.
  func isOutOfReach(_ remoteID: String, account: String) throws -> Bool

  // The door

  /// Takes a use of an invitation; false where no invitation with uses left has that code.
  func admit(_ code: String, at instant: Date) throws -> Bool
  /// Notes that someone who wrote to an account is not let in; false where they were told so in the past week already.
  func turnAway(_ remoteID: String, account: String, at instant: Date) throws -> Bool

  // The time that goes by

  /// How things stand.
  ///
  /// - Parameter accounts: the active accounts; entries of inactive accounts are not counted as overdue.
  func operatingStatus(of accounts: [String], at instant: Date) throws -> OperatingStatus
  /// Lets go of messages older than that, at most about so many: of one in, a keyed hash of its id stays. Returns how
  /// many went.
  func retire(before instant: Date, limit: Int) throws -> Int

  // Restores

  /// That the ledger came out of a backup; nil where it did not.
  func restoration() throws -> Restoration?
  func keep(_ restoration: Restoration?) throws

  // Accounts

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

extension MessageStore {
  /// The same, however much each author has written lately.
  public func unprocessed(accounts: [String], limit: Int, perAuthor: Int) throws -> [InboxEntry] {
    try unprocessed(accounts: accounts, limit: limit, perAuthor: perAuthor) { _, _, _ in .max }
  }
}
