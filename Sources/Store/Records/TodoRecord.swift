public import Agenda
import Civil
public import Foundation
import Storage

/// A todo as the ledger stores it in JSON: in the journal, in requests, and in exports.
public struct TodoRecord: Hashable, Sendable, Codable {
  /// The todo's number.
  public var id: Int64
  /// The name of the todo.
  public var name: String
  /// The due moment in ``dueZone``: `2026-11-21` or `2026-11-21T17:00`; nil if it has no date.
  public var due: String?
  /// The IANA name of the zone of ``due``; nil for the person's.
  public var dueZone: String?
  /// The earliest moment to begin it; nil for at once.
  public var start: String?
  /// The IANA name of the zone of ``start``; nil for the person's.
  public var startZone: String?
  /// The repeat, in the text of `Recurrence.stored`.
  public var recurrence: String?
  /// The later occurrences that were moved; nil if there are none.
  public var overrides: [OverrideRecord]?
  /// The first due moment of the series, from which the rule counts.
  public var series: String?
  /// The IANA name of the zone of ``series``; nil for the person's.
  public var seriesZone: String?
  /// Whether the repeat counts from the due date or from completion.
  public var repeatFrom: Todo.RepeatFrom
  /// From 1, the highest, to 3; nil for none.
  public var priority: Int?
  /// The name of the list it is on.
  public var list: String?
  /// Tags, without `#`.
  public var tags: [String]
  /// The name of a place.
  public var place: String?
  /// Contacts it is done with, as written.
  public var people: [String]
  /// The time it should take, in seconds.
  public var estimate: Int?
  /// Remarks.
  public var note: String?
  /// A link that belongs to it.
  public var url: String?
  /// The instant at which it was completed; nil while it is open.
  public var completed: Date?
  /// The number of times it was postponed since it last came up.
  public var postponed: Int
  /// The series' own moment that ``due`` replaces; nil unless the open occurrence was moved.
  public var moved: String?
  /// The IANA name of the zone of ``moved``; nil for the person's.
  public var movedZone: String?
  /// Its reminders, in the text of `[Reminder].stored`; nil for the usual one.
  public var reminders: String?
  /// A single reminder, in the person's zone.
  public var snoozed: String?
  /// Seconds between two nags; nil for none.
  public var nag: Int?
  /// As in ``Imported/uid``; nil if no file brought it.
  public var uid: String?
  /// As in ``Imported/fingerprint``.
  public var fingerprint: String?
  /// The instant at which it was added.
  public var added: Date

  /// The record of a todo.
  public init(_ todo: Todo, id: Todo.ID) {
    self.id = id.number
    name = todo.name
    due = todo.due?.description
    dueZone = todo.due?.zone
    start = todo.start?.description
    startZone = todo.start?.zone
    recurrence = todo.recurrence?.stored
    overrides = todo.overrides.kept
    series = todo.seriesStart?.description
    seriesZone = todo.seriesStart?.zone
    repeatFrom = todo.repeatFrom
    priority = todo.priority
    list = todo.list
    tags = todo.tags
    place = todo.place
    people = todo.people
    estimate = todo.estimate
    note = todo.note
    url = todo.url
    completed = todo.completed
    postponed = todo.postponed
    moved = todo.moved?.description
    movedZone = todo.moved?.zone
    reminders = todo.reminders?.stored
    snoozed = todo.snoozed?.description
    nag = todo.nag
    uid = todo.imported?.uid
    fingerprint = todo.imported?.fingerprint
    added = todo.added
  }

  /// Returns the todo of this record.
  /// - Throws: `StoreError` if its repeat or a moved occurrence cannot be read.
  public func todo() throws -> Todo {
    var todo = Todo(name: name, added: added)
    todo.id = Todo.ID(id)
    todo.due = When(text: due, zone: dueZone)
    todo.start = When(text: start, zone: startZone)
    todo.recurrence = try Recurrence(column: recurrence)
    todo.overrides = try [Override](overrides)
    todo.seriesStart = When(text: series, zone: seriesZone)
    todo.repeatFrom = repeatFrom
    todo.priority = priority
    todo.list = list
    todo.tags = tags
    todo.place = place
    todo.people = people
    todo.estimate = estimate
    todo.note = note
    todo.url = url
    todo.completed = completed
    todo.postponed = postponed
    todo.moved = When(text: moved, zone: movedZone)
    todo.reminders = reminders.map { [Reminder](stored: $0) }
    todo.snoozed = When(text: snoozed, zone: nil)
    todo.imported = uid.map { Imported(uid: $0, fingerprint: fingerprint ?? "") }
    todo.nag = nag
    return todo
  }
}

extension TodoRecord: ItemRecord {
  static let table = JournalEntity.todo
  static let statements = ItemStatements(TodoRecord.self)
  static let blank = TodoRecord(Todo(name: "", added: .distantPast), id: Todo.ID(0))

  mutating func visit(_ columns: inout some ColumnVisitor) {
    columns.required("name", &name)
    columns.column("due", &due)
    columns.column("due_zone", &dueZone)
    columns.instant("due_at")
    columns.column("start", &start)
    columns.column("start_zone", &startZone)
    columns.instant("start_at")
    columns.column("recurrence", &recurrence)
    columns.column("series", &series)
    columns.column("series_zone", &seriesZone)
    var counted: String? = repeatFrom.rawValue
    columns.column("repeat_from", &counted)
    repeatFrom = counted.flatMap { Todo.RepeatFrom(rawValue: $0) } ?? .due
    columns.column("priority", &priority)
    columns.reference(to: .list, &list)
    columns.reference(to: .place, &place)
    columns.column("estimate", &estimate)
    columns.column("note", &note)
    columns.column("url", &url)
    columns.date("completed", &completed)
    columns.required("postponed", &postponed)
    columns.date("added", &added)
    columns.column("moved", &moved)
    columns.column("moved_zone", &movedZone)
    columns.column("reminders", &reminders)
    columns.column("snooze", &snoozed)
    columns.column("nag", &nag)
    columns.overrides("overrides", &overrides)
    columns.column("uid", &uid)
    columns.column("fingerprint", &fingerprint)
  }
}
