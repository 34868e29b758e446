import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// Several accounts of one person.
extension Transaction {
  /// A code that nobody guesses.
  static func randomCode() -> String {
    var random = SystemRandomNumberGenerator()
    while true {
      let code = (0..<LinkCode.length).map { _ in
        LinkCode.letters[Int.random(in: LinkCode.letters.indices, using: &random)]
      }
      if code.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
        return String(decoding: code, as: UTF8.self)
      }
    }
  }

  func linkCode(
    for person: Person.ID, at address: Address, sentBy account: NamedAccount?, until instant: Date
  ) throws -> String {
    let code = Transaction.randomCode()
    try db.cachedStatement(
      sql: """
        INSERT INTO link_code (network, realm, remote_id, code, person, expires, sender_network, sender_name)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (person) DO UPDATE SET code = excluded.code, network = excluded.network,
          realm = excluded.realm, remote_id = excluded.remote_id, expires = excluded.expires,
          sender_network = excluded.sender_network, sender_name = excluded.sender_name
        """
    ).execute(
      arguments: address.key.arguments
        + [
          code, person.number, instant.timeIntervalSince1970, account?.network.lowercased(),
          account?.name.lowercased(),
        ])
    return code
  }

  func linkOffer(_ code: String, from address: Address, at instant: Date) throws -> LinkOffer? {
    let find = try db.cachedStatement(
      sql: """
        SELECT link_code.person, sender_name IS NOT NULL, \(AddressRow.columns) FROM link_code
        JOIN address ON address.network = link_code.network AND address.realm = link_code.realm
          AND address.remote_id = link_code.remote_id AND address.person = link_code.person
        WHERE code = ? AND expires > ?
          AND (sender_name IS NULL OR sender_network = ? AND sender_name IN (?, ?))
        """)
    let names = [address.handle, address.remoteID].map { $0.lowercased() }
    guard
      let row = try Row.fetchOne(
        find,
        arguments: [code.lowercased(), instant.timeIntervalSince1970, address.network.lowercased(), names[0], names[1]]),
      let person = try people.person(Person.ID(row[0]))
    else { return nil }
    return LinkOffer(
      person: person, address: AddressRow.address(row, from: 2), itemCounts: try itemCounts(of: person.id),
      isNamed: row[1])
  }

  func withdrawLinkCode(of person: Person.ID) throws {
    try db.cachedStatement(sql: "DELETE FROM link_code WHERE person = ?").execute(arguments: [person.number])
  }

  func join(_ one: Person.ID, _ other: Person.ID) throws {
    guard let first = try people.person(one), let second = try people.person(other), one != other else {
      throw StoreError(.conflict, cause: "there are no two people to be made one")
    }
    let isFirstOlder = (first.firstSeen, first.id.number) < (second.firstSeen, second.id.number)
    let (stays, goes) = isFirstOlder ? (first, second) : (second, first)
    try PersonMerge(db: db, stays: stays.id, goes: goes.id).merge()
    owners[goes.id] = nil
    try Instants(db: db).refresh(of: stays.id, in: stays.zone, at: context.now())
  }

  func part(_ address: Address, from person: Person, at instant: Date) throws {
    try AddressRow.delete(address.key, of: person.id, in: db)
    var own = try people.welcome(address, zone: person.zone, conventions: person.conventions, at: instant)
    let (id, seen) = (own.id, own.firstSeen)
    own = person
    own.id = id
    own.firstSeen = seen
    try people.update(own)
    try db.execute(
      sql: "UPDATE person SET quota = (SELECT quota FROM person WHERE id = ?) WHERE id = ?",
      arguments: [person.id.number, id.number])
    try shareBlocks(of: person.id, with: id)
    // Anybody who has that account may have signed a browser in.
    _ = try endSessions(of: person.id)
    // The conversation at that address may still mention items that stay with the other person.
    try db.execute(
      sql: "DELETE FROM conversation WHERE id = ?3 AND account IN \(AddressKey.accounts)",
      arguments: address.key.arguments)
  }

  /// Gives a person who separates from another the other's blocks, in both directions, so that nobody escapes a block
  /// by separating.
  func shareBlocks(of person: Person.ID, with other: Person.ID) throws {
    try db.execute(
      sql: """
        INSERT INTO contact (person, other, standing)
          SELECT ?2, other, standing FROM contact WHERE person = ?1 AND standing = 'blocked'
          UNION ALL SELECT person, ?2, standing FROM contact WHERE other = ?1 AND standing = 'blocked'
        ON CONFLICT DO NOTHING
        """, arguments: [person.number, other.number])
    try db.execute(
      sql: "INSERT INTO lasting_block (person, hash, since) SELECT ?, hash, since FROM lasting_block WHERE person = ?",
      arguments: [other.number, person.number])
  }
}
