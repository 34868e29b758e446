import Agenda
import Foundation
import GRDB

/// Notes what one message changes of one person's things, so that it can be taken back.
///
/// One image before and one after for each thing, however often the message touches it. Whether the message has a
/// change set yet is asked each time: a savepoint that was rolled back may have taken it away.
final class ChangeRecorder {
  /// How many messages of one person can be taken back.
  static let depth = 50

  private let db: Database
  private let person: Person.ID
  let message: Int64
  /// What was told of the message before it had changed anything.
  private var summary: String?

  init(db: Database, person: Person.ID, message: Int64) {
    self.db = db
    self.person = person
    self.message = message
  }

  /// Notes that a thing was `before` (nil: not there) and now is `after` (nil: removed).
  func record(_ thing: Thing, _ id: Int64, before: (some Encodable)?, after: (some Encodable)?) throws {
    let set = try changeSet() ?? openChangeSet()
    let note = try db.cachedStatement(
      sql: """
        INSERT INTO change (change_set, position, kind, thing, before, after)
        VALUES (?1, (SELECT coalesce(max(position) + 1, 0) FROM change WHERE change_set = ?1), ?2, ?3, ?4, ?5)
        ON CONFLICT (change_set, kind, thing) DO UPDATE SET after = excluded.after
        RETURNING before IS after
        """)
    let images = (try Image.text(before), try Image.text(after))
    guard try Bool.fetchOne(note, arguments: [set, thing.rawValue, id, images.0, images.1]) == true else { return }
    // It is again what it was before the message.
    try db.cachedStatement(sql: "DELETE FROM change WHERE change_set = ? AND kind = ? AND thing = ?")
      .execute(arguments: [set, thing.rawValue, id])
  }

  /// Adds to what is told of the message's changes.
  func describe(_ words: String) throws {
    guard let set = try changeSet() else {
      summary = summary.map { "\($0); \(words)" } ?? words
      return
    }
    try db.cachedStatement(sql: "UPDATE change_set SET summary = coalesce(summary || '; ', '') || ? WHERE id = ?")
      .execute(arguments: [words, set])
  }

  private func changeSet() throws -> Int64? {
    let find = try db.cachedStatement(sql: "SELECT id FROM change_set WHERE person = ? AND message = ? AND stands")
    return try Int64.fetchOne(find, arguments: [person.number, message])
  }

  /// Begins the message's change set. What was undone before it can no longer be done again, and the oldest goes.
  private func openChangeSet() throws -> Int64 {
    try db.cachedStatement(sql: "DELETE FROM change_set WHERE person = ? AND NOT stands")
      .execute(arguments: [person.number])
    try db.cachedStatement(sql: "INSERT INTO change_set (person, message, summary) VALUES (?, ?, ?)")
      .execute(arguments: [person.number, message, summary])
    summary = nil
    let set = db.lastInsertedRowID
    try db.cachedStatement(
      sql: """
        DELETE FROM change_set WHERE person = ?1 AND stands = 1 AND id <= (SELECT id FROM change_set
          WHERE person = ?1 AND stands = 1 ORDER BY id DESC LIMIT 1 OFFSET \(ChangeRecorder.depth))
        """
    ).execute(arguments: [person.number])
    return set
  }
}
