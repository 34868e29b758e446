import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// Splits a person whom an older ledger took for one, though people on several servers had the same id.
struct PersonSplit {
  let transaction: Transaction
  private var db: Database { transaction.db }

  init(transaction: Transaction) { self.transaction = transaction }

  /// Gives a contested person to the owner of the address in one realm, with all items that were not added from another
  /// realm. The owner in each other realm becomes a separate person, with the items added from there. So does each
  /// linked account, since any of the owners may have linked it.
  ///
  /// - Returns: the others.
  /// - Throws: `StoreError` if nothing is contested, the person was not met in that realm, or not all realms are known.
  func split(_ person: Person.ID, keeping realm: String, at instant: Date) throws -> [Person.ID] {
    let unsettled = try transaction.unsettled(of: person)
    guard !unsettled.isEmpty else { throw StoreError(.conflict, cause: "person \(person) is one person already") }
    for address in unsettled {
      if let unknown = address.meetings.first(where: { $0.realm.isEmpty }) {
        throw StoreError(.conflict, cause: "it is not known which server the account \(unknown.account) is on")
      }
    }
    guard unsettled.contains(where: { $0.realms.contains(realm) }) else {
      let known = Set(unsettled.flatMap(\.realms)).sorted().joined(separator: " or ")
      throw StoreError(.conflict, cause: "person \(person) was not met on \(realm), but on \(known)")
    }
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    var others: [Person.ID] = []
    for address in try transaction.people.addresses(of: person) where !address.realm.isEmpty {
      try AddressRow.delete(address.key, of: person, in: db)
      others.append(try somebodyElse(at: address, than: person, at: instant))
    }
    for address in unsettled { others += try part(address, keeping: realm, at: instant) }
    try partContacts(of: person, and: others)
    try forgetShared(person)
    try transaction.eraseAgain(
      ([person] + others).flatMap { try transaction.people.addresses(of: $0).map(\.key) })
    return others
  }

  private func part(_ address: UnsettledAddress, keeping realm: String, at instant: Date) throws -> [Person.ID] {
    var others: [Person.ID] = []
    try AddressRow.delete(address.key, of: address.person, in: db)
    for own in address.realms {
      let handle = address.meetings.first { $0.realm == own && $0.handle != nil }?.handle ?? address.handle
      let settled = Address(
        AddressKey(network: address.key.network, realm: own, remoteID: address.key.remoteID), handle: handle)
      if own == realm {
        try AddressRow.insert(settled, of: address.person, in: db)
      } else {
        others.append(try somebodyElse(at: settled, than: address.person, at: instant))
      }
    }
    // The conversation may contain what belongs to the other, and so may messages that wait to be sent.
    try db.execute(
      sql: "DELETE FROM conversation WHERE id = ?3 AND account IN \(AddressKey.accounts)",
      arguments: address.key.arguments)
    try transaction.giveUpMessages(to: address.key)
    return others
  }

  /// Makes a separate person at an address, with the settings of the person they were taken for, and the items added
  /// from there.
  private func somebodyElse(at address: Address, than person: Person.ID, at instant: Date) throws -> Person.ID {
    let columns = try db.columns(in: "person").map(\.name).filter { $0 != "id" }.joined(separator: ", ")
    try db.execute(
      sql: "INSERT INTO person (\(columns)) SELECT \(columns) FROM person WHERE id = ?", arguments: [person.number])
    let id = Person.ID(db.lastInsertedRowID)
    try db.execute(sql: "UPDATE person SET zone_is_assumed = 1 WHERE id = ?", arguments: [id.number])
    try AddressRow.insert(address, of: id, in: db)
    guard let other = try transaction.people.person(id) else { throw StoreError(.conflict, cause: "nobody was made") }
    try moveItems(of: person, addedBy: address.key, to: other)
    let owner = Owner(db: db, person: id, zone: other.zone, origin: nil, clock: { instant })
    try ReminderRows(owner: owner).setDigest(other.digest, after: instant)
    return id
  }

  /// Separates their contacts. A block by or of one of them counts for all. Nobody keeps the trust that another may
  /// have earned, and requests from or to any of them are taken back.
  private func partContacts(of person: Person.ID, and others: [Person.ID]) throws {
    for other in others { try transaction.shareBlocks(of: person, with: other) }
    try db.execute(
      sql: "DELETE FROM contact WHERE (person = ?1 OR other = ?1) AND standing <> 'blocked'", arguments: [person.number]
    )
    try db.execute(
      sql: "UPDATE errand SET state = 'withdrawn' WHERE state = 'asked' AND (sender = ?1 OR recipient = ?1)",
      arguments: [person.number])
  }

  /// Moves the items added from one address, with their lists, tags and places.
  private func moveItems(of person: Person.ID, addedBy key: AddressKey, to other: Person) throws {
    let arguments = key.arguments + [person.number, other.id.number]
    for (kind, tables) in [("list", ["todo", "event", "note"]), ("place", ["todo", "event"]), ("tag", ["item_tag"])] {
      for table in tables {
        let item = table == "item_tag" ? "item" : "id"
        let moved = "\(item) IN \(PersonSplit.items)"
        try db.execute(
          sql: """
            INSERT INTO \(kind) (person, name, folded) SELECT ?5, name, folded FROM \(kind)
              WHERE person = ?4 AND id IN (SELECT \(kind) FROM \(table) WHERE \(moved)) ON CONFLICT DO NOTHING
            """, arguments: arguments)
        try db.execute(
          sql: """
            UPDATE \(table) SET \(kind) = (SELECT own.id FROM \(kind) AS own JOIN \(kind) AS former
              ON own.folded = former.folded WHERE own.person = ?5 AND former.id = \(table).\(kind))
              WHERE \(kind) IS NOT NULL AND \(moved)
            """, arguments: arguments)
      }
    }
    for table in ["todo", "event", "note"] {
      try db.execute(sql: "UPDATE \(table) SET person = ?5 WHERE id IN \(PersonSplit.items)", arguments: arguments)
    }
    try db.execute(sql: "UPDATE reminder SET person = ?5 WHERE item IN \(PersonSplit.items)", arguments: arguments)
    try db.execute(sql: "UPDATE picture SET person = ?5 WHERE item IN \(PersonSplit.items)", arguments: arguments)
    try db.execute(sql: "UPDATE attendance SET person = ?5 WHERE own IN \(PersonSplit.items)", arguments: arguments)
    try db.execute(sql: "UPDATE item SET person = ?5 WHERE id IN \(PersonSplit.items)", arguments: arguments)
    try Instants(db: db).refresh(of: other.id, in: other.zone, at: transaction.context.now())
  }

  /// The items of a person (?4) that an address (?1, ?2, ?3) has added; ?5 is for the statement around it.
  private static let items = """
    (SELECT id FROM item WHERE person = ?4 AND author = ?3
      AND account IN (SELECT name FROM account WHERE network = ?1 AND realm = ?2) AND ?5 = ?5)
    """

  /// Deletes things that could belong to any of them: the calendar's address, a linking code, an unfinished export, and
  /// the changes that could be undone.
  private func forgetShared(_ person: Person.ID) throws {
    for table in ["feed", "link_code", "job", "change_set"] {
      try db.execute(sql: "DELETE FROM \(table) WHERE person = ?", arguments: [person.number])
    }
  }
}
