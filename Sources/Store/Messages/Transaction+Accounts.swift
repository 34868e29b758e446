import Conversation
import Foundation
import GRDB
import Storage

/// The bot's own accounts, and its conversations there.
extension Transaction {
  /// Makes sure that an account has a row. An account for which messages only wait has no network yet.
  func register(account: String) throws {
    try db.cachedStatement(sql: "INSERT INTO account (name) VALUES (?) ON CONFLICT DO NOTHING")
      .run([account])
  }

  func cursor(of account: String) throws -> String? {
    try db.cachedStatement(sql: "SELECT cursor FROM account WHERE name = ? AND cursor IS NOT NULL").value([account])
  }

  func notePoll(
    account: String, network: String, realm: String, failure: String?, signIn: SignIn?, at instant: Date
  ) throws {
    try register([(account, network, realm)])
    try db.cachedStatement(
      sql: """
        UPDATE account SET last_poll = ?, failure = ?, sign_in = coalesce(?, sign_in),
          signed_in_at = coalesce(?, signed_in_at), sign_in_cure = CASE WHEN ? THEN ? ELSE sign_in_cure END
        WHERE name = ?
        """
    ).run([
      instant.timeIntervalSince1970, failure, signIn?.outcome.rawValue, signIn?.at.timeIntervalSince1970,
      signIn != nil, signIn?.cure, account,
    ])
  }

  func noteSignIn(account: String, network: String, realm: String, _ signIn: SignIn) throws {
    try register([(account, network, realm)])
    try db.cachedStatement(
      sql: """
        UPDATE account SET failure = NULL, sign_in = ?, signed_in_at = ?, sign_in_cure = ? WHERE name = ?
        """
    ).run([signIn.outcome.rawValue, signIn.at.timeIntervalSince1970, signIn.cure, account])
  }

  func accounts() throws -> [AccountStatus] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT name, coalesce(network, ''), realm, cursor, last_poll, failure, sign_in, signed_in_at, sign_in_cure,
          (SELECT count(*) FROM outbox WHERE account = name AND \(OutboxRow.isLive())
            AND state <> 'unknown'),
          (SELECT count(*) FROM outbox WHERE account = name AND \(OutboxRow.isLive())
            AND state = 'unknown'),
          (SELECT count(*) FROM outbox INDEXED BY outbox_dead WHERE account = name AND state = 'dead')
        FROM account ORDER BY name
        """)
    return try Row.fetchAll(statement).map { row in
      AccountStatus(
        account: row[0], network: row[1], realm: row[2], cursor: row[3],
        lastPoll: (row[4] as Double?).map { Date(timeIntervalSince1970: $0) }, failure: row[5],
        signIn: Transaction.signIn(row[6], row[7], row[8]), queued: row[9], doubtful: row[10], dead: row[11])
    }
  }

  private static func signIn(_ outcome: String?, _ at: Double?, _ cure: String?) -> SignIn? {
    guard let outcome = outcome.flatMap(SignInOutcome.init), let at else { return nil }
    return SignIn(outcome, at: Date(timeIntervalSince1970: at), cure: cure)
  }

  func conversation(account: String, id: String) throws -> Data? {
    try db.cachedStatement(sql: "SELECT state FROM conversation WHERE account = ? AND id = ?").value([account, id])
  }

  func keep(_ state: Data, conversation id: String, account: String) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO conversation (account, id, state) VALUES (?, ?, ?)
        ON CONFLICT (account, id) DO UPDATE SET state = excluded.state
        """
    ).run([account, id, state])
  }

  func forget(conversation id: String, account: String) throws {
    try db.cachedStatement(sql: "DELETE FROM conversation WHERE account = ? AND id = ?")
      .run([account, id])
  }
}
