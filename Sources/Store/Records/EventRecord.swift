public import Agenda
import Civil
public import Foundation
import Storage

/// An event as the ledger stores it in JSON; see `TodoRecord`.
public struct EventRecord: Hashable, Sendable, Codable {
  /// The event's number.
  public var id: Int64
  /// The name of the event.
  public var name: String
  /// The start: `2026-11-21` or `2026-11-21T17:00`.
  public var start: String
  /// The IANA name of the zone of ``start``; nil for the person's.
  public var startZone: String?
  /// The end: a time is exclusive, a whole day inclusive; nil if no end was given.
  public var end: String?
  /// The IANA name of the zone of ``end``; nil for the person's.
  public var endZone: String?
  /// The repeat, in the text of `Recurrence.stored`.
  public var recurrence: String?
  /// The occurrences that differ; nil if there are none.
  public var overrides: [OverrideRecord]?
  /// The name of a place.
  public var place: String?
  /// The name of the list it is on.
  public var list: String?
  /// Tags, without `#`.
  public var tags: [String]
  /// Contacts who take part, as written.
  public var people: [String]
  /// Remarks.
  public var note: String?
  /// A link that belongs to it.
  public var url: String?
  /// As in ``TodoRecord/reminders``.
  public var reminders: String?
  /// A single reminder, in the person's zone.
  public var snoozed: String?
  /// As in ``Imported/uid``; nil if no file brought it.
  public var uid: String?
  /// As in ``Imported/fingerprint``.
  public var fingerprint: String?
  /// The number of the subscription that it comes from; nil, like the next one, for the person's own.
  public var subscription: Int64?
  /// The name of the subscription.
  public var origin: String?
  /// The instant at which it was added.
  public var added: Date

  /// The record of an event.
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
    uid = event.imported?.uid
    fingerprint = event.imported?.fingerprint
    subscription = event.subscribed?.id.number
    origin = event.subscribed?.name
    added = event.added
  }

  /// Returns the event of this record; nil if its start cannot be read, which the ledger never writes.
  /// - Throws: `StoreError` if its repeat or a moved occurrence cannot be read.
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
    event.imported = uid.map { Imported(uid: $0, fingerprint: fingerprint ?? "") }
    event.subscribed = subscription.map { Subscribed(id: Subscription.ID($0), name: origin ?? "") }
    return event
  }
}

extension EventRecord: ItemRecord {
  static let table = JournalEntity.event
  static let statements = ItemStatements(EventRecord.self)
  static let blank = EventRecord(
    Event(name: "", start: When(CivilDate(dayNumber: 0)), added: .distantPast), id: Event.ID(0))

  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.required("name", &name)
    columns.required("start", &start)
    columns.column("start_zone", &startZone)
    columns.instant("start_at")
    columns.column("finish", &end)
    columns.column("finish_zone", &endZone)
    columns.instant("finish_at")
    columns.column("recurrence", &recurrence)
    columns.reference(to: .list, &list)
    columns.reference(to: .place, &place)
    columns.column("note", &note)
    columns.column("url", &url)
    columns.date("added", &added)
    columns.column("reminders", &reminders)
    columns.column("snooze", &snoozed)
    columns.overrides("overrides", &overrides)
    columns.column("uid", &uid)
    columns.column("fingerprint", &fingerprint)
    columns.column("subscription", &subscription)
    columns.column("origin", &origin)
  }
}
