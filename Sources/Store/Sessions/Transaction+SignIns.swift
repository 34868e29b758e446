import Agenda
import Foundation
import GRDB
import Storage

extension Transaction: SignIns {
  func newSignInLink(for owner: SessionOwner, until instant: Date) throws -> String {
    let token = SecretToken.random(32)
    try db.execute(
      sql: "INSERT INTO sign_in (hash, person, is_operator, expires) VALUES (?, ?, ?, ?)",
      arguments: [SecretToken.hash(token)] + owner.arguments + [instant.timeIntervalSince1970])
    return token
  }

  func takeSignInLink(_ token: String, at instant: Date) throws -> SessionOwner? {
    let take = try db.cachedStatement(sql: "DELETE FROM sign_in WHERE hash = ? AND expires > ? RETURNING person")
    let arguments: StatementArguments = [SecretToken.hash(token), instant.timeIntervalSince1970]
    return try Row.fetchAll(take, arguments: arguments).first.map { SessionOwner(person: $0[0]) }
  }

  func newPairing(browser: String, at instant: Date) throws -> Pairing.Secrets? {
    let waiting = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM pairing WHERE began > ?", arguments: [Transaction.oldestPairing(at: instant)])
    guard waiting ?? 0 < Pairing.most else { return nil }
    let secrets = Pairing.Secrets(cookie: SecretToken.random(32), code: Transaction.randomDigits())
    // If two browsers get the same code, which is extremely unlikely, the newer one has it.
    try db.execute(
      sql: "INSERT OR REPLACE INTO pairing (hash, code, browser, began) VALUES (?, ?, ?, ?)",
      arguments: [
        SecretToken.hash(secrets.cookie), Transaction.hash(code: secrets.code), browser, instant.timeIntervalSince1970,
      ])
    return secrets
  }

  func pairing(secret: String, at instant: Date) throws -> Pairing? {
    try pairing("hash = ?", SecretToken.hash(secret), at: instant)
  }

  func pairing(code: String, sentBy person: Person.ID, at instant: Date) throws -> Pairing? {
    let wrong = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM wrong_code WHERE person = ? AND sent > ?",
      arguments: [person.number, Transaction.oldestPairing(at: instant)])
    guard wrong ?? 0 < Pairing.tries else { return nil }
    if let found = try pairing("person IS NULL AND code = ?", Transaction.hash(code: code), at: instant) {
      return found
    }
    try db.execute(
      sql: "INSERT INTO wrong_code (person, sent) VALUES (?, ?)",
      arguments: [person.number, instant.timeIntervalSince1970])
    return nil
  }

  func allow(code: String, as person: Person.ID, at instant: Date) throws -> Bool {
    guard try pairing(code: code, sentBy: person, at: instant) != nil else { return false }
    try db.execute(
      sql: "UPDATE pairing SET person = ? WHERE code = ? AND person IS NULL",
      arguments: [person.number, Transaction.hash(code: code)])
    return db.changesCount > 0
  }

  func takePairing(secret: String, at instant: Date) throws -> Person.ID? {
    let take = try db.cachedStatement(
      sql: "DELETE FROM pairing WHERE hash = ? AND began > ? AND person IS NOT NULL RETURNING person")
    let arguments: StatementArguments = [SecretToken.hash(secret), Transaction.oldestPairing(at: instant)]
    return try Row.fetchAll(take, arguments: arguments).first.map { Person.ID($0[0]) }
  }

  private func pairing(_ condition: String, _ hash: Data, at instant: Date) throws -> Pairing? {
    let find = try db.cachedStatement(
      sql: "SELECT browser, began, person IS NOT NULL FROM pairing WHERE \(condition) AND began > ?")
    return try Row.fetchOne(find, arguments: [hash, Transaction.oldestPairing(at: instant)]).map { row in
      Pairing(browser: row[0], began: Date(timeIntervalSince1970: row[1]), isAllowed: row[2])
    }
  }

  private static func oldestPairing(at instant: Date) -> Double { instant.timeIntervalSince1970 - Pairing.lasts }

  /// Returns three groups of three digits, none of which begins with a zero: 29 bits, and easy to type on a telephone.
  private static func randomDigits() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<3).map { _ in String(Int.random(in: 100...999, using: &random)) }.joined(separator: " ")
  }

  /// Returns the hash of a code, whatever is between its groups.
  private static func hash(code: String) -> Data { SecretToken.hash(code.filter { $0.isNumber }) }
}
