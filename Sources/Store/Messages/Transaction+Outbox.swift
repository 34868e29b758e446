import Conversation
import Foundation
import GRDB
import Storage

/// The outbox: the messages that the bot sends, and their outcomes.
extension Transaction {
  func enqueue(
    _ message: OutgoingMessage, account: String, for purpose: Purpose, answering: Int64?, notBefore: Date
  ) throws -> Bool {
    try register(account: account)
    guard try !isOutOfReach(message.recipientID, account: account) else { return false }
    let time = notBefore.timeIntervalSince1970
    try Self.enqueueing.run(
      [
        .account: account, .key: message.key.description, .purpose: purpose.rawValue,
        .urgency: purpose.urgency.rawValue, .answering: answering, .recipientID: message.recipientID,
        .recipientHandle: message.recipientHandle, .repliesTo: message.repliesTo,
        .conversationID: message.conversationID, .visibility: message.visibility.rawValue, .text: message.text,
        .dueAt: time, .notBefore: time, .buttons: try OutboxRow.buttons(of: message),
      ], in: db)
    return db.changesCount == 1
  }

  private static let enqueueing = InsertStatement<OutboxRow.Column>("ON CONFLICT (account, key) DO NOTHING")

  /// Returns queued messages whose time has come, and those in doubt that are to be read back.
  ///
  /// A recipient's messages of the same urgency go in their intended order: none before an earlier one has been sent or
  /// given up, even if that one is to be tried again or is in doubt. A message for a later time does not hold up
  /// others, nor does one that waits until its recipient writes.
  func sendable(account: String, at instant: Date, limit: Int) throws -> [OutboxEntry] {
    try db.cachedStatement(Transaction.sendable)
      .rows([account, instant.timeIntervalSince1970, limit], OutboxRow.entry)
  }

  private static let isFirstOfItsLine = """
    NOT EXISTS (SELECT 1 FROM outbox AS earlier WHERE earlier.account = outbox.account
      AND earlier.recipient_id = outbox.recipient_id AND earlier.urgency = outbox.urgency
      AND \(OutboxRow.isLive("earlier")) AND earlier.postponed_at IS NULL
      AND (earlier.due_at, earlier.number) < (outbox.due_at, outbox.number))
    """

  static let sendable: FrequentStatement = """
    SELECT \(OutboxRow.columns) FROM outbox INDEXED BY outbox_pending
    WHERE \(OutboxRow.isLive()) AND state <> 'sending' AND account = ? AND not_before <= ?
      AND \(isFirstOfItsLine)
    ORDER BY urgency, due_at, number LIMIT ?
    """

  func answersWaiting(
    account: String, withoutNoticeIn hours: Range<Date>, at instant: Date, limit: Int
  ) throws -> [OutboxEntry] {
    try outbox(
      Transaction.answersWaiting,
      [
        account, Urgency.answer.rawValue, instant.timeIntervalSince1970, hours.lowerBound.timeIntervalSince1970,
        hours.upperBound.timeIntervalSince1970, limit,
      ])
  }

  static let answersWaiting = """
    SELECT \(OutboxRow.columns) FROM outbox INDEXED BY outbox_pending
    WHERE \(OutboxRow.isLive()) AND state = 'queued' AND account = ?1 AND urgency = ?2
      AND not_before <= ?3 AND visibility = 'direct' AND \(isFirstOfItsLine)
      AND NOT EXISTS (SELECT 1 FROM outbox AS told
        WHERE told.account = outbox.account AND told.recipient_id = outbox.recipient_id AND told.purpose = 'budget'
          AND told.due_at >= ?4 AND told.due_at < ?5)
    ORDER BY due_at, number LIMIT ?6
    """

  func unsentBudgetNotices(account: String) throws -> [OutboxEntry] {
    try outbox(Transaction.unsentBudgetNotices, [account])
  }

  static let unsentBudgetNotices = """
    SELECT \(OutboxRow.columns) FROM outbox INDEXED BY outbox_budget
    WHERE account = ? AND purpose = 'budget' AND \(OutboxRow.isLive())
    """

  func nextSend(account: String, after instant: Date) throws -> Date? {
    try db.cachedStatement(Transaction.nextSend).value([account, instant.timeIntervalSince1970])
      .map { Date(timeIntervalSince1970: $0) }
  }

  /// If a message whose time has come must wait, it waits for an earlier one whose time has not come. So the first time
  /// still to come is the next one, and there is no need to look at anybody's line.
  static let nextSend: FrequentStatement = """
    SELECT min(not_before) FROM outbox INDEXED BY outbox_pending
    WHERE \(OutboxRow.isLive()) AND account = ? AND not_before > ?
    """

  func outboxEntry(_ number: Int64) throws -> OutboxEntry? {
    try db.cachedStatement(Transaction.outboxEntry).row([number], OutboxRow.entry)
  }

  private static let outboxEntry: FrequentStatement = "SELECT \(OutboxRow.columns) FROM outbox WHERE number = ?"

  @discardableResult
  func apply(_ event: OutboxEvent, to entry: OutboxEntry) throws -> OutboxEntry? {
    guard let changed = entry.after(event) else { return nil }
    if changed.state == .sending {
      try noteAttempt(changed, from: entry.state)
    } else {
      try noteOutcome(changed, from: entry.state)
    }
    guard db.changesCount == 1 else { return nil }
    if changed.state == .sent { try countAcknowledgement(of: changed) }
    return changed
  }

  /// Notes that an attempt begins. It sets no indexed column, so that no index is written.
  private func noteAttempt(_ entry: OutboxEntry, from state: OutboxEntry.State) throws {
    try db.cachedStatement(Transaction.notingAttempt).run([
      entry.state.rawValue, entry.attempts, entry.firstAttempt?.timeIntervalSince1970, entry.number, state.rawValue,
    ])
  }

