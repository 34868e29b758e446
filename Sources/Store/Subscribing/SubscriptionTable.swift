import Agenda
import Foundation
import GRDB
import Storage

/// The calendars on other servers that one person follows, each change noted in the journal.
struct SubscriptionTable: Subscriptions {
  let owner: Owner
  private var db: Database { owner.db }

  init(owner: Owner) { self.owner = owner }

  func all() throws -> [Subscription] {
    let find = try db.cachedStatement(
      sql: "SELECT \(SubscriptionTable.columns) FROM subscription WHERE person = ? ORDER BY id")
    return try find.rows([owner.person.number], Self.subscription)
  }

  func add(address: String, name: String, isNamed: Bool) throws -> Subscription {
    let record = SubscriptionRecord(address: address, name: name, isNamed: isNamed)
    let id = try write(record, as: nil)
    try owner.changes?.record(.subscription, id, before: SubscriptionRecord?.none, after: record)
    return Subscription(
      id: Subscription.ID(id), person: owner.person, address: address, name: name, isNamed: isNamed)
  }

  func end(_ subscription: Subscription.ID, keepsEvents: Bool) throws {
    guard let ended = try all().first(where: { $0.id == subscription }) else { return }
    try db.cachedStatement(sql: "DELETE FROM subscription WHERE id = ?").execute(arguments: [subscription.number])
    try part(fromEventsOf: subscription.number, keepsEvents: keepsEvents)
    try owner.changes?.record(
      .subscription, subscription.number,
      before: SubscriptionRecord(address: ended.address, name: ended.name, isNamed: ended.isNamed),
      after: SubscriptionRecord?.none)
  }

  /// The events that come from a subscription.
  func events(of id: Int64) throws -> [Event] {
    try EventRows(owner: owner).events(
      "WHERE event.subscription = ? AND event.person = ? ORDER BY event.id", [id, owner.person.number]
    ).map(\.event)
  }

  /// Makes the events of an ended subscription the person's own, or removes them.
  private func part(fromEventsOf subscription: Int64, keepsEvents: Bool) throws {
    let rows = EventRows(owner: owner)
    for event in try events(of: subscription) {
      guard let id = event.id else { continue }
      var own: Event?
      if keepsEvents {
        own = event
        own?.subscribed = nil
        own = try own.map { try rows.write($0, as: id.number, insteadOf: event) }
      } else {
        try owner.release(id.number, .event)
      }
      try owner.changes?.record(
        .event, id.number, before: EventRecord(event, id: id), after: own.map { EventRecord($0, id: id) })
    }
  }

  /// Restores a subscription to the state of an image, to be read again; without an image, ends it.
  func restore(_ id: Int64, to image: SubscriptionRecord?, keepsEvents: Bool) throws {
    try db.cachedStatement(sql: "DELETE FROM subscription WHERE id = ? AND person = ?")
      .execute(arguments: [id, owner.person.number])
    if let image {
      _ = try write(image, as: id)
    } else {
      try part(fromEventsOf: id, keepsEvents: keepsEvents)
    }
  }

  private func write(_ record: SubscriptionRecord, as id: Int64?) throws -> Int64 {
    try db.cachedStatement(
      sql: """
        INSERT INTO subscription (id, person, address, name, named, next) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (person, address) DO NOTHING
        """
    ).execute(arguments: [
      id, owner.person.number, record.address, record.name, record.isNamed, owner.clock().timeIntervalSince1970,
    ])
    return id ?? db.lastInsertedRowID
  }

  enum Column: Int, TableColumn {
    case id, person, address, name, named, answered, problem, etag, lastModified, body, failures, held

    static let table = "subscription"
  }

  /// The columns that ``subscription(_:)`` reads, in its order; the last is the number of events.
  static let columns = """
    \(Column.list()),
    (SELECT count(*) FROM event WHERE event.subscription = subscription.id AND event.person = subscription.person)
    """

  static func subscription(_ row: ResultRow) throws -> Subscription {
    let columns = ColumnsOfRow<Column>(row: row)
    return Subscription(
      id: Subscription.ID(try columns[.id]), person: Person.ID(try columns[.person]), address: try columns[.address],
      name: try columns[.name], isNamed: try columns[.named],
      answered: (try columns[.answered] as Double?).map { Date(timeIntervalSince1970: $0) },
      problem: (try columns[.problem] as String?).flatMap { Subscription.Problem(rawValue: $0) },
      events: try row[Column.allCases.count])
  }
}
