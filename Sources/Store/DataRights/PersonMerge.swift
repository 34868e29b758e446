import Agenda
import GRDB

/// Merges two people: the rows of one become those of the other, who stays.
struct PersonMerge {
  let db: Database
  let stays: Person.ID
  let goes: Person.ID

  init(db: Database, stays: Person.ID, goes: Person.ID) {
    self.db = db
    self.stays = stays
    self.goes = goes
  }

  func merge() throws {
    // An item and its row both name the person. They agree again only after both have changed.
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    try joinNames("list", usedBy: ["todo", "event", "note"])
    try joinNames("place", usedBy: ["todo", "event"])
    try joinNames("tag", usedBy: ["item_tag"])
    try move("UPDATE item SET person = ?1 WHERE person = ?2")
    for table in ["todo", "event", "note", "address"] { try move("UPDATE \(table) SET person = ?1 WHERE person = ?2") }
    try move("DELETE FROM reminder WHERE person = ?2 AND kind = 'digest' AND ?1 <> ?2")
    try move("UPDATE reminder SET person = ?1 WHERE person = ?2")
    // If both have a calendar address, the one of the person who stays remains valid. It now covers both people's
    // items.
    try move("UPDATE OR IGNORE feed SET person = ?1 WHERE person = ?2")
    // If both follow the same calendar, the subscription of the person who stays remains.
    try move(
      """
      DELETE FROM item WHERE person = ?1 AND id IN (SELECT event.id FROM event
        JOIN subscription AS theirs ON theirs.id = event.subscription AND theirs.person = ?2
        JOIN subscription AS own ON own.address = theirs.address AND own.person = ?1)
      """)
    try move("UPDATE OR IGNORE subscription SET person = ?1 WHERE person = ?2")
    try move("UPDATE picture SET person = ?1 WHERE person = ?2")
    try move("UPDATE community_event SET creator = ?1 WHERE creator = ?2")
    // If both have answered about the same event, the answer of the person who stays counts.
    try move("UPDATE OR IGNORE attendance SET person = ?1 WHERE person = ?2")
    try move("DELETE FROM item WHERE person = ?1 AND id IN (SELECT own FROM attendance WHERE person = ?2)")
    try move("UPDATE OR IGNORE event_told SET person = ?1 WHERE person = ?2")
    try move("UPDATE OR IGNORE event_report SET person = ?1 WHERE person = ?2")
    try move("UPDATE OR IGNORE community_role SET person = ?1 WHERE person = ?2")
    try move("UPDATE moderation SET person = ?1 WHERE person = ?2")
    try joinItemRequests()
    try joinContacts()
    try move("UPDATE OR IGNORE lasting_block SET person = ?1 WHERE person = ?2")
    try joinJournal()
    try joinDecisions()
    // The rest is deleted with the person's row: codes, jobs.
    try db.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [goes.number])
  }

  private func move(_ sql: String) throws { try db.execute(sql: sql, arguments: [stays.number, goes.number]) }

  /// Merges names that both have, and moves the others.
  private func joinNames(_ kind: String, usedBy tables: [String]) throws {
    let both = try Row.fetchAll(
      db,
      sql: """
        SELECT mine.id, theirs.id FROM \(kind) AS mine JOIN \(kind) AS theirs ON mine.folded = theirs.folded
        WHERE mine.person = ? AND theirs.person = ?
        """, arguments: [stays.number, goes.number])
    for row in both {
      let (mine, theirs): (Int64, Int64) = (row[0], row[1])
      for table in tables {
        try db.execute(sql: "UPDATE \(table) SET \(kind) = ? WHERE \(kind) = ?", arguments: [mine, theirs])
      }
      try db.execute(sql: "DELETE FROM \(kind) WHERE id = ?", arguments: [theirs])
    }
    try move("UPDATE \(kind) SET person = ?1 WHERE person = ?2")
  }

  /// Joins their requests. Drops what the two asked of each other.
  private func joinItemRequests() throws {
    try move("DELETE FROM errand WHERE sender IN (?1, ?2) AND recipient IN (?1, ?2)")
    try move("UPDATE errand SET sender = ?1 WHERE sender = ?2")
    try move("UPDATE errand SET recipient = ?1 WHERE recipient = ?2")
    try move("UPDATE request SET recipient = ?1 WHERE recipient = ?2")
  }

  /// Joins their contacts. If their standings of somebody differ, or somebody's standings of them, the less trusting
  /// one counts.
  private func joinContacts() throws {
    for (own, far) in [("person", "other"), ("other", "person")] {
      try move(
        """
        INSERT INTO contact (\(own), \(far), standing)
          SELECT ?1, \(far), standing FROM contact WHERE \(own) = ?2 AND \(far) <> ?1
        ON CONFLICT (person, other) DO UPDATE SET standing =
          CASE WHEN 'blocked' IN (standing, excluded.standing) THEN 'blocked'
            WHEN 'known' IN (standing, excluded.standing) THEN 'known' ELSE 'trusted' END
        """)
    }
  }

  /// Joins the operator's decisions about the two; the stricter counts.
  private func joinDecisions() throws {
    for decision in ["blocked", "quota"] {
      try move(
        "UPDATE person SET \(decision) = (SELECT min(\(decision)) FROM person WHERE id IN (?1, ?2)) WHERE id = ?1")
    }
  }

  /// Joins their journals, so that changes of both can be taken back, except for the settings of the person who goes.
  private func joinJournal() throws {
    try move(
      """
      DELETE FROM change WHERE kind = 'person' AND ?1 <> ?2
        AND change_set IN (SELECT id FROM change_set WHERE person = ?2)
      """)
    try move("DELETE FROM change_set WHERE person IN (?1, ?2) AND stands = 0")
    // If one asked the other for something, both have a change set of the same message.
    try move(
      """
      INSERT OR IGNORE INTO change (change_set, position, kind, thing, before, after)
        SELECT mine.id, position + (SELECT count(*) FROM change WHERE change_set = mine.id), kind, thing, before, after
        FROM change_set AS mine JOIN change_set AS theirs USING (origin, reference)
          JOIN change ON change.change_set = theirs.id
        WHERE mine.person = ?1 AND theirs.person = ?2
      """)
    try move(
      """
      DELETE FROM change_set WHERE person = ?2
        AND (origin, reference) IN (SELECT origin, reference FROM change_set WHERE person = ?1)
      """)
    try move("UPDATE change_set SET person = ?1 WHERE person = ?2")
  }
}
