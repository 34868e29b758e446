import Agenda
import GRDB

/// One person's contacts. A change of their standing can be taken back.
struct ContactTable: Contacts {
  let owner: Owner
  private var db: Database { owner.db }

  init(owner: Owner) { self.owner = owner }

  func standing(of other: Person.ID) throws -> ContactStatus? { try standing(owner.person, of: other) }
  func standing(with other: Person.ID) throws -> ContactStatus? { try standing(other, of: owner.person) }

  private func standing(_ person: Person.ID, of other: Person.ID) throws -> ContactStatus? {
    let find = try db.cachedStatement(sql: "SELECT standing FROM contact WHERE person = ? AND other = ?")
    return try String.fetchOne(find, arguments: [person.number, other.number]).flatMap { ContactStatus(rawValue: $0) }
  }

  func set(_ standing: ContactStatus?, of other: Person.ID) throws {
    let before = try self.standing(of: other)
    guard before != standing else { return }
    try write(standing, of: other.number)
    try owner.changes?.record(.contact, other.number, before: before, after: standing)
  }

  func meet(_ other: Person.ID) throws {
    let insert = try db.cachedStatement(
      sql: "INSERT INTO contact (person, other, standing) VALUES (?, ?, 'known') ON CONFLICT DO NOTHING")
    try insert.execute(arguments: [owner.person.number, other.number])
    try insert.execute(arguments: [other.number, owner.person.number])
  }

  func all() throws -> [(person: Person.ID, standing: ContactStatus)] {
    let find = try db.cachedStatement(sql: "SELECT other, standing FROM contact WHERE person = ? ORDER BY other")
    return try Row.fetchAll(find, arguments: [owner.person.number]).compactMap { row in
      ContactStatus(rawValue: row[1]).map { (Person.ID(row[0]), $0) }
    }
  }

  /// Writes somebody's standing without recording it in the journal; does nothing if they are gone.
  func write(_ standing: ContactStatus?, of other: Int64) throws {
    guard let standing else {
      try db.cachedStatement(sql: "DELETE FROM contact WHERE person = ? AND other = ?")
        .execute(arguments: [owner.person.number, other])
      return
    }
    try db.cachedStatement(
      sql: """
        INSERT INTO contact (person, other, standing) SELECT ?, id, ? FROM person WHERE id = ?
        ON CONFLICT (person, other) DO UPDATE SET standing = excluded.standing
        """
    ).execute(arguments: [owner.person.number, standing.rawValue, other])
  }
}
