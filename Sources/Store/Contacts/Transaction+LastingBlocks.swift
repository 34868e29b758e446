import Agenda
import Foundation
import GRDB

/// Blocks of people who had themselves erased, so that nobody escapes a block by that.
extension Transaction {
  /// Keeps the blocks of somebody whose addresses are about to be forgotten.
  func keepBlocks(of person: Person.ID, at addresses: [AddressKey], since instant: Date) throws {
    let hashes = try keyedHash()
    for address in addresses {
      try db.execute(
        sql: """
          INSERT INTO lasting_block (hash, person, since)
          SELECT ?, person, ? FROM contact WHERE other = ? AND standing = 'blocked'
          ON CONFLICT DO UPDATE SET since = excluded.since
          """,
        arguments: [hashes.hash(address.hashed), instant.timeIntervalSince1970, person.number])
    }
  }

  /// Blocks the new owner of an address for everybody who blocked its former owner, who is the same person.
  func blockAgain(_ person: Person.ID, at address: AddressKey) throws {
    let isAny = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM lasting_block)")
    guard try Bool.fetchOne(isAny) == true else { return }
    let hashes = try keyedHash()
    for form in try forms(of: address) {
      let hash = hashes.hash(form.key.hashed)
      let kept = try Row.fetchAll(db, sql: "SELECT person, since FROM lasting_block WHERE hash = ?", arguments: [hash])
      for row in kept where form.counts(at: Date(timeIntervalSince1970: row[1])) {
        let blocker: Int64 = row[0]
        try db.execute(
          sql: "INSERT INTO contact (person, other, standing) VALUES (?, ?, 'blocked') ON CONFLICT DO NOTHING",
          arguments: [blocker, person.number])
        try db.execute(sql: "DELETE FROM lasting_block WHERE hash = ? AND person = ?", arguments: [hash, blocker])
      }
    }
  }
}
