import Agenda
import Foundation
import GRDB

/// The lists, tags and places of one person. Two spellings that differ only in case are one name, in its first
/// spelling.
struct NameTable: Names {
  let owner: Owner

  func lists() throws -> [String] { try names(.list) }
  func tags() throws -> [String] { try names(.tag) }
  func places() throws -> [String] { try names(.place) }

  private func names(_ kind: JournalEntity) throws -> [String] {
    let statement = try owner.db.cachedStatement(
      sql: "SELECT name FROM \(kind.rawValue) WHERE person = ? ORDER BY folded")
    return try statement.rows([owner.person.number]) { try $0[0] }
  }

  /// Returns the row of that name, with its spelling; nil if there is none.
  func find(_ kind: JournalEntity, named name: String) throws -> (id: Int64, name: String)? {
    let find = try owner.db.cachedStatement(
      sql: "SELECT id, name FROM \(kind.rawValue) WHERE person = ? AND folded = ?")
    return try find.row([owner.person.number, NameTable.folded(name)]) { (try $0[0], try $0[1]) }
  }

  /// Returns the row of that name, with its spelling. Makes it if there is none.
  func row(_ kind: JournalEntity, named name: String) throws -> (id: Int64, name: String) {
    let table = kind.rawValue
    if let known = try find(kind, named: name) { return known }
    try owner.db.cachedStatement(sql: "INSERT INTO \(table) (person, name, folded) VALUES (?, ?, ?)")
      .run([owner.person.number, name, NameTable.folded(name)])
    let id = owner.db.lastInsertedRowID
    try owner.changes?.record(kind, id, before: NameRecord?.none, after: NameRecord(name))
    return (id, name)
  }

  /// Restores a name's row to the state of an image. If the image is nil, deletes the row, unless something has the
  /// name.
  ///
  /// In the journal of an older ledger, a number may have become that of another person's name. That one stays
  /// unchanged.
  func restore(_ kind: JournalEntity, _ id: Int64, to image: NameRecord?) throws {
    let table = kind.rawValue
    if let image {
      try owner.db.cachedStatement(
        sql: """
          INSERT INTO \(table) (id, person, name, folded) VALUES (?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET name = excluded.name, folded = excluded.folded
            WHERE person = excluded.person
          ON CONFLICT DO NOTHING
          """
      ).run([id, owner.person.number, image.name, NameTable.folded(image.name)])
      guard kind == .list else { return }
      try owner.db.cachedStatement(sql: "UPDATE list SET search = ? WHERE id = ? AND person = ?")
        .run([image.search, id, owner.person.number])
    } else {
      let uses =
        switch kind {
        case .list: ["todo WHERE list = ?1", "event WHERE list = ?1", "note WHERE list = ?1"]
        case .place: ["todo WHERE place = ?1", "event WHERE place = ?1"]
        default: ["item_tag WHERE tag = ?1"]
        }
      let unused = uses.map { "NOT EXISTS (SELECT 1 FROM \($0))" }.joined(separator: " AND ")
      try owner.db.cachedStatement(sql: "DELETE FROM \(table) WHERE id = ?1 AND person = ?2 AND \(unused)")
        .run([id, owner.person.number])
    }
  }

  /// Returns the form in which two spellings of one name are equal.
  static func folded(_ name: String) -> String {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    return (isASCII ? name : name.precomposedStringWithCanonicalMapping).lowercased()
  }
}
