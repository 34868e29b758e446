import Agenda
import Foundation
import GRDB
import Storage

/// The todos of one person, each change noted in the journal.
struct TodoTable: Todos {
  let owner: Owner
  private var rows: TodoRows { TodoRows(owner: owner) }

  init(owner: Owner) { self.owner = owner }

  func add(_ todo: Todo) throws -> Todo {
    let id = Todo.ID(try owner.number(.todo))
    let kept = try rows.write(todo, as: id.number, isNew: true)
    try owner.changes?.record(.todo, id.number, before: TodoRecord?.none, after: TodoRecord(kept, id: id))
    return kept
  }

  func update(_ todo: Todo) throws {
    guard let id = todo.id, let before = try rows.todo(id.number) else { throw TodoTable.gone }
    guard before != todo else { return }
    let kept = try rows.write(todo, as: id.number, insteadOf: before)
    guard before != kept else { return }
    try owner.changes?.record(.todo, id.number, before: TodoRecord(before, id: id), after: TodoRecord(kept, id: id))
  }

  func remove(_ id: Todo.ID) throws {
    guard let before = try rows.todo(id.number) else { throw TodoTable.gone }
    try owner.release(id.number, .todo)
    try owner.changes?.record(.todo, id.number, before: TodoRecord(before, id: id), after: TodoRecord?.none)
  }

  private static let gone = StoreError(.conflict, cause: "that todo is gone")

  func todo(_ id: Todo.ID) throws -> Todo? { try rows.todo(id.number) }

  func open(dueBefore instant: Date) throws -> [Todo] {
    try rows.todos(TodoTable.dueBefore, [owner.person.number, instant.timeIntervalSince1970])
  }

  static let dueBefore = """
    WHERE todo.person = ? AND completed IS NULL AND due_at IS NOT NULL AND due_at < ? ORDER BY due_at, todo.id
    """

  func open(dueFrom start: Date, before end: Date) throws -> [Todo] {
    try rows.todos(
      TodoTable.dueBetween, [owner.person.number, start.timeIntervalSince1970, end.timeIntervalSince1970])
  }

  static let dueBetween = """
    WHERE todo.person = ? AND completed IS NULL AND due_at IS NOT NULL AND due_at >= ? AND due_at < ?
    ORDER BY due_at, todo.id
    """

  func openSeries() throws -> [Todo] { try rows.todos(TodoTable.series, [owner.person.number]) }

  static let series = "WHERE todo.person = ? AND completed IS NULL AND recurrence IS NOT NULL AND due IS NOT NULL"

  func search(_ words: [String], open: Bool, limit: Int) throws -> [Todo] {
    guard let query = WordQuery(words, person: owner.person) else { return [] }
    let state = open ? "todo.completed IS NULL" : "todo.completed IS NOT NULL"
    return try rows.todos(query.condition("todo", "name", and: state), query.arguments(limit: limit))
  }

  func openNames(limit: Int) throws -> [(id: Todo.ID, name: String)] {
    let statement = try owner.db.cachedStatement(sql: TodoTable.names)
    return try Row.fetchAll(statement, arguments: [owner.person.number, limit]).map { (Todo.ID($0[0]), $0[1]) }
  }

  static let names = "SELECT id, name FROM todo WHERE person = ? AND completed IS NULL ORDER BY id DESC LIMIT ?"

  func completed(limit: Int) throws -> [Todo] {
    try rows.todos(TodoTable.completedLast, [owner.person.number, limit])
  }

  static let completedLast = """
    WHERE todo.person = ? AND completed IS NOT NULL ORDER BY completed DESC, todo.id DESC LIMIT ?
    """
}
