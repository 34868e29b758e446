import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage

/// The person whose rows the tables of one `Belongings` read and write, and the journal of their changes.
final class Owner {
  let db: Database
  let person: Person.ID
  /// The person's zone at this point of the transaction.
  var zone: Zone
  /// The recorder of the changes; nil if changes are not recorded, and so cannot be undone.
  let changes: ChangeRecorder?
  /// The origin of the changes; nil if the rows are only read, or follow something else.
  let origin: ChangeOrigin?
  /// The clock for changes without a message that dates them.
  let clock: @Sendable () -> Date

  /// - Parameter isRecorded: whether the journal records the changes.
  init(
    db: Database, person: Person.ID, zone: Zone, origin: ChangeOrigin?, isRecorded: Bool = true,
    clock: @escaping @Sendable () -> Date
  ) {
    self.db = db
    self.person = person
    self.zone = zone
    self.origin = origin
    self.clock = clock
    changes = isRecorded ? origin.map { ChangeRecorder(db: db, person: person, origin: $0, clock: clock) } : nil
  }

  /// Returns the moment at which changes take place. It is the message's moment, so that a reminder which has come due
  /// since then still fires. For a message that is read again after a restore, it is the moment of receipt, since its
  /// reminders have already fired. Other changes use the ledger's clock.
  func now() throws -> Date {
    guard let message = origin?.message else { return clock() }
    if let moment { return moment }
    let moment = try moment(of: message)
    self.moment = moment
    return moment
  }

  private var moment: Date?

  private func moment(of message: Int64) throws -> Date {
    let find = try db.cachedStatement(
      sql: """
        SELECT sent_at, received_at, (SELECT value FROM fact WHERE name = ?) FROM inbox WHERE number = ?
        """)
    let restored = LedgerMetadata.Name.restoration.rawValue
    return try find.row([restored, message]) { row in
      let sent = Date(timeIntervalSince1970: try row[0])
      let received = Date(timeIntervalSince1970: try row[1])
      let restoration = try JournalSnapshot.thing(Restoration.self, try row[2])
      if let restoration, sent < restoration.restoredAt { return received }
      return IncomingMessage.moment(sentAt: sent, readAt: received)
    } ?? clock()
  }

  /// Returns the wall clock that the person's reminders follow, at this point of the transaction.
  func wall() throws -> Reminder.Wall {
    let find = try db.cachedStatement(sql: "SELECT parts_of_day FROM person WHERE id = ?")
    let text: String? = try find.value([person.number])
    return Reminder.Wall(
      zone: zone, morning: CivilTime(secondOfDay: try PartsOfDayText.hours(in: text).morning * 60))
  }

  /// Returns the instant of a moment for this person, in whole seconds since 1970.
  func instant(of when: When?) -> Int64? {
    when.map { instant(of: $0) }
  }

  func instant(of when: When) -> Int64 { Int64(when.instant(in: zone).timeIntervalSince1970.rounded(.down)) }

  /// Returns the condition that a row of a table is the person's, in SQL with one value. Even if no index of the table
  /// covers people, it does not visit the rows of others.
  static func all(_ table: String) -> String {
    "\(table).id IN (SELECT id FROM item WHERE person = ? AND kind = '\(table)')"
  }

  /// Notes that an item was changed just now.
  func noteChange(of number: Int64) throws {
    try db.cachedStatement(sql: "UPDATE item SET changed = ? WHERE id = ?")
      .run([now().timeIntervalSince1970, number])
  }

  /// Takes a new number, the next of the one sequence that all items share.
  func number(_ kind: JournalEntity) throws -> Int64 {
    try db.cachedStatement(
      sql: """
        INSERT INTO item (person, kind, changed, account, author)
        VALUES (?1, ?2, ?3, (SELECT account FROM inbox WHERE number = ?4), (SELECT author_id FROM inbox WHERE number = ?4))
        """
    ).run([person.number, kind.rawValue, now().timeIntervalSince1970, origin?.message])
    return db.lastInsertedRowID
  }

  /// Reuses a number that an item once had. Does nothing if the number is in use.
  func reclaim(_ number: Int64, _ kind: JournalEntity) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO item (id, person, kind, account, author)
        SELECT ?1, ?2, ?3, account, author_id FROM (SELECT 1) LEFT JOIN inbox ON number = ?4 WHERE true
        ON CONFLICT (id) DO NOTHING
        """
    ).run([number, person.number, kind.rawValue, origin?.message])
  }

  /// Gives up a number, and with it the item's row, tags and contacts.
  func release(_ number: Int64, _ kind: JournalEntity) throws {
    try db.cachedStatement(sql: "DELETE FROM item WHERE id = ? AND person = ? AND kind = ?")
      .run([number, person.number, kind.rawValue])
  }
}