  private static let notingAttempt: FrequentStatement = """
    UPDATE outbox SET state = ?, attempts = ?, first_attempt = ?, postponed_at = NULL,
      begun_after = coalesce(begun_after, (SELECT acknowledged FROM account WHERE name = outbox.account))
    WHERE number = ? AND state = ?
    """

  private func noteOutcome(_ entry: OutboxEntry, from state: OutboxEntry.State) throws {
    try db.cachedStatement(Transaction.notingOutcome).run([
      entry.state.rawValue, entry.state.isLive, entry.attempts, entry.firstAttempt?.timeIntervalSince1970,
      entry.notBefore.timeIntervalSince1970, entry.remoteID, entry.failure, entry.number,
      entry.postponedAt?.timeIntervalSince1970, state.rawValue,
    ])
  }

  private static let notingOutcome: FrequentStatement = """
    UPDATE outbox SET state = ?1, live = ?2, attempts = ?3, first_attempt = ?4, not_before = ?5, remote_id = ?6,
      failure = ?7, postponed_at = ?9, begun_after = iif(?4 IS NULL, NULL, begun_after),
      acknowledged = iif(?1 <> 'sent', acknowledged,
        (SELECT acknowledged + 1 FROM account WHERE name = outbox.account))
    WHERE number = ?8 AND state = ?10
    """

  func bringForward(to recipient: String, account: String, at instant: Date) throws {
    try db.cachedStatement(sql: Transaction.broughtForward)
      .run([instant.timeIntervalSince1970, account, recipient])
  }

  static let broughtForward = """
    UPDATE outbox INDEXED BY outbox_pending SET not_before = ?1
    WHERE \(OutboxRow.isLive("outbox")) AND account = ?2 AND recipient_id = ?3
      AND postponed_at IS NOT NULL AND not_before > ?1
    """

  /// Counts a message among all that the account's network has acknowledged. This gives it a position in an order that
  /// does not depend on a clock.
  private func countAcknowledgement(of entry: OutboxEntry) throws {
    try db.cachedStatement(sql: "UPDATE account SET acknowledged = acknowledged + 1 WHERE name = ?")
      .run([entry.account])
  }

  func standing(of remoteID: String, against entry: OutboxEntry) throws -> OwnPost {
    let statement = try db.cachedStatement(
      sql: """
        SELECT coalesce(acknowledged <= (SELECT begun_after FROM outbox WHERE number = ?), 0) FROM outbox
        WHERE account = ? AND remote_id = ?
        """)
    let isEarlier = try Bool.fetchOne(statement, arguments: [entry.number, entry.account, remoteID])
    return isEarlier.map { $0 ? .earlier : .another } ?? .unknown
  }

  func readdress(
    _ number: Int64, account: String, _ message: OutgoingMessage, at instant: Date, reason: String
  ) throws -> Bool {
    guard try apply(.readdressed(reason: reason, at: instant), to: number) != nil else { return false }
    try db.cachedStatement(
      sql: """
        UPDATE outbox SET account = ?, key = ?, recipient_id = ?, recipient_handle = ?, replies_to = ?,
          conversation_id = ?, visibility = ?, text = ?, buttons = ?
        WHERE number = ?
        """
    ).run([
      account, message.key.description, message.recipientID, message.recipientHandle, message.repliesTo,
      message.conversationID, message.visibility.rawValue, message.text,
      try OutboxRow.buttons(of: message), number,
    ])
    return true
  }

  func interrupted(account: String) throws -> [OutboxEntry] {
    try outbox(
      """
      SELECT \(OutboxRow.columns) FROM outbox
      WHERE \(OutboxRow.isLive()) AND state = 'sending' AND account = ?
      ORDER BY urgency, due_at, number
      """, [account])
  }

  /// Except for digests, nothing is queued before its time. If the clock is before that time, it was set back. If it
  /// was set back by less, no message waits longer than it has already waited.
  func putOffAnew(account: String, at instant: Date) throws {
    try db.cachedStatement(
      sql: """
        UPDATE outbox SET not_before = ?1 + (not_before - due_at), due_at = ?1
        WHERE \(OutboxRow.isLive()) AND account = ?2 AND due_at > ?1
          AND (attempts > 0 OR urgency < ?3)
        """
    ).run([instant.timeIntervalSince1970, account, Urgency.digest.rawValue])
  }

  func deadLetters(limit: Int) throws -> [OutboxEntry] {
    try outbox("SELECT \(OutboxRow.columns) FROM outbox WHERE state = 'dead' ORDER BY number DESC LIMIT ?", [limit])
  }

  func key(of remoteID: String, account: String) throws -> MessageKey? {
    let statement = try db.cachedStatement(sql: "SELECT key FROM outbox WHERE account = ? AND remote_id = ?")
    return try String.fetchOne(statement, arguments: [account, remoteID]).map { MessageKey($0) }
  }

  func withdraw(_ key: MessageKey, account: String) throws -> Bool {
    try db.cachedStatement(
      sql: "DELETE FROM outbox WHERE account = ? AND key = ? AND state = 'queued' AND attempts = 0"
    ).run([account, key.description])
    return db.changesCount == 1
  }

  func drop(_ number: Int64) throws {
    try db.cachedStatement(sql: "DELETE FROM outbox WHERE number = ?").run([number])
  }

  func outbox(_ sql: String, _ values: [Binding]) throws -> [OutboxEntry] {
    try db.cachedStatement(sql: sql).rows(values, OutboxRow.entry)
  }
}
