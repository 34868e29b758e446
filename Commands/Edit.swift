package import Agenda
import Civil
package import Grammar

/// Changes an item with the same grammar as adding. It changes the fields that the words give, and leaves the rest.
package struct Edit: Command {
  package var name: ItemName
  /// The fields to change; an empty name leaves the name as it is.
  package var changes: Item
  /// The changes as written, for the question which item is meant.
  package var words: String
  /// True if the words give a time and no day: the item stays on its own day.
  package var keepsDay: Bool
  /// The number of people who may go to a community event; nil leaves it as it is.
  package var places: Int?
  /// The audience of the event; nil leaves it as it is.
  package var audience: EventAudience?
  /// The reading for an event that the person has published: only such an event has places and an audience. Empty if it
  /// is the same reading.
  package var published: [Edit] = []
  /// True if it gives all fields of a community event, as a form does: fields that it does not give are removed.
  package var isWhole = false
  /// Other ways to split the words, if they begin with the item's own name, the longest name first.
  package var others: [Edit]

  package init(
    _ name: ItemName, _ changes: Item, words: String, keepsDay: Bool = false, places: Int? = nil,
    for audience: EventAudience? = nil, others: [Edit] = []
  ) {
    self.name = name
    self.changes = changes
    self.words = words
    self.keepsDay = keepsDay
    (self.places, self.audience) = (places, audience)
    self.others = others
  }

  /// Changes all fields of a published event except how it repeats.
  package init(whole changes: Item, places: Int?, for audience: EventAudience, of event: ListedEvent.Reference) {
    self.init(.listed([event]), changes, words: "", places: places, for: audience)
    isWhole = true
  }

  package static let guide = Guide(
    "edit", usage: "X smart-add", bare: [], summary: "changes an item: !edit 3 friday 5pm #home !2")

  package static var examples: [Example<Edit>] {
    [
      Example("!edit 3 #home -#work", Edit(.numbers([3]), retagged, words: "#home -#work")),
      Example("!edit #12 no date", Edit(.ids([12]), undated, words: "no date")),
      Example("!edit 3 -@office", Edit(.numbers([3]), unplaced, words: "-@office")),
      Example(
        "!edit c12 for friends",
        Edit(.listed([ListedEvent.Reference(12)]), Item(name: ""), words: "for friends", for: .friends)),
    ]
  }

  private static var retagged: Item {
    var item = Item(name: "")
    item.tags = ["home"]
    item.removedTags = ["work"]
    return item
  }

  private static var unplaced: Item {
    var item = Item(name: "")
    item.removedNames = ["office"]
    return item
  }

  private static var undated: Item {
    var item = Item(name: "")
    item.removesDate = true
    return item
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.split(whereSeparator: \.isWhitespace).map(String.init)
    let edit = { (name: ItemName, count: Int) in
      let whole = words.dropFirst(count).joined(separator: " ")
      let parts = PublishedParts(whole, by: reader)
      if name.isOfCommunity { return Edit(name, parts, words: whole, by: reader) }
      var edit = Edit(name, PublishedParts(rest: whole), words: whole, by: reader)
      if case .words = name { return edit }
      if parts.rest != whole { edit.published = [Edit(name, parts, words: whole, by: reader)] }
      return edit
    }
    let unnamed = edit(.it, 0)
    guard let first = words.first, words.count > 1 || unnamed.changes.name.isEmpty else {
      throw Misunderstanding(
        arguments.isEmpty ? "!edit" : arguments, reason: .needs(.change),
        example: arguments.isEmpty ? Edit.example : Edit.example.replacing("3", with: arguments))
    }
    let name = reader.references(first)
    if case .words = name {
      // The store decides which of the words name the item. Each way to split the words is read whole, so long texts
      // get fewer ways.
      self = unnamed
      let ways = min(
        words.count, words.beforeNote.count + 1, Bounds.splits, max(2, Edit.mostBytes / arguments.utf8.count))
      others = (1..<max(1, ways)).reversed().map { count in
        edit(.words(words.prefix(count).joined(separator: " ")), count)
      }
    } else {
      self = edit(name, 1)
      guard words.count > 1 else { throw Misunderstanding(first, reason: .needs(.change), example: Edit.example) }
      if let problem = changes.problem { throw problem }
    }
  }

  private init(_ name: ItemName, _ parts: PublishedParts, words: String, by reader: Reader) {
    var rest = parts.rest
    var changes = reader.changes(rest)
    // `14-15` is not the name of an existing item.
    if !rest.isEmpty, changes.item.name == rest,
      reader.moment(rest) != nil || reader.changes(reader.putting(.from, before: rest)).item.start != nil
    {
      let spelt = reader.putting(.from, before: rest)
      changes = reader.changes(spelt)
      // `for 3 weeks` changes nothing, and is not a name either.
      if changes.item.name == spelt, changes.item.problem == nil {
        changes.item.problem = Misunderstanding(rest, reason: .isNo(.date), example: Edit.example)
      }
      rest = spelt
    }
    changes.item.place = parts.place ?? changes.item.place
    self.init(
      name, changes.item, words: parts.rest == words ? rest : words, keepsDay: changes.leavesDay, places: parts.places,
      for: parts.audience)
  }

  private static let example = "!edit 3 friday 5pm #home"
  /// The most bytes to read, over all ways to split the words.
  private static let mostBytes = 12_000

  package func run(on desk: Desk) throws -> Reply {
    if let named = try others.first(where: { try desk.isNamed($0.name) }) { return try named.run(on: desk) }
    if let reply = try desk.editPublished(published.first ?? self) { return reply }
    if let problem = changes.problem { throw problem }
    // Words that name nothing mean the item spoken of last, unless they could be a name.
    if !others.isEmpty, !changes.name.isEmpty {
      throw Misunderstanding(changes.name, reason: .noneNamed, example: Edit.example)
    }
    if changes.isBareMark { throw Misunderstanding(changes.name, reason: .bareMark, example: "!edit 3 @office") }
    switch try desk.choose(name, again: { "!edit \($0) \(words)" }) {
    case .unclear(let question):
      return question
    case .items(let items):
      let told = try items.map { item in
        switch item {
        case .todo(let todo):
          let changed = todo.changed(by: changes, keepsDay: keepsDay, on: desk)
          try desk.belongings.todos.update(changed)
          return desk.wording.changed(
            desk.wording.line(changed, on: desk) + desk.wording.remark(changes.note, changes.url))
            + (changes.estimate.map { "\n" + desk.wording.takes(changed.name, $0) } ?? "")
        case .event(let event):
          guard !changes.removesDate else {
            throw Misunderstanding(event.name, reason: .needs(.dateOfEvent), example: "!delete \(event.name)")
          }
          let changed = event.changed(by: changes, keepsDay: keepsDay, on: desk)
          try desk.belongings.events.update(changed)
          return desk.wording.changed(
            desk.wording.line(changed, on: desk, day: nil) + desk.wording.remark(changes.note, changes.url))
        case .note(var note):
          note.text = [changes.name.isEmpty ? note.text : changes.name, changes.note].compactMap { $0 }.joined(
            separator: "\n")
          note.tags = note.tags.changed(by: changes)
          try desk.belongings.notes.update(note)
          return desk.wording.changed(desk.wording.line(.note(note), on: desk))
        }
      }
      try desk.describe(.changed, items.map(\.name))
      return Reply(.confirmation, told, subjects: items.compactMap(\.reference))
    }
  }
}

