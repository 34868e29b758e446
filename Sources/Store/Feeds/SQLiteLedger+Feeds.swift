public import Agenda
import Civil
public import Foundation
import GRDB

/// All that is in one person's calendar.
public struct FeedContents: Sendable {
  public var person: Person
  public var todos: [Todo]
  public var events: [Event]
  /// When items were last written, by their numbers.
  public var changes: [Int64: Date]
  /// What tells this ledger's items from any other's.
  public var realm: String
}

extension SQLiteLedger {
  /// What the calendar that a secret opens is like, in few words: they differ from those before whenever an item, a name or
  /// a setting of the person's was changed since; nil where the secret opens none.
  /// - Throws: `StoreError`
  public func feedVersion(secret: String) async throws -> String? {
    try await reading { transaction in
      let look = try transaction.db.cachedStatement(
        sql: """
          SELECT feed.person || ' '
            || (SELECT zone || ' ' || wants_reminders || ' ' || coalesce(parts_of_day, '') FROM person
              WHERE id = feed.person)
            || ' '
            || (SELECT count(*) || ' ' || coalesce(max(id), 0) || ' ' || coalesce(max(changed), 0) || ' ' || total(changed)
              FROM item WHERE person = feed.person)
            || ' '
            || (SELECT count(*) || ' ' || coalesce(max(id), 0) || ' ' || coalesce(sum(id * stands), 0) FROM change_set
              WHERE person = feed.person)
          FROM feed WHERE hash = ?
          """)
      return try String.fetchOne(look, arguments: [FeedSecret.hash(secret)])
    }
  }

  /// What the calendar that a secret opens has in it: all events, the open todos, and those completed since some
  /// instant; nil where the secret opens none.
  ///
  /// What is looked up is the secret's hash, so that how long it takes tells nothing of any secret.
  /// - Throws: `StoreError`
  public func feed(secret: String, completedSince instant: Date) async throws -> FeedContents? {
    try await reading { transaction in
      let db = transaction.db
      let find = try db.cachedStatement(sql: "SELECT person FROM feed WHERE hash = ?")
      guard let number = try Int64.fetchOne(find, arguments: [FeedSecret.hash(secret)]),
        let person = try transaction.people.person(Person.ID(number)), try !transaction.isContested(person.id)
      else { return nil }
      let owner = Owner(db: db, person: person.id, zone: person.zone, message: nil)
      let todos = try TodoRows(owner: owner).todos(
        "WHERE todo.person = ? AND (completed IS NULL OR completed >= ?) ORDER BY todo.id",
        [number, instant.timeIntervalSince1970])
      let events = try EventRows(owner: owner).events("WHERE event.person = ? ORDER BY event.id", [number])
      let changed = try db.cachedStatement(
        sql: "SELECT id, changed FROM item WHERE person = ? AND kind <> 'note' AND changed IS NOT NULL")
      var changes: [Int64: Date] = [:]
      for row in try Row.fetchAll(changed, arguments: [number]) {
        changes[row[0]] = Date(timeIntervalSince1970: row[1])
      }
      let realm = try LedgerMetadata(db: db)[.realm] ?? "0"
      return FeedContents(
        person: person, todos: todos, events: events.map(\.event), changes: changes, realm: "\(realm).nuthatch")
    }
  }
}
