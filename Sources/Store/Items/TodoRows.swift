import Agenda
import Civil
import Foundation
import GRDB

/// The rows of one person's todos: what is read and written, without the journal.
struct TodoRows {
  let owner: Owner
  private var db: Database { owner.db }

  init(owner: Owner) { self.owner = owner }

  /// Reads todos; what follows it may restrict and order them.
  static let select = """
    SELECT todo.id, todo.name, due, due_zone, start, start_zone, recurrence, series, series_zone, repeat_from,
      priority, list.name, place.name, estimate, note, url, completed, postponed, added, moved, moved_zone,
      reminders, snooze, nag, overrides, \(Labels.columns(of: "todo.id"))
    FROM todo LEFT JOIN list ON list.id = todo.list LEFT JOIN place ON place.id = todo.place
    """

  static func todo(_ row: Row) throws -> Todo {
    var todo = Todo(name: row[1], added: Date(timeIntervalSince1970: row[18]))
    todo.id = Todo.ID(row[0])
    todo.due = When(text: row[2], zone: row[3])
    todo.start = When(text: row[4], zone: row[5])
    todo.recurrence = try Recurrence(column: row[6])
    todo.seriesStart = When(text: row[7], zone: row[8])
    todo.repeatFrom = Todo.RepeatFrom(rawValue: row[9]) ?? .due
    todo.priority = row[10]
    todo.list = row[11]
    todo.place = row[12]
    todo.estimate = row[13]
    todo.note = row[14]
    todo.url = row[15]
    todo.completed = (row[16] as Double?).map { Date(timeIntervalSince1970: $0) }
    todo.postponed = row[17]
    todo.moved = When(text: row[19], zone: row[20])
    todo.reminders = (row[21] as String?).map { [Reminder](stored: $0) }
    todo.snoozed = When(text: row[22], zone: nil)
    todo.nag = row[23]
    todo.overrides = try [Override](column: row[24])
    todo.tags = Labels.split(row[25])
    todo.people = Labels.split(row[26])
    return todo
  }

  /// The todos of a query that begins with `select`; only what is asked often lasts as a compiled statement.
  func todos(_ rest: String, _ arguments: StatementArguments, isLasting: Bool = true) throws -> [Todo] {
    let rows = try Row.fetchCursor(
      try db.statement("\(TodoRows.select) \(rest)", isLasting: isLasting), arguments: arguments)
    var todos: [Todo] = []
    while let row = try rows.next() { todos.append(try TodoRows.todo(row)) }
    return todos
  }

  func todo(_ id: Int64) throws -> Todo? {
    try todos("WHERE todo.id = ? AND todo.person = ?", [id, owner.person.number]).first
  }

  /// Writes a todo to the row of that number, a new one or the one that is there; returns it as it is kept. Its
  /// reminders follow.
  ///
  /// - Parameter before: what was in the row; nil where that is not known.
  func write(_ todo: Todo, as id: Int64, insteadOf before: Todo? = nil, isNew: Bool = false) throws -> Todo {
    try AgendaItem.todo(todo).checkMoments()
    let names = NameTable(owner: owner)
    let list = try todo.list.map { try names.row(.list, named: $0) }
    let place = try todo.place.map { try names.row(.place, named: $0) }
    let labels = Labels(owner: owner)
    let tags = try labels.tags(todo.tags)
    try db.cachedStatement(sql: TodoRows.upsert).execute(arguments: [
      id, owner.person.number, todo.name, todo.due?.description, todo.due?.zone, owner.instant(of: todo.due),
      todo.start?.description, todo.start?.zone, owner.instant(of: todo.start), todo.recurrence?.stored,
      todo.seriesStart?.description, todo.seriesStart?.zone, todo.repeatFrom.rawValue, todo.priority, list?.id,
      place?.id, todo.estimate, todo.note, todo.url, todo.completed?.timeIntervalSince1970, todo.postponed,
      todo.added.timeIntervalSince1970, todo.moved?.description, todo.moved?.zone, todo.reminders?.stored,
      todo.snoozed?.description, todo.nag, todo.overrides.column(),
    ])
    try owner.noteChange(of: id)
    try labels.setTags(tags.map(\.id), of: id, isNew: isNew)
    try labels.setContacts(todo.people, of: id, isNew: isNew)
    var kept = todo
    kept.id = Todo.ID(id)
    kept.list = list?.name
    kept.place = place?.name
    kept.tags = tags.map(\.name)
    try ReminderRows(owner: owner).follow(id, from: before.flatMap { Timing($0) }, to: Timing(kept), isNew: isNew)
    return kept
  }

  private static let upsert = """
    INSERT INTO todo (id, person, name, due, due_zone, due_at, start, start_zone, start_at, recurrence, series,
      series_zone, repeat_from, priority, list, place, estimate, note, url, completed, postponed, added, moved,
      moved_zone, reminders, snooze, nag, overrides)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, due = excluded.due, due_zone = excluded.due_zone,
      due_at = excluded.due_at, start = excluded.start, start_zone = excluded.start_zone,
      start_at = excluded.start_at, recurrence = excluded.recurrence, series = excluded.series,
      series_zone = excluded.series_zone, repeat_from = excluded.repeat_from, priority = excluded.priority,
      list = excluded.list, place = excluded.place, estimate = excluded.estimate, note = excluded.note,
      url = excluded.url, completed = excluded.completed, postponed = excluded.postponed, added = excluded.added,
      moved = excluded.moved, moved_zone = excluded.moved_zone, reminders = excluded.reminders,
      snooze = excluded.snooze, nag = excluded.nag, overrides = excluded.overrides
    """
}
