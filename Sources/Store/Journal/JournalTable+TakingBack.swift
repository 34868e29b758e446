import Agenda
import GRDB
import Storage

/// Taking back what one origin changed, whatever was changed since.
extension JournalTable {
  func takeBack(_ origin: ChangeOrigin) throws -> TakeBackResult {
    let find = try owner.db.cachedStatement(
      sql: """
        SELECT id, stands FROM change_set WHERE person = ? AND origin = ? AND reference = ?
          AND EXISTS (SELECT 1 FROM change WHERE change_set = change_set.id) ORDER BY id DESC LIMIT 1
        """)
    let set = try find.row([owner.person.number, origin.kind.rawValue, origin.reference]) { row in
      (id: try row[0] as Int64, stands: try row[1] as Bool)
    }
    guard let set else { return .nothing }
    guard set.stands, try isIndependent(set.id) else { return .refused }
    _ = try bring(set.id, toStand: false)
    return .done
  }

  /// Whether a change set can be taken back by itself: what others have heard of cannot be, and what was changed last
  /// can. Else nothing may have changed the same things since, and names and settings stay, which others hang on.
  private func isIndependent(_ set: Int64) throws -> Bool {
    let statement = try owner.db.cachedStatement(
      sql: """
        SELECT NOT EXISTS (SELECT 1 FROM change WHERE change_set = ?1 AND kind IN ('errand', 'contact'))
          AND (?1 = (SELECT max(id) FROM change_set WHERE person = ?2 AND stands
              AND EXISTS (SELECT 1 FROM change WHERE change_set = change_set.id))
            OR NOT EXISTS (SELECT 1 FROM change WHERE change_set = ?1 AND kind NOT IN ('todo', 'event', 'note'))
              AND NOT EXISTS (SELECT 1 FROM change AS own JOIN change AS later USING (kind, thing)
                JOIN change_set ON change_set.id = later.change_set
                WHERE own.change_set = ?1 AND change_set.person = ?2 AND change_set.id > ?1 AND change_set.stands))
        """)
    return try Bool.fetchOne(statement, arguments: [set, owner.person.number]) ?? false
  }
}
