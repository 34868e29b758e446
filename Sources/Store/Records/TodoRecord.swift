public import Agenda
import Civil
public import Foundation

/// A todo as the ledger writes it down: in the journal's images, and in what a person is given of theirs.
public struct TodoRecord: Hashable, Sendable, Codable {
  public var id: Int64
  public var name: String
  /// `2026-11-21` or `2026-11-21T17:00`, as the wall shows it in `dueZone` or, without one, the person's zone.
  public var due: String?
  public var dueZone: String?
  public var start: String?
  public var startZone: String?
  /// The repeat's text, RFC 5545's parts.
  public var recurrence: String?
  /// Later occurrences that were moved; absent where there are none.
  public var overrides: [OverrideRecord]?
  public var series: String?
  public var seriesZone: String?
  public var repeatFrom: Todo.RepeatFrom
  public var priority: Int?
  public var list: String?
  public var tags: [String]
  public var place: String?
  public var people: [String]
  /// Seconds.
  public var estimate: Int?
  public var note: String?
  public var url: String?
  public var completed: Date?
  public var postponed: Int
  /// The moment of its series that `due` stands for, where it was moved.
  public var moved: String?
  public var movedZone: String?
  /// Days before, a time of the day or `-`, seconds before that; several after commas. Absent for the usual one.
  public var reminders: String?
  public var snoozed: String?
  /// Seconds from one nagging to the next.
  public var nag: Int?
  public var added: Date

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
    added = todo.added
  }

  /// The todo it tells of.
  /// - Throws: `StoreError` where its repeat, or what was moved of it, cannot be read.
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
    todo.nag = nag
    return todo
  }
}
