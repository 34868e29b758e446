public import Agenda
public import Grammar

/// Completes todos; a repeating one moves on.
public struct Complete: Command {
  public var name: ItemName

  public init(_ name: ItemName) { self.name = name }

  public static let guide = Guide(
    "complete", "c", "done", usage: "X", bare: [.numbers, .nothing],
    summary: "completes a todo; a repeating one moves on")

  public static var examples: [Example<Complete>] {
    [
      Example("!complete call jimmy", Complete(.words("call jimmy"))),
      Example("!c 1,3-5", Complete(.numbers([1, 3, 4, 5]))),
      Example("!done #12", Complete(.ids([12]))),
      Example("done 2", Complete(.numbers([2]))),
    ]
  }

  public init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  public func run(on desk: Desk) throws -> Reply {
    let again: (String) -> String = { "!complete \($0)" }
    switch try desk.choose(name, again: again, among: desk.completable) {
    case .unclear(let question):
      return question
    case .items(let items):
      let told = try items.map { try complete($0, on: desk) }
      // Those that end with it are told in one.
      let ending = items.compactMap(\.simpleTodo)
      return Reply(
        .confirmation, ending.count > 1 && ending.count == items.count ? [Voice.completed(ending)] : told,
        subjects: items.compactMap(\.reference))
    }
  }

  private func complete(_ item: Kept, on desk: Desk) throws -> String {
    switch item {
    case .todo(let todo):
      return try complete(todo, on: desk)
    case .event(var event):
      // Said to its reminder, as a rule: there is nothing to complete, but nothing to be reminded of any more.
      if event.snoozed != nil {
        event.snoozed = nil
        try desk.belongings.events.update(event)
      }
      return Voice.passes(event)
    case .note(let note):
      throw Misunderstanding(note.text, reason: Voice.notATodo, example: "!complete call jimmy")
    }
  }

  private func complete(_ todo: Todo, on desk: Desk) throws -> String {
    guard todo.completed == nil else { return Voice.alreadyDone(todo, on: desk) }
    try desk.belongings.journal.describe(Voice.quoted(todo.name, done: "completed"))
    guard let next = todo.next(afterCompletionOn: desk) else {
      try desk.belongings.todos.update(todo.completed(on: desk))
      return Voice.completed(todo)
    }
    // The one that is done stays as it was; the series goes on as the same todo, so that its number holds.
    var done = todo.completed(on: desk)
    done.id = nil
    done.recurrence = nil
    done.seriesStart = nil
    done.moved = nil
    _ = try desk.belongings.todos.add(done)
    try desk.belongings.todos.update(next)
    return Voice.movedOn(next, on: desk)
  }
}

extension Desk {
  /// What words name that can be done: todos, or else events that go by; or else what is spelt nearly so.
  fileprivate func completable(_ words: String) throws -> [Kept] {
    let todos = try todos(named: words, byWordsOnly: true)
    if !todos.isEmpty { return todos.map { .todo($0) } }
    let events = try belongings.events.search(words.folded.split(separator: " ").map(String.init), limit: 9)
    return events.isEmpty ? try self.todos(named: words).map { .todo($0) } : events.map { .event($0) }
  }
}

extension Kept {
  /// A todo that is open and ends with its completion.
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

  /// The same todo at its next moment, or nil when it does not repeat or its series has ended.
  fileprivate func next(afterCompletionOn desk: Desk) -> Todo? {
    guard let rule = recurrence else { return nil }
    var next = self
    next.postponed = 0
    next.moved = nil
    next.snoozed = nil
    let now = desk.zone(of: due).local(at: desk.instant)
    let time = seriesStart?.time ?? due?.time
    let moment: CivilDateTime?
    switch repeatFrom {
    case .completion:
      let begin = CivilDateTime(now.date, time ?? .midnight)
      moment = rule.next(after: begin, startingAt: begin)
      next.seriesStart = When(now.date, time, zone: due?.zone)
    case .due:
      let first = seriesStart ?? due ?? When(now.date)
      let begin = CivilDateTime(first.date, first.time ?? .midnight)
      // One that was moved has its own moment behind it, wherever it was moved to.
      let last = (moved ?? due).map { CivilDateTime($0.date, $0.time ?? .midnight) } ?? begin
      // What was missed meanwhile does not pile up: the next one is ahead of now.
      let passed = time == nil ? CivilDateTime(now.date.adding(days: -1), .midnight) : now
      moment = rule.next(after: max(last, passed), startingAt: begin)
    }
    guard let moment else { return nil }
    // A rule of hours gives a time where none was told before.
    let told = time != nil || moment.time != .midnight ? moment.time : nil
    next.due = When(moment.date, told, zone: due?.zone)
    return next
  }
}

extension Desk {
  /// The zone a moment is kept in.
  fileprivate func zone(of when: When?) -> Zone { when?.zone.flatMap { Zone(identifier: $0) } ?? person.zone }
}
