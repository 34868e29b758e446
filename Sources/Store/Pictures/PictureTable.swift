import Agenda
import Foundation
import GRDB
import Storage

/// The pictures of one person.
struct PictureTable: Pictures {
  let owner: Owner

  init(owner: Owner) { self.owner = owner }

  func add(_ attachments: [Desk.Attachment], to item: ItemReference) throws {
    let insert = try owner.db.cachedStatement(
      sql: """
        INSERT INTO picture (person, item, account, source, alt, added, not_before)
        VALUES (?1, ?2, (SELECT account FROM inbox WHERE number = ?3), ?4, ?5, ?6, ?6)
        """)
    let now = owner.clock().timeIntervalSince1970
    for attachment in attachments {
      try insert.execute(arguments: [
        owner.person.number, item.number, owner.origin?.message, attachment.url, attachment.description, now,
      ])
    }
  }

  func describe(_ id: Picture.ID, as alt: String) throws {
    try owner.db.cachedStatement(sql: "UPDATE picture SET alt = ?3 WHERE person = ?1 AND id = ?2")
      .execute(arguments: [owner.person.number, id.number, alt])
  }

  func of(_ item: ItemReference) throws -> [Picture] {
    try pictures("item = ?2 ORDER BY picture.id", [item.number])
  }

  func picture(_ id: Picture.ID) throws -> Picture? { try pictures("picture.id = ?2", [id.number]).first }

  func all() throws -> [Int64: [Picture]] {
    let all = try pictures("EXISTS (SELECT 1 FROM item WHERE item.id = picture.item) ORDER BY picture.id", [])
    return Dictionary(grouping: all, by: \.item)
  }

  private func pictures(_ condition: String, _ values: [Binding]) throws -> [Picture] {
    let find = try owner.db.cachedStatement(
      sql: "SELECT \(PictureRow.columns) FROM picture WHERE picture.person = ?1 AND \(condition)")
    return try find.rows([owner.person.number] + values, PictureRow.picture)
  }
}
