import Agenda
import GRDB

/// The rows of one person's todos, read and written without the journal.
struct TodoRows {
  let owner: Owner

  init(owner: Owner) { self.owner = owner }

  /// SQL that reads todos; the SQL appended to it may restrict and order them.
  static let select = TodoRecord.statements.select

  /// Returns the todos of a query that begins with `select`. Only frequent queries stay compiled.
  func todos(_ rest: String, _ arguments: StatementArguments, isLasting: Bool = true) throws -> [Todo] {
    let rows = try Row.fetchCursor(
      try owner.db.statement("\(TodoRows.select) \(rest)", isLasting: isLasting), arguments: arguments)
    var todos: [Todo] = []
    while let row = try rows.next() { todos.append(try TodoRecord(row).todo()) }
    return todos
  }

  func todo(_ id: Int64) throws -> Todo? {
    try todos("WHERE todo.id = ? AND todo.person = ?", [id, owner.person.number]).first
  }

  /// Writes a todo to the row with that number, whether new or not, and returns it as stored. Updates its reminders.
  ///
  /// - Parameter before: the todo that was in the row; nil if unknown.
  func write(_ todo: Todo, as id: Int64, insteadOf before: Todo? = nil, isNew: Bool = false) throws -> Todo {
    try AgendaItem.todo(todo).checkMoments()
    var instants: [String: Int64] = [:]
    instants["due_at"] = owner.instant(of: todo.due)
    instants["start_at"] = owner.instant(of: todo.start)
    var kept = todo
    kept.id = Todo.ID(id)
    (kept.list, kept.place, kept.tags) = try owner.write(
      TodoRecord(todo, id: Todo.ID(id)), instants: instants, isNew: isNew)
    if !isNew { try owner.noteChange(of: id) }
    try ReminderRows(owner: owner).follow(id, from: before.flatMap { Timing($0) }, to: Timing(kept), isNew: isNew)
    return kept
  }
}
