package import Agenda
package import Grammar

/// Lets the bot remind the person of a todo again and again, until it is done.
package struct Nag: Command {
  package var name: ItemName
  /// Seconds between two reminders; nil ends them.
  package var interval: Int?

  package init(_ name: ItemName, every interval: Int?) {
    self.name = name
    self.interval = interval
  }

  package static let guide = Guide(
    "nag", usage: "X every 10m", bare: [.numbersToRecurrence],
    summary: "I remind you again and again, until done or stop nagging")

  package static var examples: [Example<Nag>] {
    [
      Example("!nag call jimmy every 10m", Nag(.words("call jimmy"), every: 600)),
      Example("!nag 2 every hour", Nag(.numbers([2]), every: 3600)),
      Example("!nag 2", Nag(.numbers([2]), every: Nagging.usual)),
      Example("!nag 2 off", Nag(.numbers([2]), every: nil)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let understand = { (words: String) -> Int?? in
      if reader.says(.neverNag, words) { return .some(nil) }
      return reader.behind(.every, in: words).flatMap { reader.interval($0) }.map { .some($0) }
    }
    let text = arguments.trimmed
    let found: (before: String, meaning: Int?)
    if text.isEmpty {
      found = ("", Nagging.usual)
    } else if let interval = understand(text) {
      found = ("", interval)
    } else if let split = text.splitBefore(understand) {
      found = split
    } else if !reader.lastSplits(text, at: .every).isEmpty {
      let name = reader.lastSplits(text, at: .every)[0].before
      throw Misunderstanding(
        text, reason: .isNo(.nagging), example: "!nag \(name.named(isWhole: true)) every 10m")
    } else {
      found = (text, Nagging.usual)
    }
    self.init(reader.expectItems(found.before), every: found.meaning.map { max($0, Nagging.shortest) })
  }

  package func run(on desk: Desk) throws -> Reply {
    let words = interval.map { desk.reader.putting(.every, before: "\($0 / 60)m") } ?? desk.reader.spelling(.neverNag)
    return try desk.change(name, did: .setNagging, again: { "!nag \($0) \(words)" }) { item in
      if interval == nil, !item.isNagged { return desk.wording.notNagged(item.name) }
      guard case .todo(var todo) = item, todo.completed == nil else {
        throw Misunderstanding(item.name, reason: .onlyTodosNag, example: "!nag call jimmy every 10m")
      }
      todo.nag = interval
      item = .todo(todo)
      return desk.wording.nags(
        todo.name, every: interval, from: todo.due.flatMap { desk.isPast($0) ? nil : $0 }, on: desk)
    }
  }
}

extension Desk {
  /// Ends the nagging about the only one of some todos, or asks which of them is meant.
  package func stopNagging(one nagging: [Todo]) throws -> Reply {
    if nagging.count == 1, let number = nagging[0].id?.number {
      return try Nag(.ids([number]), every: nil).run(on: self)
    }
    let act = PlainAct(.nag, reader.selection(""), .statement, rest: reader.spelling(.neverNag))
    return try asking(act, nagging.map(AgendaItem.todo))
  }

  /// The todos with nagging reminders, however long ago they were spoken of.
  package var nagging: [Todo] {
    get throws {
      try belongings.todos.openNames(limit: Desk.mostListed).compactMap { try belongings.todos.todo($0.id) }
        .filter { $0.nag != nil }
    }
  }
}

extension AgendaItem {
  fileprivate var isNagged: Bool {
    if case .todo(let todo) = self { todo.nag != nil && todo.completed == nil } else { false }
  }
}
