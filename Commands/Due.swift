package import Agenda
package import Grammar

/// Sets when items are due.
package struct Due: Command {
  package var name: ItemName
  package var moment: TemporalExpression
  /// The moment that all the words make, if they make one: `friday 5pm` names no item called friday, unless there is
  /// one.
  package var whole: TemporalExpression?
  /// The other way to split the words, with a longer name: `parents evening` in `parents evening 10 dec`.
  package var longer: [Due]

  package init(
    _ name: ItemName, _ moment: TemporalExpression, whole: TemporalExpression? = nil, longer: [Due] = []
  ) {
    self.name = name
    self.moment = moment
    self.whole = whole
    self.longer = longer
  }

  package static let guide = Guide(
    "due", usage: "X D", bare: [], summary: "when it is due: !due 2 friday 5pm, !due 2 no date")

  package static var examples: [Example<Due>] {
    [
      Example("!due 2 2026-12-01", Due(.numbers([2]), .example("2026-12-01", .example(12, 1)))),
      Example("!due call jimmy 2026-12-01", Due(.words("call jimmy"), .example("2026-12-01", .example(12, 1)))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    switch reader.references(arguments) {
    case .numbers, .ids, .listed:
      throw Misunderstanding(arguments, reason: .needs(.date), example: "!due \(arguments) friday")
    case .it, .words: break
    }
    let whole = reader.moment(arguments)
    guard let found = arguments.splitBefore(reader.moment) ?? whole.map({ ("", $0) }) else {
      throw Misunderstanding(arguments, reason: .isNo(.date), example: "!due \(arguments.named()) friday 5pm")
    }
    if var problem = found.meaning.problem {
      problem.example = "!due \(found.before) \(problem.example)"
      throw problem
    }
    let name = reader.expectItems(reader.without(.to, atEndOf: found.before))
    if case .words = name {
      let behind = String(arguments.trimmed.dropFirst(found.before.count)).trimmed
      let longer = behind.splitBefore(reader.moment).map {
        Due(reader.expectItems(reader.without(.to, atEndOf: "\(found.before) \($0.before)")), $0.meaning)
      }
      self.init(name, found.meaning, whole: whole, longer: longer.map { [$0] } ?? [])
    } else {
      self.init(name, found.meaning)
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    if let named = try longer.first(where: { try desk.isNamed($0.name) }) { return try named.run(on: desk) }
    if let whole, case .words(let words) = name, try desk.isNothing(words) {
      return try Due(.it, whole).run(on: desk)
    }
    return try desk.change(name, did: .moved, again: { "!due \($0) \(moment.text)" }) { item in
      switch item {
      case .todo(var todo):
        let near = desk.inOwnHalf(desk.inOwnMonth(moment, of: todo.due), of: todo.due, named: todo.name)
        todo.move(to: moment.isNever ? nil : desk.target(near, from: todo.due))
        item = .todo(todo)
        return desk.wording.moved(todo, on: desk)
      case .event(let event):
        guard !moment.isNever else {
          throw Misunderstanding(event.name, reason: .needs(.dateOfEvent), example: "!delete \(event.name)")
        }
        let near = desk.inOwnHalf(desk.inOwnMonth(moment, of: event.start), of: event.start, named: event.name)
        let moved = desk.moved(event, to: desk.target(near, from: event.start), until: moment)
        item = .event(moved)
        return desk.wording.postponed(moved, on: desk)
      case .note(let note):
        throw Misunderstanding(note.text, reason: .notDated, example: "!due dentist friday")
      }
    }
  }
}

extension Desk {
  /// True if none of the person's items has these words.
  fileprivate func isNothing(_ words: String) throws -> Bool {
    try todos(named: words, byWordsOnly: true).isEmpty && kept(with: reader.terms(of: words)).isEmpty
  }
}
