import Agenda
import Foundation
import GRDB
import Storage

/// Records what one origin changes in one person's things, so that it can be undone.
///
/// Each thing has one image before and one after, however often it changes. The origin's change set is looked up each
/// time, since a rolled-back savepoint may have removed it.
final class ChangeRecorder {
  /// The number of one person's change sets that can be undone.
  static let depth = Bounds.undo

  private let db: Database
  private let person: Person.ID
  let origin: ChangeOrigin
  private let clock: @Sendable () -> Date
  /// The summaries that were noted before the change set began.
  private var noted: [ChangeSummary] = []

  init(db: Database, person: Person.ID, origin: ChangeOrigin, clock: @escaping @Sendable () -> Date) {
    self.clock = clock
    self.db = db
    self.person = person
    self.origin = origin
  }

  /// Notes that a thing was `before` (nil if it did not exist) and now is `after` (nil if it was removed).
  func record(_ thing: JournalEntity, _ id: Int64, before: (some Encodable)?, after: (some Encodable)?) throws {
    let open = try changeSet()
    let set = try open ?? openChangeSet()
    try db.cachedStatement(ChangeRecorder.recording).run([
      set, thing.rawValue, id, try JournalSnapshot.text(before), try JournalSnapshot.text(after),
    ])
    // If it is again the same as before, nothing has changed.
    if open != nil {
      try db.cachedStatement(
        sql: "DELETE FROM change WHERE change_set = ? AND kind = ? AND thing = ? AND before IS after"
      ).run([set, thing.rawValue, id])
    }
  }

  private static let recording: FrequentStatement = """
    INSERT INTO change (change_set, kind, thing, before, after, position)
    VALUES (?1, ?2, ?3, ?4, ?5, (SELECT coalesce(max(position) + 1, 0) FROM change WHERE change_set = ?1))
    ON CONFLICT (change_set, kind, thing) DO UPDATE SET after = excluded.after
    """

  /// Notes a summary of the change, after those noted before.
  func describe(_ summary: ChangeSummary) throws {
    try db.cachedStatement(ChangeRecorder.describing).run([
      try JournalSnapshot.text(summary), person.number, origin.kind.rawValue, origin.reference,
    ])
    if db.changesCount == 0 { noted.append(summary) }
  }

  private static let describing: FrequentStatement = """
    UPDATE change_set SET deeds = json_insert(coalesce(deeds, '[]'), '$[#]', json(?))
    WHERE person = ? AND origin = ? AND reference = ? AND stands
    """

  private func changeSet() throws -> Int64? {
    try db.cachedStatement(ChangeRecorder.finding)
      .value([person.number, origin.kind.rawValue, origin.reference])
  }

  private static let finding: FrequentStatement =
    "SELECT id FROM change_set WHERE person = ? AND origin = ? AND reference = ? AND stands"

  /// Begins the origin's change set. Changes that were undone before can no longer be redone, and the oldest set is
  /// deleted.
  private func openChangeSet() throws -> Int64 {
    let found = try db.cachedStatement(ChangeRecorder.looking).row([person.number, ChangeRecorder.depth - 1]) { row in
      (isAnyUndone: try row[0] as Bool, oldest: try row[1] as Int64?)
    }
    if found?.isAnyUndone == true {
      try db.cachedStatement(sql: "DELETE FROM change_set WHERE person = ? AND stands = 0")
        .run([person.number])
    }
    if let oldest = found?.oldest {
      try db.cachedStatement(sql: "DELETE FROM change_set WHERE person = ? AND stands = 1 AND id <= ?")
        .run([person.number, oldest])
    }
    try db.cachedStatement(
      sql: "INSERT INTO change_set (person, origin, reference, deeds, made) VALUES (?, ?, ?, ?, ?)"
    )
    .run([
      person.number, origin.kind.rawValue, origin.reference, noted.isEmpty ? nil : try JournalSnapshot.text(noted),
      clock().timeIntervalSince1970,
    ])
    noted = []
    return db.lastInsertedRowID
  }

  private static let looking: FrequentStatement = """
    SELECT EXISTS (SELECT 1 FROM change_set WHERE person = ?1 AND stands = 0),
      (SELECT id FROM change_set WHERE person = ?1 AND stands = 1 ORDER BY id DESC LIMIT 1 OFFSET ?2)
    """
}
