import Agenda
import Foundation
import GRDB

/// Whose rows the tables of one `Belongings` read and write, and where their changes are noted.
final class Owner {
  let db: Database
  let person: Person.ID
  /// The person's zone, as it is at this point of the transaction.
  var zone: Zone
  /// nil where nothing is meant to change: what does then cannot be undone.
  let changes: ChangeRecorder?

  init(db: Database, person: Person.ID, zone: Zone, message: Int64?) {
    self.db = db
    self.person = person
    self.zone = zone
    changes = message.map { ChangeRecorder(db: db, person: person, message: $0) }
  }

  /// The instant of a moment for this person, in whole seconds since 1970.
  func instant(of when: When?) -> Int64? {
    when.map { Int64($0.instant(in: zone).timeIntervalSince1970.rounded(.down)) }
  }

  /// A new number, the next of the one sequence that all items have.
  func number(_ kind: Thing) throws -> Int64 {
    try db.cachedStatement(sql: "INSERT INTO item (person, kind) VALUES (?, ?)")
      .execute(arguments: [person.number, kind.rawValue])
    return db.lastInsertedRowID
  }

  /// Takes a number up again that an item once had. Does nothing where it still stands.
  func reclaim(_ number: Int64, _ kind: Thing) throws {
    try db.cachedStatement(sql: "INSERT INTO item (id, person, kind) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING")
      .execute(arguments: [number, person.number, kind.rawValue])
  }

  /// Gives a number up, and with it the item's row, tags and contacts.
  func release(_ number: Int64, _ kind: Thing) throws {
    try db.cachedStatement(sql: "DELETE FROM item WHERE id = ? AND person = ? AND kind = ?")
      .execute(arguments: [number, person.number, kind.rawValue])
  }
}
