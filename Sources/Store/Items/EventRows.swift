import Agenda
import Civil
import Foundation
import GRDB

/// The rows of one person's events: what is read and written, without the journal.
struct EventRows {
  let owner: Owner
  private var db: Database { owner.db }

  init(owner: Owner) { self.owner = owner }

  static let select = """
    SELECT event.id, event.name, start, start_zone, finish, finish_zone, recurrence, place.name, list.name, note, url,
      added, start_at, reminders, snooze, overrides, \(Labels.columns(of: "event.id"))
    FROM event LEFT JOIN list ON list.id = event.list LEFT JOIN place ON place.id = event.place
    """

  /// An event with the instant it starts; nil when its start is no moment, which the schema's checks keep out.
  private static func event(_ row: Row) throws -> (at: Int64, event: Event)? {
    guard let start = When(text: row[2], zone: row[3]) else { return nil }
    var event = Event(
      name: row[1], start: start, end: When(text: row[4], zone: row[5]),
      added: Date(timeIntervalSince1970: row[11]))
    event.id = Event.ID(row[0])
    event.recurrence = try Recurrence(column: row[6])
    event.place = row[7]
    event.list = row[8]
    event.note = row[9]
    event.url = row[10]
    event.reminders = (row[13] as String?).map { [Reminder](stored: $0) }
    event.snoozed = When(text: row[14], zone: nil)
    event.overrides = try [Override](column: row[15])
    event.tags = Labels.split(row[16])
    event.people = Labels.split(row[17])
    return (row[12], event)
  }

  /// The events that a condition holds for.
  func events(
    _ condition: String, _ arguments: StatementArguments, isLasting: Bool = true
  ) throws -> [(at: Int64, event: Event)] {
    let statement = try db.statement("\(EventRows.select) \(condition)", isLasting: isLasting)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    var events: [(at: Int64, event: Event)] = []
    while let row = try rows.next() {
      if let event = try EventRows.event(row) { events.append(event) }
    }
    return events
  }

  func event(_ id: Int64) throws -> Event? {
    try events("WHERE event.id = ? AND event.person = ?", [id, owner.person.number]).first?.event
  }

  /// Writes an event to the row of that number, a new one or the one that is there; returns it as it is kept. Its
  /// reminders follow.
  ///
  /// - Parameter before: what was in the row; nil where that is not known.
  func write(_ event: Event, as id: Int64, insteadOf before: Event? = nil, isNew: Bool = false) throws -> Event {
    try AgendaItem.event(event).checkMoments()
    let names = NameTable(owner: owner)
    let list = try event.list.map { try names.row(.list, named: $0) }
    let place = try event.place.map { try names.row(.place, named: $0) }
    let labels = Labels(owner: owner)
    let tags = try labels.tags(event.tags)
    let span = owner.span(from: event.start, to: event.end, overrides: event.overrides)
    try db.cachedStatement(sql: EventRows.upsert).execute(arguments: [
      id, owner.person.number, event.name, event.start.description, event.start.zone, span.start,
      event.end?.description, event.end?.zone, span.finish, event.recurrence?.stored, list?.id, place?.id,
      event.note, event.url, event.added.timeIntervalSince1970, event.reminders?.stored, event.snoozed?.description,
      event.overrides.column(),
    ])
    try owner.noteChange(of: id)
    try labels.setTags(tags.map(\.id), of: id, isNew: isNew)
    try labels.setContacts(event.people, of: id, isNew: isNew)
    var kept = event
    kept.id = Event.ID(id)
    kept.list = list?.name
    kept.place = place?.name
    kept.tags = tags.map(\.name)
    try ReminderRows(owner: owner).follow(id, from: before.map { Timing($0) }, to: Timing(kept), isNew: isNew)
    return kept
  }

  private static let upsert = """
    INSERT INTO event (id, person, name, start, start_zone, start_at, finish, finish_zone, finish_at, recurrence,
      list, place, note, url, added, reminders, snooze, overrides)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, start = excluded.start, start_zone = excluded.start_zone,
      start_at = excluded.start_at, finish = excluded.finish, finish_zone = excluded.finish_zone,
      finish_at = excluded.finish_at, recurrence = excluded.recurrence, list = excluded.list,
      place = excluded.place, note = excluded.note, url = excluded.url, added = excluded.added,
      reminders = excluded.reminders, snooze = excluded.snooze, overrides = excluded.overrides
    """
}

extension Owner {
  /// When an event begins, and when it is over: the midnight after its last day, and at least a second later. A series
  /// begins with what was put before its start.
  func span(from start: When, to end: When?, overrides: [Override] = []) -> (start: Int64, finish: Int64) {
    let first = overrides.map { instant(of: $0.start) }.reduce(instant(of: start), min)
    var last = end ?? start
    if last.time == nil { last.date = last.date.adding(days: 1) }
    return (first, max(instant(of: last), instant(of: start) + 1))
  }
}
