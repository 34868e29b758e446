import Agenda
import Foundation
import GRDB
import Storage

extension Transaction {
  /// A person's calendar: all events, the open todos, and those completed since an instant.
  func calendar(of person: Person, completedSince instant: Date) throws -> FeedContents {
    let owner = Owner(db: db, person: person.id, zone: person.zone, origin: nil, clock: context.now)
    let number = person.id.number
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
    return FeedContents(
      person: person, todos: todos, events: events.map(\.event), changes: changes,
      realm: try LedgerMetadata(db: db).realm())
  }
}
