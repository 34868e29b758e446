package import Agenda
import Civil
package import Grammar

/// Completes todos; a repeating one moves on.
package struct Complete: ItemCommand {
  package var name: ItemName
  /// The occurrence of a repeating todo; nil is the open one.
  package var day: TemporalExpression?
  /// All the words as a name, if there may be something of that name.
  package var whole: ItemName?

  package init(_ name: ItemName, on day: TemporalExpression? = nil, whole: ItemName? = nil) {
    self.name = name
    self.day = day
    self.whole = whole
  }

  package static let guide = Guide(
    "complete", "c", "done", usage: "X [D]", bare: [.numbers, .nothing],
    summary: "completes a todo; a repeating one moves on")

  package static var examples: [Example<Complete>] {
    [
      Example("!complete call jimmy", Complete(.words("call jimmy"))),
      Example("!c 1,3-5", Complete(.numbers([1, 3, 4, 5]))),
      Example("!done #12", Complete(.ids([12]))),
      Example("done 2", Complete(.numbers([2]))),
      Example(
        "!complete water plants 2026-11-24",
        Complete(
          .words("water plants"), on: .example("2026-11-24", .example(11, 24)), whole: .words("water plants 2026-11-24")
        )),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let named = try reader.expectItemAndDay(arguments)
    self.init(named.name, on: named.day, whole: named.whole)
  }

  package func run(on desk: Desk) throws -> Reply {
    if let partly = try runPartly(on: desk) { return partly }
    if let whole, try desk.isNamed(whole) { return try Complete(whole).run(on: desk) }
    if name == .it, let request = try desk.requestToDo { return try desk.acceptAndDo(request) }
    let words = day.map { " \($0.text)" } ?? ""
    let again: (String) -> String = { "!complete \($0)\(words)" }
    switch try desk.choose(name, on: day, takesTimes: true, again: again, among: desk.completable) {
    case .unclear(let question):
      return question
    case .items(let items):
      let told = try items.map { try complete($0, on: desk) }
      // One line names all todos that end with their completion.
      let ending = items.compactMap(\.simpleTodo)
      return Reply(
        .confirmation, ending.count > 1 && ending.count == items.count ? [desk.wording.completed(ending)] : told,
        subjects: items.compactMap(\.reference))
    }
  }

  private func complete(_ item: AgendaItem, on desk: Desk) throws -> String {
    switch item {
    case .todo(let todo):
      if todo.completed != nil || day.map({ desk.isOpenOne(of: todo, at: $0) }) == true {
        return try complete(todo, on: desk)
      }
      let meant = try desk.meant(of: item, by: name, at: day, again: { "!complete \(todo.name) \($0)" })
      return try meant.map { try complete($0, of: todo, on: desk) } ?? complete(todo, on: desk)
    case .event(var event):
      // This usually answers the event's reminder: there is nothing to complete, but no further reminder is needed.
      if event.snoozed != nil {
        event.snoozed = nil
        try desk.belongings.events.update(event)
      }
      return desk.wording.passes(event)
    case .note(let note):
      throw Misunderstanding(note.text, reason: .isNo(.todo), example: "!complete call jimmy")
    }
  }

  private func complete(_ todo: Todo, on desk: Desk) throws -> String {
    guard todo.completed == nil else { return desk.wording.alreadyDone(todo, on: desk) }
    try desk.describe(.completed, [todo.name])
    guard let next = todo.next(after: desk.instant, in: desk.person.zone) else {
      try desk.belongings.todos.update(todo.completed(on: desk))
      try desk.tellSender(of: todo)
      return desk.wording.completed(todo)
    }
    // The completed occurrence is kept as it was; the series goes on as the same todo, so that its number holds.
    if let open = todo.open { try keep(open, of: todo, on: desk) }
    try desk.belongings.todos.update(next)
    return desk.wording.movedOn(next, on: desk)
  }

  /// Completes single occurrences. A later one is left out of the series, which otherwise goes on as it was.
  private func complete(_ occurrences: [Occurrence], of todo: Todo, on desk: Desk) throws -> String {
    var series = todo
    let later = occurrences.filter { !todo.isOpen($0) }
    for occurrence in later {
      try keep(occurrence, of: todo, on: desk)
      series.skip(occurrence.recurrenceID)
    }
    if later.isEmpty { return try complete(series, on: desk) }
    try desk.belongings.todos.update(series)
    try desk.describe(.completed, [todo.name])
    let isOpenDone = later.count < occurrences.count
    if isOpenDone { _ = try complete(series, on: desk) }
    let next = isOpenDone ? series.next(after: desk.instant, in: desk.person.zone) : series
    return desk.wording.completed(todo.name, occurrences.map(\.start), next: next?.due, on: desk)
  }

  /// Keeps an occurrence as a separate completed todo.
  private func keep(_ occurrence: Occurrence, of todo: Todo, on desk: Desk) throws {
    var done = todo.at(occurrence).completed(on: desk)
    (done.id, done.imported) = (nil, nil)
    _ = try desk.belongings.todos.add(done)
  }
}

extension Desk {
  /// True if a day means the open todo itself: one that does not repeat, or one that was due a week before that day,
  /// since people call the past day by its weekday.
  fileprivate func isOpenOne(of todo: Todo, at day: TemporalExpression) -> Bool {
    guard let date = day.date else { return true }
    guard todo.recurrence != nil, let due = todo.due else { return date <= today }
    return isPast(due) && due.local(in: person.zone).date.adding(days: 7) == date
  }

  /// The items that words name and that can be completed: todos, else events, else items with a similar spelling.
  fileprivate func completable(_ words: String) throws -> [AgendaItem] {
    let todos = try todos(named: words, byWordsOnly: true)
    if !todos.isEmpty { return todos.map { .todo($0) } }
    let events = try belongings.events.search(words.folded.split(separator: " ").map(String.init), limit: 9)
    return events.isEmpty ? try self.todos(named: words).map { .todo($0) } : events.map { .event($0) }
  }
}

extension AgendaItem {
  /// The todo, if it is open and ends with its completion.
  fileprivate var simpleTodo: Todo? {
    guard case .todo(let todo) = self, todo.completed == nil, todo.recurrence == nil else { return nil }
    return todo
  }
}

extension Todo {
  fileprivate func completed(on desk: Desk) -> Todo {
    var done = self
    done.completed = desk.instant
    return done
  }
}
