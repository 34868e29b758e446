import Agenda
import Civil
import Foundation
import GRDB

/// The count of somebody's recent requests to others, kept by address, so that erasing or unlinking does not reset it.
extension Transaction {
  /// Records a request under its sender's addresses.
  func record(_ itemRequest: ItemRequest, as id: Int64) throws {
    try dropRequests(before: itemRequest.asked - SendingLimits.standard.day)
    let hashes = try keyedHash()
    let insert = try db.cachedStatement(
      sql: "INSERT INTO request (hash, errand, recipient, asked, is_open) VALUES (?, ?, ?, ?, ?)")
    for address in try people.addresses(of: itemRequest.sender) {
      try insert.execute(arguments: [
        hashes.hash(address.key.hashed), id, itemRequest.recipient.number, itemRequest.asked.timeIntervalSince1970,
        itemRequest.state == .asked,
      ])
    }
  }

  func dropRequests(before instant: Date) throws {
    try db.cachedStatement(sql: "DELETE FROM request WHERE asked <= ?")
      .execute(arguments: [instant.timeIntervalSince1970])
  }

  func count(requestsOf person: Person.ID, to recipient: Person.ID?, since instant: Date) throws -> Int {
    let find = try db.cachedStatement(
      sql: """
        SELECT count(DISTINCT errand) FROM request
        WHERE hash IN (SELECT value FROM json_each(?1)) AND asked > ?2 AND (?3 IS NULL OR recipient = ?3)
        """)
    return try Int.fetchOne(
      find, arguments: [hashes(of: person), instant.timeIntervalSince1970, recipient?.number]) ?? 0
  }

  /// Counts open requests of any age, and those since `instant` that were erased while open.
  func count(openRequestsOf person: Person.ID, to recipient: Person.ID, since instant: Date) throws -> Int {
    let find = try db.cachedStatement(
      sql: """
        SELECT count(*) FROM (
          SELECT id FROM errand WHERE recipient = ?1 AND state = 'asked' AND sender = ?2
          UNION SELECT errand FROM request
            WHERE hash IN (SELECT value FROM json_each(?3)) AND asked > ?4 AND recipient = ?1 AND is_open)
        """)
    return try Int.fetchOne(
      find, arguments: [recipient.number, person.number, hashes(of: person), instant.timeIntervalSince1970]) ?? 0
  }

  /// Returns the hashes of all a person's addresses, as JSON.
  private func hashes(of person: Person.ID) throws -> String {
    let hashes = try keyedHash()
    let all = try people.addresses(of: person).flatMap { try forms(of: $0.key) }.map { hashes.hash($0.key.hashed) }
    return "[\(all.map(String.init).joined(separator: ","))]"
  }
}
