import Agenda
import Civil
public import Foundation
import GRDB
public import Storage

extension SQLiteLedger {
  /// A token for the current version of the calendar with that secret, which changes whenever an item, a name or a
  /// setting of the person does; nil if there is no such calendar.
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
      return try String.fetchOne(look, arguments: [SecretToken.hash(secret)])
    }
  }

  /// The contents of the calendar with that secret: all events, the open todos, and those completed since an instant;
  /// nil if there is no such calendar.
  ///
  /// The lookup uses the secret's hash, so that its duration reveals nothing about secrets.
  /// - Throws: `StoreError`
  public func feed(secret: String, completedSince instant: Date) async throws -> FeedContents? {
    try await reading { transaction in
      let db = transaction.db
      let find = try db.cachedStatement(sql: "SELECT person FROM feed WHERE hash = ?")
      guard let number = try Int64.fetchOne(find, arguments: [SecretToken.hash(secret)]),
        let person = try transaction.people.person(Person.ID(number)), try !transaction.isContested(person.id)
      else { return nil }
      return try transaction.calendar(of: person, completedSince: instant)
    }
  }
}
