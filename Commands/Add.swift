package import Agenda
import Civil
package import Grammar

/// Keeps a new todo, event or note.
package struct Add: Command {
  package var item: Item
  /// Reminders besides the usual one.
  package var reminders: [Reminder]
  /// Seconds from one nagging to the next; nil for no nagging.
  package var nag: Int?
  /// The other things named beside it: `butter, jam and tea` are three.
  package var others: [Item] = []

  package init(_ item: Item, reminding reminders: [Reminder] = [], nagging nag: Int? = nil) {
    self.item = item
    self.reminders = reminders
    self.nag = nag
  }

  package static let guide = Guide(
    "add", "a", usage: "T [to L]", bare: [.textToList], summary: "adds a todo, event or note")

  package static var examples: [Example<Add>] {
    [
      Example("!add milk to groceries", Add(milk(on: "groceries"))),
      Example("!a milk #dairy to groceries", Add(milk(on: "groceries", tags: ["dairy"]))),
    ]
  }

  private static func milk(on list: String, tags: [String] = []) -> Item {
    var item = Item(name: "milk")
    item.list = list
    item.tags = tags
    return item
  }

  package init(_ arguments: String, by reader: Reader) throws {
    // `heat to books to read`: the whole name of a list comes first.
    let split =
      arguments.isQuoted
      ? nil
      : reader.splits(arguments, at: .to).first {
        reader.context.hasList(reader.listName($0.after)) || reader.isListOf($0.after)
      } ?? reader.lastSplits(arguments, at: .to).first
    guard !arguments.isEmpty else {
      throw Misunderstanding("!add", reason: .nothingToAdd, example: "!add milk to groceries")
    }
    let whole = reader.item(arguments)
    if let first = Add.listFirst(arguments, of: whole, by: reader) {
      self.init(first[0])
      others = Array(first.dropFirst())
      return
    }
    // `to` begins the list's name only if part of the item's own name is before it, and if its time is the same without
    // the part after it: `quarter to 7`.
    guard let split, case let (list, more) = reader.listAndMore(split.after), Add.mayName(list, by: reader),
      reader.item(split.before).hasTime(of: whole)
    else {
      self.init(whole)
      return
    }
    var items = ItemParts(split.before, by: reader).items + (more.isEmpty ? [] : ItemParts(more, by: reader).items)
    let name = reader.listName(list)
    for index in items.indices { items[index].list = name }
    self.init(items[0])
    others = Array(items.dropFirst())
  }

  /// True if words may be the name of a list. `10` in `he's down to 10` may not, unless there is such a list.
  private static func mayName(_ list: String, by reader: Reader) -> Bool {
    reader.item(list).isPlainName
      && (list.contains(where: \.isLetter) || reader.context.hasList(reader.listName(list)))
  }

  /// The items of `to groceries: milk and eggs`, which names the list first; nil if it names none.
  private static func listFirst(_ arguments: String, of whole: Item, by reader: Reader) -> [Item]? {
    guard !arguments.isQuoted, reader.behind(.to, in: whole.name) != nil, let rest = reader.behind(.to, in: arguments)
    else { return nil }
    let parts = rest.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2, !parts[1].isEmpty, parts[0].split(separator: " ").count < 3, !parts[0].contains(/[0-9]/),
      reader.item(parts[0]).isPlainName, !reader.selection(parts[0]).words.isEmpty
    else { return nil }
    var items = ItemParts(parts[1], by: reader).items
    for index in items.indices { items[index].list = reader.listName(parts[0]) }
    return items
  }

  package var listMade: String? { item.list }

  package func run(on desk: Desk) throws -> Reply {
    guard let list = item.list else { return try keepAll(on: desk) }
    var meant = self
    let known = try desk.list(meant: list)
    let isNew = try !desk.belongings.names.has(known)
    meant.item.list = known
    for index in meant.others.indices { meant.others[index].list = known }
    var reply = try meant.keepAll(on: desk)
    if isNew, !reply.lines.isEmpty, item.recipient == nil { reply.lines[0] += " " + desk.wording.newList(known) }
    return reply
  }

  private func keepAll(on desk: Desk) throws -> Reply {
    guard !item.name.isEmpty else {
      throw Misunderstanding("", reason: .noName, example: "call jimmy at 5pm tomorrow")
    }
    // A handle and nothing else.
    if let handle = item.people.first, item.isOnly(handle: handle) {
      throw Misunderstanding(item.name, reason: .needs(.recipient), example: "@\(handle) pick up the milk")
    }
    if let recipient = item.recipient { return try Send(item, to: recipient).run(on: desk) }
    if !others.isEmpty { return try addAll(on: desk) }
    if !item.otherTimes.isEmpty { return try addEachTime(on: desk) }
    let (told, reference) = try keep(on: desk)
    let pictures = try keepPictures(with: reference, on: desk)
    try desk.describe(.added, [item.name])
    let lines =
      [told + pictures]
      + [
        item.problem.map(desk.wording.withoutDate), item.unheld.map(desk.wording.cannotHold),
        item.unused.map(desk.wording.notUsed),
      ]
      .compactMap { $0 }
    return Reply(item.problem == nil ? .confirmation : .error, lines, subjects: reference.map { [$0] } ?? [])
  }

  /// Keeps it once for each of its times.
  private func addEachTime(on desk: Desk) throws -> Reply {
    let kept = try item.atEachTime.map { try Add($0, reminding: reminders, nagging: nag).keep(on: desk).reference }
    let pictures = try keepPictures(with: kept.first ?? nil, on: desk)
    try desk.describe(.added, [item.name])
    let told = desk.wording.added(Todo(item, on: desk), also: item.otherTimes, on: desk) + pictures
    return Reply(
      .confirmation, [told] + [item.unheld.map(desk.wording.cannotHold)].compactMap { $0 },
      subjects: kept.compactMap { $0 })
  }

  /// Keeps each of the things named.
  private func addAll(on desk: Desk) throws -> Reply {
    let kept = try ([item] + others).map { try Add($0).keep(on: desk) }
    let pictures = try keepPictures(with: kept.first?.reference, on: desk)
    let names = ([item] + others).map(\.name)
    try desk.describe(.added, names)
    return Reply(
      .confirmation, [desk.wording.added(names, to: item.list) + pictures], subjects: kept.compactMap(\.reference))
  }

  /// Keeps the pictures of the message with the new item; returns the words for the reply, after a space.
  private func keepPictures(with reference: ItemReference?, on desk: Desk) throws -> String {
    desk.wording.keeping(pictures: try desk.keepPictures(with: reference)).map { " \($0)" } ?? ""
  }

  /// Keeps the item as a todo, event or note; returns the words for the reply.
  private func keep(on desk: Desk) throws -> (told: String, reference: ItemReference?) {
    if item.kind == .note {
      let note = try desk.belongings.notes.add(Note(item, on: desk))
      return (desk.wording.noted(note), note.reference)
    }
    if item.kind == .event, var event = Event(item, on: desk) {
      event.reminders = withUsual(.event(event))
      let kept = try desk.belongings.events.add(event)
      let told =
        try desk.wording.added(kept, on: desk)
        + desk.remark(on: kept.start, until: kept.end, repeats: kept.recurrence != nil)
        + desk.wording.overlapping(desk.overlaps(of: kept), on: desk)
      return (told + promise(.event(kept), on: desk), kept.reference)
    }
    var todo = Todo(item, on: desk)
    todo.reminders = withUsual(.todo(todo))
    todo.nag = nag
    let kept = try desk.belongings.todos.add(todo)
    let told =
      desk.wording.added(kept, on: desk)
      + (item.isDone ? "" : desk.remark(on: kept.due, repeats: kept.recurrence != nil))
    return (told + promise(.todo(kept), on: desk), kept.reference)
  }

  private func withUsual(_ item: AgendaItem) -> [Reminder]? {
    reminders.isEmpty ? nil : item.usualReminders + reminders.filter { !item.usualReminders.contains($0) }
  }

  /// The words about the reminders that the person asked for with it.
  private func promise(_ item: AgendaItem, on desk: Desk) -> String {
    var told = ""
    if !reminders.isEmpty {
      told += " " + (item.moment == nil ? desk.wording.remindsOnceDated : desk.wording.reminding(item, on: desk))
      told += desk.remark(onPast: reminders, of: item)
    }
    if let nag { told += " " + desk.wording.nags(item.name, every: nag, from: item.moment, on: desk) }
    return told
  }
}

extension Item {
  fileprivate func hasTime(of other: Item) -> Bool { (due, start, end) == (other.due, other.start, other.end) }
}
