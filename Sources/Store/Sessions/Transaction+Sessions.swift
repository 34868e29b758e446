import Agenda
import Foundation
import GRDB
import Storage

extension Transaction: Sessions {
  func newSession(of owner: SessionOwner, browser: String, at instant: Date) throws -> String {
    let secret = SecretToken.random(32)
    try db.execute(
      sql: "INSERT INTO session (hash, person, is_operator, browser, began, used) VALUES (?1, ?2, ?3, ?4, ?5, ?5)",
      arguments: [SecretToken.hash(secret)] + owner.arguments + [browser, instant.timeIntervalSince1970])
    return secret
  }

  func session(secret: String, at instant: Date) throws -> (owner: SessionOwner, session: BrowserSession)? {
    let find = try db.cachedStatement(
      sql: """
        SELECT \(Transaction.sessionColumns), session.person FROM session LEFT JOIN person ON person.id = session.person
        WHERE hash = ?1 AND \(Transaction.isLive) AND blocked IS NULL
        """)
    let arguments: StatementArguments = [SecretToken.hash(secret)] + Transaction.limits(at: instant)
    guard let row = try Row.fetchOne(find, arguments: arguments) else { return nil }
    let owner = SessionOwner(person: row[4])
    if case .person(let id) = owner, try isContested(id) { return nil }
    return (owner, Transaction.session(row))
  }

  func noteUse(of session: BrowserSession.ID, at instant: Date) throws {
    try db.cachedStatement(sql: "UPDATE session SET used = ?2 WHERE id = ?1 AND used < ?2")
      .execute(arguments: [session.number, instant.timeIntervalSince1970])
  }

  func sessions(of owner: SessionOwner, at instant: Date) throws -> [BrowserSession] {
    let person: Int64? = if case .person(let id) = owner { id.number } else { nil }
    return try Row.fetchAll(
      db,
      sql: """
        SELECT \(Transaction.sessionColumns) FROM session
        WHERE person IS ?1 AND is_operator = (?1 IS NULL) AND \(Transaction.isLive) ORDER BY used DESC, id DESC
        """, arguments: [person] + Transaction.limits(at: instant)
    ).map(Transaction.session)
  }

  func endSession(_ session: BrowserSession.ID, of owner: SessionOwner) throws -> Bool {
    try db.execute(
      sql: "DELETE FROM session WHERE id = ? AND person IS ? AND is_operator = ?",
      arguments: [session.number] + owner.arguments)
    return db.changesCount > 0
  }

  func endSessions(of person: Person.ID) throws -> Int {
    for table in Transaction.signInTables {
      try db.execute(sql: "DELETE FROM \(table) WHERE person = ?", arguments: [person.number])
    }
    return db.changesCount
  }

  /// The tables of everything that signs a browser in. Sessions come last, since the deletion returns their count.
  private static let signInTables = ["sign_in", "pairing", "session"]

  private static let sessionColumns = "session.id, browser, began, used"

  /// The condition that a session has neither been idle nor lasted for too long.
  private static let isLive = "used > ?2 AND began > ?3"

  private static func limits(at instant: Date) -> StatementArguments {
    let now = instant.timeIntervalSince1970
    return [now - BrowserSession.idles, now - BrowserSession.lasts]
  }

  private static func session(_ row: Row) -> BrowserSession {
    BrowserSession(
      id: BrowserSession.ID(row[0]), browser: row[1], began: Date(timeIntervalSince1970: row[2]),
      used: Date(timeIntervalSince1970: row[3]))
  }

  func sweepSignIns(at instant: Date) throws {
    try db.execute(
      sql: "DELETE FROM session WHERE used <= ? OR began <= ?", arguments: Transaction.limits(at: instant))
    try db.execute(sql: "DELETE FROM sign_in WHERE expires <= ?", arguments: [instant.timeIntervalSince1970])
    let since = instant.timeIntervalSince1970 - Pairing.lasts
    try db.execute(sql: "DELETE FROM pairing WHERE began <= ?", arguments: [since])
    try db.execute(sql: "DELETE FROM wrong_code WHERE sent <= ?", arguments: [since])
  }

  /// Signs everybody out: a ledger restored from a backup does not know which sessions have ended since.
  func endAllSessions() throws {
    for table in Transaction.signInTables { try db.execute(sql: "DELETE FROM \(table)") }
  }
}

extension SessionOwner {
  init(person: Int64?) { self = person.map { .person(Person.ID($0)) } ?? .operator }

  /// The values of the columns `person` and `is_operator`.
  var arguments: StatementArguments {
    switch self {
    case .person(let id): [id.number, false]
    case .operator: [nil, true]
    }
  }
}
