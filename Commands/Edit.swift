public import Agenda
public import Grammar

/// Changes an item in the grammar of adding: what is told is changed, the rest stays.
public struct Edit: Command {
  public var name: ItemName
  /// What is told of it; an empty name leaves the name as it is.
  public var changes: Item

  public init(_ name: ItemName, _ changes: Item) {
    self.name = name
    self.changes = changes
  }

  public static let guide = Guide(
    "edit", usage: "X smart-add", bare: [], summary: "changes an item: !edit 3 friday 5pm #home !2")

  public static var examples: [Example<Edit>] {
    [
      Example("!edit 3 #home -#work", Edit(.numbers([3]), retagged)),
      Example("!edit #12 no date", Edit(.ids([12]), undated)),
    ]
  }

  private static var retagged: Item {
    var item = Item(name: "")
    item.tags = ["home"]
    item.removedTags = ["work"]
    return item
  }

  private static var undated: Item {
    var item = Item(name: "")
    item.removesDate = true
    return item
  }

  public init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else {
      throw Misunderstanding("!edit", reason: Voice.needsChange, example: "!edit 3 friday 5pm #home")
    }
    switch reader.references(words[0]) {
    case .words: throw Misunderstanding(words[0], reason: Voice.needsNumber, example: "!edit 3 friday 5pm #home")
    case let name: self.init(name, reader.changes(words[1]))
    }
    if let problem = changes.problem { throw problem }
  }

  public func run(on desk: Desk) throws -> Reply {
    switch try desk.choose(name, again: { "!show \($0)" }) {
    case .unclear(let question):
      return question
    case .items(let items):
      let told = try items.map { item in
        switch item {
        case .todo(let todo):
          let changed = todo.changed(by: changes)
          try desk.belongings.todos.update(changed)
          return Voice.changed(Voice.line(changed, on: desk))
        case .event(let event):
          let changed = event.changed(by: changes)
          try desk.belongings.events.update(changed)
          return Voice.changed(Voice.line(changed, on: desk, day: nil))
        case .note(var note):
          note.text = [changes.name.isEmpty ? note.text : changes.name, changes.note].compactMap { $0 }.joined(
            separator: "\n")
          note.tags = note.tags.changed(by: changes)
          try desk.belongings.notes.update(note)
          return Voice.changed(note.text)
        }
      }
      try desk.belongings.journal.describe("changed " + Voice.joined(items.map { Voice.quoted($0.name) }))
      return Reply(.confirmation, told, subjects: items.compactMap(\.reference))
    }
  }
}

extension Todo {
  fileprivate func changed(by item: Item) -> Todo {
    var todo = self
    if !item.name.isEmpty { todo.name = item.name }
    if item.removesDate { todo.due = nil }
    if let due = item.due ?? item.start, item.due != nil || item.kind == .event { todo.due = due }
    if let start = item.start, item.kind != .event { todo.start = start }
    if let rule = item.recurrence {
      todo.recurrence = rule
      todo.repeatFrom = item.repeatFrom
      todo.seriesStart = todo.due
    }
    todo.priority = item.priority ?? todo.priority
    todo.list = item.list ?? todo.list
    todo.tags = tags.changed(by: item)
    todo.place = item.place ?? todo.place
    todo.people += item.people.filter { !people.contains($0) }
    todo.estimate = item.estimate ?? todo.estimate
    todo.note = [note, item.note].compactMap { $0 }.joined(separator: "\n").nonEmpty
    todo.url = item.url ?? todo.url
    return todo
  }
}

extension Event {
  fileprivate func changed(by item: Item) -> Event {
    var event = self
    if !item.name.isEmpty { event.name = item.name }
    if let start = item.start ?? item.due {
      // Moved whole: its end keeps its distance, unless a new one is told.
      let days = start.date.dayNumber - event.start.date.dayNumber
      event.end = item.end ?? event.end.map { When($0.date.adding(days: days), $0.time, zone: $0.zone) }
      event.start = When(start.date, start.time ?? event.start.time, zone: start.zone ?? event.start.zone)
    }
    event.recurrence = item.recurrence ?? event.recurrence
    event.list = item.list ?? event.list
    event.tags = tags.changed(by: item)
    event.place = item.place ?? event.place
    event.people += item.people.filter { !people.contains($0) }
    event.note = [note, item.note].compactMap { $0 }.joined(separator: "\n").nonEmpty
    event.url = item.url ?? event.url
    return event
  }
}

extension [String] {
  /// These tags with those added and removed that an edit names.
  fileprivate func changed(by item: Item) -> [String] {
    filter { !item.removedTags.contains($0) } + item.tags.filter { !contains($0) }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