extension Todo {
  fileprivate func changed(by item: Item, keepsDay: Bool, on desk: Desk) -> Todo {
    var todo = self
    if !item.name.isEmpty { todo.name = item.name }
    if item.removesDate { todo.move(to: nil) }
    if let told = item.due ?? item.start, item.due != nil || item.kind == .event {
      todo.move(to: desk.target(told, from: due, keepsDay: keepsDay, isAllDay: item.isAllDay))
    }
    if let start = item.start, item.kind != .event { todo.start = start }
    if let rule = item.recurrence {
      todo.follow(
        rule, item.repeatFrom, from: todo.due, insteadOf: self, after: desk.instant, in: desk.person.zone)
    }
    todo.priority = item.priority ?? todo.priority
    todo.list = item.list ?? todo.list
    todo.tags = tags.changed(by: item)
    todo.place = item.place ?? place.flatMap { item.takesAway($0) ? nil : $0 }
    todo.people = people.filter { !item.takesAway($0) } + item.people.filter { !people.contains($0) }
    todo.estimate = item.estimate ?? todo.estimate
    todo.note = [note, item.note].compactMap { $0 }.joined(separator: "\n").nonEmpty
    todo.url = item.url ?? todo.url
    return todo
  }
}

extension Event {
  func changed(by item: Item, keepsDay: Bool, on desk: Desk) -> Event {
    var event = self
    if !item.name.isEmpty { event.name = item.name }
    if let told = item.start ?? item.due {
      // The event is moved whole: its end keeps its distance, unless a new one is given.
      event = desk.moved(
        self, to: desk.target(told, from: start, keepsDay: keepsDay, isAllDay: item.isAllDay))
      event.name = item.name.isEmpty ? name : item.name
      if let end = item.end {
        let days = end.date.dayNumber - told.date.dayNumber
        event.end = When(event.start.date.adding(days: days), end.time, zone: end.zone)
      } else if item.isAllDay {
        event.end = nil
      }
    }
    // `for 2 hours` sets the end that long after the start.
    if let length = item.estimate, item.end == nil, let time = event.start.time {
      let end = CivilDateTime(event.start.date, time).adding(seconds: length)
      event.end = When(end.date, end.time, zone: event.start.zone)
    }
    if let rule = item.recurrence { event.follow(rule, insteadOf: self) }
    event.list = item.list ?? event.list
    event.tags = tags.changed(by: item)
    event.place = item.place ?? place.flatMap { item.takesAway($0) ? nil : $0 }
    event.people = people.filter { !item.takesAway($0) } + item.people.filter { !people.contains($0) }
    event.note = [note, item.note].compactMap { $0 }.joined(separator: "\n").nonEmpty
    event.url = item.url ?? event.url
    return event
  }
}

extension Desk {
  /// The new time of something that is at `when`. The day or time that the edit does not name stays.
  fileprivate func target(_ told: When, from when: When?, keepsDay: Bool, isAllDay: Bool) -> When {
    guard let when else { return told }
    if keepsDay {
      let sameDay = When(when.local(in: person.zone).date, told.time)
      return isPast(sameDay) ? told : sameDay
    }
    if told.time != nil || isAllDay { return told }
    return When(told.date, when.time, zone: when.zone)
  }
}

extension Item {
  /// True if an edit takes a place or a person away.
  fileprivate func takesAway(_ name: String) -> Bool {
    removedNames.contains { $0.lowercased() == name.lowercased() }
  }
}

extension [String] {
  /// These tags, with the edit's tags added and removed.
  fileprivate func changed(by item: Item) -> [String] {
    filter { !item.removedTags.contains($0) } + item.tags.filter { !contains($0) }
  }
}

extension ItemName {
  /// True if it names community events by their own numbers.
  fileprivate var isOfCommunity: Bool { if case .listed = self { true } else { false } }
}
