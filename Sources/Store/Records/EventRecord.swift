public import Agenda
import Civil
public import Foundation

/// An event as the ledger writes it down; see `TodoRecord`.
public struct EventRecord: Hashable, Sendable, Codable {
  public var id: Int64
  public var name: String
  public var start: String
  public var startZone: String?
  /// Exclusive for a time, the last day inclusive for whole days.
  public var end: String?
  public var endZone: String?
  public var recurrence: String?
  /// Absent where there are none.
  public var overrides: [OverrideRecord]?
  public var place: String?
  public var list: String?
  public var tags: [String]
  public var people: [String]
  public var note: String?
  public var url: String?
  public var reminders: String?
  public var snoozed: String?
  public var added: Date

  public init(_ event: Event, id: Event.ID) {
    self.id = id.number
    name = event.name
    start = event.start.description
    startZone = event.start.zone
    end = event.end?.description
    endZone = event.end?.zone
    recurrence = event.recurrence?.stored
    overrides = event.overrides.kept
    place = event.place
    list = event.list
    tags = event.tags
    people = event.people
    note = event.note
    url = event.url
    reminders = event.reminders?.stored
    snoozed = event.snoozed?.description
    added = event.added
  }

  /// The event it tells of; nil when its start is no moment, which the ledger never writes.
  /// - Throws: `StoreError` where its repeat, or what was moved of it, cannot be read.
  public func event() throws -> Event? {
    guard let start = When(text: start, zone: startZone) else { return nil }
    var event = Event(name: name, start: start, end: When(text: end, zone: endZone), added: added)
    event.id = Event.ID(id)
    event.recurrence = try Recurrence(column: recurrence)
    event.overrides = try [Override](overrides)
    event.place = place
    event.list = list
    event.tags = tags
    event.people = people
    event.note = note
    event.url = url
    event.reminders = reminders.map { [Reminder](stored: $0) }
    event.snoozed = When(text: snoozed, zone: nil)
    return event
  }
}
