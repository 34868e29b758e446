import Agenda
import Conversation
import Foundation
import GRDB
import Storage

/// The inbox: the messages to the bot, each once.
extension Transaction {
  func receive(
    _ messages: [IncomingMessage], account: String, network: String, realm: String, cursor: String?, at instant: Date
  ) throws -> Int {
    try register([(account, network, realm)])
    var new = 0
    let hashes = try hashesOfErased()
    let restoration = try restoration()
    let isAnybodyBlocked = try isAnybodyOutOfReach()
    for message in messages {
      if let hashes, try wasErased(hashes.hash([network, account, message.id])) { continue }
      let author = AddressKey(network: network, realm: realm, remoteID: message.authorID)
      if isAnybodyBlocked, try isBlocked(author) { continue }
      // The message was read again after a restore, and its author was erased meanwhile.
      if let restoration, message.sentAt < restoration.restoredAt, try wasForgotten(author, before: message.sentAt) {
        continue
      }
      try Self.receiving.run(
        [
          .network: network, .account: account, .messageID: message.id, .authorID: message.authorID,
          .authorHandle: message.authorHandle, .conversationID: message.conversationID,
          // SQLite's texts end at a NUL.
          .text: message.text.utf8.contains(0) ? message.text.replacing("\0", with: "") : message.text,
          .sentAt: message.sentAt.timeIntervalSince1970, .visibility: message.visibility.rawValue,
          .repliesTo: message.repliesTo,
          .media: try JournalSnapshot.text(message.media.isEmpty ? nil : message.media),
          .receivedAt: instant.timeIntervalSince1970, .pressed: message.isPressed, .edits: message.edits,
        ], in: db)
      new += db.changesCount
    }
    if let cursor {
      try db.cachedStatement(sql: "UPDATE account SET cursor = ? WHERE name = ?").run([cursor, account])
    }
    return new
  }

  private static let receiving = InsertStatement<InboxRow.Column>(
    "ON CONFLICT (network, account, message_id) DO NOTHING")

  func inboxEntry(_ number: Int64) throws -> InboxEntry? {
    let statement = try db.cachedStatement(sql: "SELECT \(InboxRow.columns) FROM inbox WHERE number = ?")
    return try statement.row([number], InboxRow.entry)
  }

  func lastEntry(from authorID: String, network: String, realm: String) throws -> InboxEntry? {
    let statement = try db.cachedStatement(sql: Transaction.lastOfAuthor)
    return try statement.row([network, realm, authorID], InboxRow.entry)
  }

  static let lastOfAuthor = """
    SELECT \(InboxRow.columns) FROM inbox WHERE network = ?1 AND author_id = ?3
      AND account IN (SELECT name FROM account WHERE network = ?1 AND realm = ?2) ORDER BY number DESC LIMIT 1
    """

  func lastHeard(from authorID: String, account: String) throws -> LastMessageTimes? {
    let find = try db.cachedStatement(sql: Transaction.lastHeard)
    guard let row = try Row.fetchOne(find, arguments: [account, authorID, IncomingMessage.longestWait]),
      let written: Double = row[0], let read: Double = row[1]
    else { return nil }
    return LastMessageTimes(written: Date(timeIntervalSince1970: written), read: Date(timeIntervalSince1970: read))
  }

  /// Computed like ``IncomingMessage/moment(sentAt:readAt:)``, since a server's clock may be wrong.
  static let lastHeard = """
    SELECT max(iif(received_at - sent_at BETWEEN 0 AND ?3, sent_at, received_at)), max(received_at) FROM inbox
    WHERE network = (SELECT network FROM account WHERE name = ?1) AND author_id = ?2 AND account = ?1
      AND visibility = 'direct'
    """

  func note(_ attempts: [Int64: Int]) throws {
    let statement = try db.cachedStatement(sql: "UPDATE inbox SET attempts = ? WHERE number = ? AND state = 'new'")
    for (number, count) in attempts { try statement.run([count, number]) }
  }

  /// Ends the work on an entry. Throws if it has already ended: then another process worked on it, and ending it again
  /// would let it take effect twice.
  func finish(_ number: Int64, _ outcome: InboxOutcome, at instant: Date) throws {
    let (state, reason) = InboxRow.columns(of: outcome)
    try db.cachedStatement(
      sql: "UPDATE inbox SET state = ?, reason = ?, finished_at = ? WHERE number = ? AND state = 'new'"
    ).run([state, reason, instant.timeIntervalSince1970, number])
    guard db.changesCount == 1 else {
      throw StoreError(.conflict, cause: "message \(number) is not waiting for work any more")
    }
  }

  func troubled(limit: Int) throws -> [(entry: InboxEntry, outcome: InboxOutcome)] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(InboxRow.columns) FROM inbox WHERE \(InboxRow.isTroubled)
        ORDER BY number DESC LIMIT ?
        """)
    return try statement.rows([limit]) { row in
      let columns = ColumnsOfRow<InboxRow.Column>(row: row)
      let reason = try columns[.reason] as String? ?? ""
      let outcome: InboxOutcome = try columns[.state] == "failed" ? .failed(reason: reason) : .setAside(reason: reason)
      return (try InboxRow.entry(row), outcome)
    }
  }

  func reopen(_ number: Int64) throws -> Bool {
    try db.cachedStatement(
      sql: """
        UPDATE inbox SET state = 'new', attempts = 0, reason = NULL, finished_at = NULL
        WHERE number = ? AND \(InboxRow.isTroubled)
        """
    ).run([number])
    return db.changesCount == 1
  }
}
