package import Agenda
import Civil
package import Grammar

/// Reopens completed todos.
package struct Uncomplete: ItemCommand {
  package var name: ItemName

  package init(_ name: ItemName) { self.name = name }

  package static let guide = Guide(
    "uncomplete", "reopen", usage: "[X]", bare: [.numbers, .nothing],
    summary: "reopens a completed todo; without X, the last one")

  package static var examples: [Example<Uncomplete>] {
    [
      Example("!uncomplete call jimmy", Uncomplete(.words("call jimmy"))),
      Example("!uncomplete", Uncomplete(.it)),
      Example("reopen #12", Uncomplete(.ids([12]))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply {
    if let partly = try runPartly(on: desk) { return partly }
    switch try chosen(on: desk) {
    case .unclear(let question):
      return question
    case .items(let items):
      let told = try items.map { try reopen($0, on: desk) }
      return Reply(.confirmation, told, subjects: items.compactMap(\.reference))
    }
  }

  private func chosen(on desk: Desk) throws -> Chosen<AgendaItem> {
    if name == .it, try !desk.subjects.contains(where: { try desk.completed($0) != nil }) {
      guard let last = try desk.belongings.todos.completed(limit: 1).first else {
        throw Misunderstanding("", reason: .nothingDone, example: "!complete call jimmy")
      }
      return .items([.todo(last)])
    }
    return try desk.choose(name, again: { "!uncomplete \($0)" }) { words in
      let found = try desk.belongings.todos.search(desk.reader.terms(of: words), open: false, limit: 9)
      let exact = found.filter { $0.name.folded == words.folded }
      if !found.isEmpty { return (exact.isEmpty ? found : exact).map { .todo($0) } }
      return try desk.todos(named: words).map { .todo($0) }
    }
  }

  private func reopen(_ item: AgendaItem, on desk: Desk) throws -> String {
    guard case .todo(var todo) = item else {
      throw Misunderstanding(item.name, reason: .isNo(.todo), example: "!uncomplete call jimmy")
    }
    guard todo.completed != nil else { return desk.wording.stillOpen(todo, on: desk) }
    todo.completed = nil
    if let id = todo.id, let series = try desk.series(of: todo) {
      // A completed occurrence of a series becomes due again within the series, not beside it.
      try desk.belongings.todos.remove(id)
      todo = series
    }
    try desk.belongings.todos.update(todo)
    try desk.describe(.reopened, [todo.name])
    return desk.wording.reopened(todo, on: desk)
  }
}

extension Desk {
  /// The series of a completed todo, as it was before.
  fileprivate func series(of done: Todo) throws -> Todo? {
    guard done.recurrence == nil, let due = done.due else { return nil }
    let found = try belongings.todos.search(reader.terms(of: done.name), open: true, limit: 20)
    guard
      var series = found.first(where: {
        $0.name == done.name && $0.list == done.list && $0.recurrence != nil
          && $0.due.map { due.date < $0.date } == true
      })
    else { return nil }
    // If the series has reached a moved occurrence, that one waits again.
    if let open = series.open, series.moved != nil {
      series.overrides[open.recurrenceID] = Override(open.recurrenceID, start: open.start)
    }
    (series.due, series.moved) = (due, nil)
    return series
  }

  /// The todo of that reference, if it is completed.
  fileprivate func completed(_ reference: ItemReference) throws -> Todo? {
    guard case .todo(let todo) = try kept(reference), todo.completed != nil else { return nil }
    return todo
  }
}
