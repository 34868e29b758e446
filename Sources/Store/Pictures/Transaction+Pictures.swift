import Agenda
import Foundation
import GRDB
import Storage

/// Everybody's pictures: the queue, and the records of their files.
extension Transaction: PictureStore {
  func duePictures(at instant: Date, perAccount limit: Int) throws -> [WaitingPicture] {
    let find = try db.cachedStatement(sql: Transaction.duePictures)
    return try find.rows([instant.timeIntervalSince1970, limit]) { row in
      WaitingPicture(
        id: Picture.ID(try row[0]), person: Person.ID(try row[1]),
        item: try Transaction.reference(kind: row[2], number: row[3]), account: try row[4], source: try row[5],
        added: Date(timeIntervalSince1970: try row[6]), attempts: try row[7],
        unended: try row[8])
    }
  }

  static let duePictures = """
    SELECT due.id, due.person, item.kind, due.item, due.account, source, due.added, attempts, unended
    FROM (
      SELECT *, row_number() OVER (PARTITION BY account ORDER BY unended > 0, not_before, id) AS place
      FROM (
        SELECT *, row_number() OVER (PARTITION BY account, person ORDER BY unended > 0, not_before, id) AS turn
        FROM picture WHERE state = 'waiting' AND not_before <= ?)
      WHERE turn = 1
    ) AS due LEFT JOIN item ON item.id = due.item
    WHERE place <= ? ORDER BY unended > 0, not_before, due.id
    """

  func begin(_ picture: Picture.ID) throws {
    try db.cachedStatement(sql: "UPDATE picture SET unended = unended + 1 WHERE id = ? AND state = 'waiting'")
      .execute(arguments: [picture.number])
  }

  func takeBack(_ picture: Picture.ID) throws {
    try db.cachedStatement(sql: "UPDATE picture SET \(Transaction.isEnded) WHERE id = ? AND state = 'waiting'")
      .execute(arguments: [picture.number])
  }

  private static let isEnded = "unended = max(0, unended - 1)"

  private static func reference(kind: String?, number: Int64) -> ItemReference? {
    switch kind {
    case "todo": .todo(Todo.ID(number))
    case "event": .event(Event.ID(number))
    case "note": .note(Note.ID(number))
    default: nil
    }
  }

  func retry(_ picture: Picture.ID, at instant: Date, reason: String) throws {
    try db.cachedStatement(
      sql: """
        UPDATE picture SET attempts = attempts + 1, not_before = ?, reason = ?, \(Transaction.isEnded)
        WHERE id = ? AND state = 'waiting'
        """
    ).execute(arguments: [instant.timeIntervalSince1970, reason, picture.number])
  }

  func keep(_ picture: Picture.ID, as file: Picture.File, upTo most: Int) throws -> Bool {
    try db.cachedStatement(
      sql: """
        UPDATE picture SET state = 'kept', reason = NULL, unended = 0,
          hash = ?2, size = ?3, type = ?4, width = ?5, height = ?6
        WHERE id = ?1 AND state = 'waiting' AND (
          EXISTS (SELECT 1 FROM picture AS other WHERE other.person = picture.person AND other.hash = ?2)
          OR ?3 + coalesce((SELECT sum(size) FROM (SELECT DISTINCT hash, size FROM picture AS other
            WHERE other.person = picture.person AND hash IS NOT NULL)), 0) <= ?7)
        """
    ).execute(arguments: [picture.number, file.hash, file.size, file.type, file.width, file.height, most])
    return db.changesCount == 1
  }

  func refuse(_ picture: Picture.ID, _ refusal: Picture.Refusal) throws -> Bool {
    try db.cachedStatement(
      sql: "UPDATE picture SET state = 'refused', reason = ?, unended = 0 WHERE id = ? AND state = 'waiting'"
    ).execute(arguments: [refusal.rawValue, picture.number])
    return db.changesCount == 1
  }

  func pictureBytes(of person: Person.ID) throws -> Int {
    let sum = try db.cachedStatement(
      sql: """
        SELECT coalesce(sum(size), 0)
        FROM (SELECT DISTINCT hash, size FROM picture WHERE person = ? AND hash IS NOT NULL)
        """)
    return try Int.fetchOne(sum, arguments: [person.number]) ?? 0
  }

  func dropUnusedPictures() throws -> Int {
    try db.cachedStatement(sql: Transaction.dropUnusedPictures).execute()
    return db.changesCount
  }

  /// Deletes pictures whose item is gone and cannot be restored by undo.
  static let dropUnusedPictures = """
    DELETE FROM picture WHERE NOT EXISTS (SELECT 1 FROM item WHERE item.id = picture.item)
      AND NOT EXISTS (SELECT 1 FROM journalled WHERE journalled.person = picture.person
        AND kind IN ('todo', 'event', 'note') AND thing = picture.item)
    """

  func isUsed(file hash: String) throws -> Bool {
    let find = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM picture WHERE hash = ?)")
    return try Bool.fetchOne(find, arguments: [hash]) ?? false
  }

  /// Returns the files of a person's pictures.
  func pictureFiles(of person: Person.ID) throws -> [String] {
    try String.fetchAll(
      db, sql: "SELECT DISTINCT hash FROM picture WHERE person = ? AND hash IS NOT NULL ORDER BY hash",
      arguments: [person.number])
  }

  func pictureFiles() throws -> [String] {
    try String.fetchAll(db, sql: "SELECT DISTINCT hash FROM picture WHERE state = 'kept' AND hash IS NOT NULL")
  }

  func pictureCounts() throws -> PictureCounts {
    let count = try db.cachedStatement(
      sql: """
        SELECT (SELECT count(*) FROM picture WHERE state = 'kept'),
          (SELECT coalesce(sum(size), 0) FROM (SELECT DISTINCT hash, size FROM picture WHERE hash IS NOT NULL)),
          (SELECT count(*) FROM picture WHERE state = 'waiting'),
          (SELECT count(*) FROM picture WHERE state = 'refused')
        """)
    let found = try count.row { row in
      PictureCounts(kept: try row[0], bytes: try row[1], waiting: try row[2], refused: try row[3])
    }
    return found ?? PictureCounts(kept: 0, bytes: 0, waiting: 0, refused: 0)
  }
}
