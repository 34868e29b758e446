import Agenda
import Foundation
import GRDB
import Storage

/// The events of one person, each change noted in the journal.
struct EventTable: Events {
  let owner: Owner
  private var rows: EventRows { EventRows(owner: owner) }

  init(owner: Owner) { self.owner = owner }

  func add(_ event: Event) throws -> Event {
    let id = Event.ID(try owner.number(.event))
    let kept = try rows.write(event, as: id.number, isNew: true)
    try owner.changes?.record(.event, id.number, before: EventRecord?.none, after: EventRecord(kept, id: id))
    return kept
  }

  func update(_ event: Event) throws {
    guard let id = event.id, let before = try rows.event(id.number) else { throw EventTable.gone }
    guard before != event else { return }
    try checkMayChange(before, to: event)
    let kept = try rows.write(event, as: id.number, insteadOf: before)
    guard before != kept else { return }
    try owner.changes?.record(.event, id.number, before: EventRecord(before, id: id), after: EventRecord(kept, id: id))
  }

  func remove(_ id: Event.ID) throws {
    guard let before = try rows.event(id.number) else { throw EventTable.gone }
    try checkMayChange(before, to: nil)
    try owner.release(id.number, .event)
    try AttendanceTable(owner: owner).end(ofOwn: id.number)
    try owner.changes?.record(.event, id.number, before: EventRecord(before, id: id), after: EventRecord?.none)
  }

  /// Only its subscription may change such an event, except for its reminders. A change with an origin comes from a
  /// person.
  private func checkMayChange(_ before: Event, to event: Event?) throws {
    guard owner.changes != nil, let subscribed = before.subscribed else { return }
    var allowed = before
    if let event { (allowed.reminders, allowed.snoozed) = (event.reminders, event.snoozed) }
    guard event != nil, allowed == event else { throw SubscribedItem(before.name, from: subscribed.name) }
  }

  private static let gone = StoreError(.conflict, cause: "that event is gone")

  func event(_ id: Event.ID) throws -> Event? { try rows.event(id.number) }

  func events(from start: Date, before end: Date) throws -> [Event] {
    let (from, before) = (start.timeIntervalSince1970, end.timeIntervalSince1970)
    let single = try rows.events(EventTable.single, [owner.person.number, from, before])
    let series = try rows.events(EventTable.series, [owner.person.number, before])
    return (single + series).sorted { ($0.at, $0.event.id?.number ?? 0) < ($1.at, $1.event.id?.number ?? 0) }
      .map(\.event)
  }

  func search(_ words: [String], limit: Int) throws -> [Event] {
    guard let query = WordQuery(words, person: owner.person) else { return [] }
    return try rows.events(query.condition("event", "name"), query.arguments(limit: limit)).map(\.event)
  }

  static let single = "WHERE event.person = ? AND recurrence IS NULL AND finish_at > ? AND start_at < ?"
  static let series = "WHERE event.person = ? AND recurrence IS NOT NULL AND start_at < ?"
}
