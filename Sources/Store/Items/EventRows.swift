import Agenda
import Civil
import GRDB

/// The rows of one person's events, read and written without the journal.
struct EventRows {
  let owner: Owner

  init(owner: Owner) { self.owner = owner }

  /// SQL that reads events; the SQL appended to it may restrict and order them.
  static let select = EventRecord.statements.select
  /// The index in `select` of the instant at which an event starts.
  private static let startAt = EventRecord.statements.columns.firstIndex(of: "event.start_at") ?? 0

  /// Returns the events that meet a condition, each with its start as an instant. Leaves out events whose start is not
  /// a moment; the schema's checks prevent those.
  func events(
    _ condition: String, _ arguments: StatementArguments, isLasting: Bool = true
  ) throws -> [(at: Int64, event: Event)] {
    let statement = try owner.db.statement("\(EventRows.select) \(condition)", isLasting: isLasting)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    var events: [(at: Int64, event: Event)] = []
    while let row = try rows.next() {
      if let event = try EventRecord(row).event() { events.append((row[EventRows.startAt], event)) }
    }
    return events
  }

  func event(_ id: Int64) throws -> Event? {
    try events("WHERE event.id = ? AND event.person = ?", [id, owner.person.number]).first?.event
  }

  /// Writes an event to the row with that number, whether new or not, and returns it as stored. Updates its reminders.
  ///
  /// - Parameter before: the event that was in the row; nil if unknown.
  func write(_ event: Event, as id: Int64, insteadOf before: Event? = nil, isNew: Bool = false) throws -> Event {
    try AgendaItem.event(event).checkMoments()
    let span = owner.span(from: event.start, to: event.end, overrides: event.overrides)
    var kept = event
    kept.id = Event.ID(id)
    (kept.list, kept.place, kept.tags) = try owner.write(
      EventRecord(event, id: Event.ID(id)), instants: ["start_at": span.start, "finish_at": span.finish], isNew: isNew)
    if !isNew { try owner.noteChange(of: id) }
    try ReminderRows(owner: owner).follow(id, from: before.map { Timing($0) }, to: Timing(kept), isNew: isNew)
    return kept
  }
}

extension Owner {
  /// Returns the instants at which an event begins and is over. Whole days are over at the midnight after the last, and
  /// any event at least a second after its start. A series begins with an occurrence that was moved to before its
  /// start.
  func span(from start: When, to end: When?, overrides: [Override] = []) -> (start: Int64, finish: Int64) {
    let first = overrides.map { instant(of: $0.start) }.reduce(instant(of: start), min)
    var last = end ?? start
    if last.time == nil { last.date = last.date.adding(days: 1) }
    return (first, max(instant(of: last), instant(of: start) + 1))
  }
}
