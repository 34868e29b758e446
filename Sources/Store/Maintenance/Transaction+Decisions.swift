import Agenda
import Foundation
import GRDB

/// The operator's decisions about people. They outlive an erasure, by hashes of the person's addresses.
extension Transaction {
  enum Decision: String {
    case blocked, quota
  }

  /// Sets a decision about a person, or about the erased person who had that number; nil lifts it.
  func decide(_ decision: Decision, _ value: (any DatabaseValueConvertible)?, about person: Person.ID) throws {
    for (table, number) in [("person", "id"), ("lasting_decision", "person")] {
      try db.execute(
        sql: "UPDATE \(table) SET \(decision.rawValue) = ? WHERE \(number) = ?", arguments: [value, person.number])
    }
    try db.execute(sql: "DELETE FROM lasting_decision WHERE blocked IS NULL AND quota IS NULL")
  }

  /// Keeps the decisions about somebody whose addresses are about to be forgotten.
  func keepDecisions(about person: Person.ID, at addresses: [Address], since instant: Date) throws {
    let hashes = try keyedHash()
    for address in addresses {
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO lasting_decision (hash, name, person, since, blocked, quota)
          SELECT ?, ?, id, ?, blocked, quota FROM person WHERE id = ? AND (blocked IS NOT NULL OR quota IS NOT NULL)
          """,
        arguments: [
          hashes.hash(address.key.hashed), hashes.hash([address.network, "name", address.name.lowercased()]),
          instant.timeIntervalSince1970, person.number,
        ])
    }
  }

  /// Applies the decisions about an address's former owner, who is the same person, to its new owner.
  func decideAgain(about person: Person.ID, at address: AddressKey) throws {
    for row in try decisions(about: address) {
      try db.execute(
        sql: "UPDATE person SET blocked = coalesce(?, blocked), quota = coalesce(?, quota) WHERE id = ?",
        arguments: [row[1], row[2], person.number])
      try db.execute(sql: "DELETE FROM lasting_decision WHERE hash = ?", arguments: [row[0] as Int64])
    }
  }

  func wasBlockedWhenErased(_ key: AddressKey) throws -> Bool {
    try decisions(about: key).contains { ($0[1] as Double?) != nil }
  }

  private func decisions(about key: AddressKey) throws -> [Row] {
    guard try isAny(.decided) else { return [] }
    let find = try db.cachedStatement(sql: "SELECT hash, blocked, quota, since FROM lasting_decision WHERE hash = ?")
    let hashes = try keyedHash()
    return try forms(of: key).compactMap { form in
      let row = try Row.fetchOne(find, arguments: [hashes.hash(form.key.hashed)])
      return row.flatMap { form.counts(at: Date(timeIntervalSince1970: $0[3])) ? $0 : nil }
    }
  }
}
