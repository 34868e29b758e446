package import Agenda
package import Civil

extension Wording {
  package func completed(_ todo: Todo) -> String {
    todo.recurrence == nil
      ? "Done: \(quoted(todo.name))." : "Done: \(quoted(todo.name)). That was the last of its series."
  }

  package func completed(_ todos: [Todo]) -> String { "Done: \(joined(todos.map { quoted($0.name) }))." }

  package var isPast: String { "That is in the past." }
  package func newList(_ name: String) -> String { "\(quoted(name)) is a new list." }

  package func clockSkips(_ time: CivilTime, taking other: CivilTime, on desk: Desk) -> String {
    "The clocks go forward then and skip \(self.time(time, on: desk)), so I take \(self.time(other, on: desk))."
  }

  package func clockDoubles(_ time: CivilTime, on desk: Desk) -> String {
    "The clocks go back then, so \(self.time(time, on: desk)) comes twice: I take the first."
  }

  package func passes(_ event: Event) -> String {
    "\(quoted(event.name)) is an event, so it doesn't need to be marked as done."
  }

  package func movedOn(_ todo: Todo, on desk: Desk) -> String {
    guard let due = todo.due else { return completed(todo) }
    return "Done: \(quoted(todo.name)). Next: \(moment(due, on: desk))."
  }

  package func alreadyDone(_ todo: Todo, on desk: Desk) -> String {
    guard let completed = todo.completed else { return self.completed(todo) }
    let local = desk.person.zone.local(at: completed)
    return "\(quoted(todo.name)) was already done on \(moment(When(local.date, local.time), on: desk))."
  }

  package func postponed(_ todo: Todo, tellsCount: Bool, on desk: Desk) -> String {
    guard let due = todo.due else { return "\(quoted(todo.name)) has no date now." }
    let count = tellsCount && todo.postponed > 1 ? " (postponed \(times(todo.postponed)))" : ""
    return "Moved \(quoted(todo.name)) to \(moment(due, on: desk))\(count)."
  }

  package func postponed(_ event: Event, on desk: Desk) -> String {
    "Moved \(quoted(event.name)) to \(span(event.start, event.end, on: desk))."
  }

  func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }

  package func deleted(_ names: [String]) -> String {
    "Deleted \(joined(names.map { quoted($0) })). !undo brings \(names.count == 1 ? "it" : "them") back."
  }

  package func changed(_ line: String) -> String { "Changed: \(line)." }

  package func didIt(_ todo: Todo, on desk: Desk) -> String {
    todo.completed == nil ? doneThen(todo, on: desk) : yes(doneThen(todo, on: desk))
  }

  package func doneThen(_ todo: Todo, on desk: Desk) -> String {
    guard let completed = todo.completed else { return notYet(.todo(todo), on: desk) }
    return "\(quoted(todo.name)) was done on \(moment(at: completed, on: desk))."
  }

  package func notYet(_ item: AgendaItem, on desk: Desk) -> String { "Not yet: \(line(item, on: desk))." }

  package func knowNothing(_ words: String) -> String { "I find nothing about \(quoted(words))." }

  package func undone(_ change: TurnedChange) -> String {
    "Undone: \(told(change).short(to: 120)). !redo does it again."
  }
  package func redone(_ change: TurnedChange) -> String { "Done again: \(told(change).short(to: 120))." }
  package var nothingToUndo: String { "There is nothing to undo." }
  package var noLastChange: String { "Nothing was changed just now." }
  package var undoneAlready: String { "That was undone already, or is too long ago. Nothing was changed." }
  package func notUndone(changedSince later: TurnedChange?) -> String {
    guard let later else {
      return "Nothing was undone: a later change depends on it. !undo starts with the last change."
    }
    return "Nothing was undone: the same thing was changed later (\(told(later).short(to: 120))). Undo that first."
  }
  package var nothingToRedo: String { "There is nothing to redo." }
}

// The replies of commands that change one detail of an item.
extension Wording {

  package func reopened(_ todo: Todo, on desk: Desk) -> String { "Open again: \(line(todo, on: desk))." }

  package func stillOpen(_ todo: Todo, on desk: Desk) -> String { "\(quoted(todo.name)) is still open." }

  package func renamed(_ name: String, to newName: String) -> String {
    "\(quoted(name)) is \(quoted(newName)) now."
  }

  package func unchanged(_ item: AgendaItem, on desk: Desk) -> String {
    "Nothing has changed: \(line(item, on: desk))."
  }

  package func moved(_ todo: Todo, on desk: Desk) -> String {
    guard let due = todo.due else { return "\(quoted(todo.name)) has no date now." }
    return "\(quoted(todo.name)) is due \(moment(due, on: desk)) now."
  }

  package func moved(_ name: String, to list: String?, isNew: Bool) -> String {
    guard let list else { return "\(quoted(name)) is on no list now." }
    return "Moved \(quoted(name)) to \(list)" + (isNew ? ", a new list." : ".")
  }

  package func weighed(_ todo: Todo) -> String {
    guard let priority = todo.priority else { return "\(quoted(todo.name)) has no priority now." }
    return "\(quoted(todo.name)) has priority \(priority) now."
  }

  package func repeats(_ name: String, _ rule: String?, _ next: When?, until end: When?, on desk: Desk) -> String {
    guard let rule else { return "\(quoted(name)) no longer repeats." }
    return "\(quoted(name)) repeats \(rule)" + (next.map { "; next: \(span($0, end, on: desk))" } ?? "") + "."
  }
}
