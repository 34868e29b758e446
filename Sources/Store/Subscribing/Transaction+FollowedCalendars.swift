import Agenda
import Foundation
import GRDB
import Storage

extension Transaction: FollowedCalendars {
  func dueCalendars(at instant: Date, limit: Int) throws -> [FollowedCalendar] {
    try calendars("next <= ? ORDER BY next LIMIT ?", [instant.timeIntervalSince1970, limit])
  }

  func calendar(_ id: Subscription.ID) throws -> FollowedCalendar? { try calendars("id = ?", [id.number]).first }

  private func calendars(_ condition: String, _ values: [Binding]) throws -> [FollowedCalendar] {
    let find = try db.cachedStatement(
      sql: "SELECT \(SubscriptionTable.columns) FROM subscription WHERE \(condition)")
    return try find.rows(values) { row in
      let columns = ColumnsOfRow<SubscriptionTable.Column>(row: row)
      return FollowedCalendar(
        try SubscriptionTable.subscription(row), etag: try columns[.etag], lastModified: try columns[.lastModified],
        body: (try columns[.body] as Data?).map { Array($0) }, failures: try columns[.failures],
        held: try columns[.held])
    }
  }

  func events(of subscription: Subscription) throws -> [Event] {
    guard let person = try people.person(subscription.person) else { return [] }
    let owner = Owner(db: db, person: person.id, zone: person.zone, origin: nil, clock: context.now)
    return try SubscriptionTable(owner: owner).events(of: subscription.id.number)
  }

  func noteRead(_ calendar: FollowedCalendar, at instant: Date, next: Date) throws {
    let subscription = calendar.subscription
    try db.cachedStatement(
      sql: """
        UPDATE subscription SET name = ?2, etag = ?3, last_modified = ?4, body = ?5, held = ?6, answered = ?7, next = ?8,
          failures = 0, problem = NULL
        WHERE id = ?1
        """
    ).execute(arguments: [
      subscription.id.number, subscription.name, calendar.etag, calendar.lastModified,
      calendar.body.map { Data($0) }, calendar.held, instant.timeIntervalSince1970, next.timeIntervalSince1970,
    ])
    try db.cachedStatement(sql: "UPDATE event SET origin = ?2 WHERE subscription = ?1 AND origin <> ?2")
      .execute(arguments: [subscription.id.number, subscription.name])
  }

  func noteFailure(_ calendar: FollowedCalendar, _ problem: Subscription.Problem, next: Date) throws {
    try db.cachedStatement(
      sql: "UPDATE subscription SET failures = failures + 1, problem = ?2, next = ?3 WHERE id = ?1"
    ).execute(arguments: [calendar.subscription.id.number, problem.rawValue, next.timeIntervalSince1970])
  }
}
