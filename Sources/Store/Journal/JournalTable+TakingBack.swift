import Agenda
import GRDB
import Storage

/// Takes back the changes of one origin, whatever was changed since.
extension JournalTable {
  func takeBack(_ origin: ChangeOrigin) throws -> TakeBackResult {
    guard let set = try changeSet(of: origin) else { return .nothing }
    guard set.stands, try isIndependent(set.id), try isNext(origin) || changesItemsAlone(set.id) else {
      return .refused
    }
    _ = try bring(set.id, toStand: false)
    return .done
  }

  func undo(_ change: ChangeOrigin) throws -> SingleUndo {
    guard let set = try changeSet(of: change), set.stands else { return .gone }
    guard try isIndependent(set.id) else { return .refused(try later(than: set.id).flatMap { try noted($0) }) }
    let told = try noted(set.id)
    let count = try bring(set.id, toStand: false)
    try putLast(set.id)
    return .done(told ?? .count(count))
  }

  func isNext(_ change: ChangeOrigin) throws -> Bool {
    guard let next = try next(.undo) else { return false }
    return try changeSet(of: change)?.id == next
  }

  func made() throws -> ChangeOrigin? {
    guard let origin = owner.changes?.origin, let set = try changeSet(of: origin), set.stands else { return nil }
    return origin
  }

  /// Returns the change set of an origin; nil if it has changed nothing.
  private func changeSet(of origin: ChangeOrigin) throws -> (id: Int64, stands: Bool)? {
    let find = try owner.db.cachedStatement(
      sql: """
        SELECT id, stands FROM change_set WHERE person = ? AND origin = ? AND reference = ?
          AND EXISTS (SELECT 1 FROM change WHERE change_set = change_set.id) ORDER BY id DESC LIMIT 1
        """)
    return try find.row([owner.person.number, origin.kind.rawValue, origin.reference]) { row in
      (id: try row[0] as Int64, stands: try row[1] as Bool)
    }
  }

  /// Returns true if a change set can be taken back by itself. One with requests or contacts cannot, since others have
  /// heard of them. Otherwise the last change set can. For an earlier one, nothing may have changed the same things
  /// since, no name that it would restore may be in use again, and no calendar may be followed again.
  private func isIndependent(_ set: Int64) throws -> Bool {
    let find = try owner.db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM change WHERE change_set = ?1 AND kind IN ('errand', 'contact')),
          ?1 = (SELECT max(id) FROM change_set WHERE person = ?2 AND stands
            AND EXISTS (SELECT 1 FROM change WHERE change_set = change_set.id)),
          EXISTS (SELECT 1 FROM change WHERE change_set = ?1 AND (kind = 'attendance'
            OR kind = 'person' AND before ->> 'requests' IS NOT after ->> 'requests'))
        """)
    let found = try find.row([set, owner.person.number]) { row in
      (isAboutOthers: try row[0] as Bool, isLast: try row[1] as Bool, countsElsewhere: try row[2] as Bool)
    }
    guard let found, !found.isAboutOthers else { return false }
    guard !found.isLast else { return true }
    return try !found.countsElsewhere && later(than: set) == nil && !takesTakenNames(set) && !followsTwice(set)
  }

  /// Returns true if a change set does not change names or settings. Otherwise the new version of an edited message
  /// could end up without a list that the old version made, though other items are on that list by now.
  private func changesItemsAlone(_ set: Int64) throws -> Bool {
    let find = try owner.db.cachedStatement(
      sql: "SELECT NOT EXISTS (SELECT 1 FROM change WHERE change_set = ? AND kind NOT IN ('todo', 'event', 'note'))")
    return try Bool.fetchOne(find, arguments: [set]) ?? false
  }

  /// Returns the last change set after this one that changed one of the same things.
  private func later(than set: Int64) throws -> Int64? {
    let find = try owner.db.cachedStatement(
      sql: """
        SELECT max(change_set.id) FROM change AS own JOIN change AS later USING (kind, thing)
          JOIN change_set ON change_set.id = later.change_set
        WHERE own.change_set = ?1 AND change_set.person = ?2 AND change_set.id > ?1 AND change_set.stands
        """)
    return try Int64?.fetchOne(find, arguments: [set, owner.person.number]) ?? nil
  }

  /// Returns true if a list, tag or place would get back a name that another one now has.
  private func takesTakenNames(_ set: Int64) throws -> Bool {
    try [JournalEntity.list, .tag, .place].contains { kind in
      let find = try owner.db.cachedStatement(
        sql: "SELECT before FROM change WHERE change_set = ? AND kind = ? AND before IS NOT NULL")
      return try Row.fetchAll(find, arguments: [set, kind.rawValue]).contains { row in
        guard let before = try JournalSnapshot.thing(NameRecord.self, row[0]) else { return false }
        let taken = try owner.db.cachedStatement(
          sql: """
            SELECT EXISTS (SELECT 1 FROM \(kind) WHERE person = ?3 AND folded = ?4
              AND id NOT IN (SELECT thing FROM change WHERE change_set = ?1 AND change.kind = ?2))
            """)
        return try Bool.fetchOne(
          taken, arguments: [set, kind.rawValue, owner.person.number, NameTable.folded(before.name)]) ?? false
      }
    }
  }

  /// Returns true if this would restore a subscription whose address the person already follows again.
  private func followsTwice(_ set: Int64) throws -> Bool {
    let find = try owner.db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM change JOIN subscription ON address = before ->> 'address'
          WHERE change_set = ? AND kind = 'subscription' AND person = ? AND subscription.id <> thing)
        """)
    return try Bool.fetchOne(find, arguments: [set, owner.person.number]) ?? false
  }

  /// Moves a change set that was just undone to the front of the undone ones, so that redo repeats it first.
  private func putLast(_ set: Int64) throws {
    let find = try owner.db.cachedStatement(
      sql: "SELECT id FROM change_set WHERE person = ?1 AND stands = 0 AND id <> ?2 ORDER BY id")
    for old in [set] + (try Int64.fetchAll(find, arguments: [owner.person.number, set])) {
      // No two sets may have the same origin, so the copy has a negative reference for a moment. No other number is
      // negative.
      try owner.db.cachedStatement(
        sql: """
          INSERT INTO change_set (person, origin, reference, summary, stands, deeds, made)
          SELECT person, origin, -reference, summary, stands, deeds, made FROM change_set WHERE id = ?
          """
      ).execute(arguments: [old])
      let new = owner.db.lastInsertedRowID
      try owner.db.cachedStatement(sql: "UPDATE change SET change_set = ? WHERE change_set = ?")
        .execute(arguments: [new, old])
      try owner.db.cachedStatement(sql: "DELETE FROM change_set WHERE id = ?").execute(arguments: [old])
      try owner.db.cachedStatement(sql: "UPDATE change_set SET reference = -reference WHERE id = ?")
        .execute(arguments: [new])
    }
  }
}
