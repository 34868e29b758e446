package import Agenda
import Civil
package import Grammar

/// Lists the next items, however far ahead.
package struct Next: Command {
  /// The number of items to list.
  package var count: Int

  package init(_ count: Int = 5) { self.count = count }

  package static let guide = Guide(
    "next", usage: "[N]", bare: [.numbers, .nothing], shows: true, summary: "the next things due, 5 or N")

  package static var examples: [Example<Next>] {
    [Example("!next", Next()), Example("!next 3", Next(3)), Example("next 10", Next(10))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed
    guard !words.isEmpty else {
      self.init()
      return
    }
    guard let count = Int(words), (1...100).contains(count) else {
      throw Misunderstanding(words, reason: .isNo(.count), example: "!next 3")
    }
    self.init(count)
  }

  package func run(on desk: Desk) throws -> Reply {
    let found = try desk.next(count)
    guard !found.isEmpty else { return Reply.none(desk.wording.nothing(desk.wording.next)) }
    return Reply(
      .answer, [desk.wording.heading(desk.wording.next)],
      list: found.map { desk.entry($0, as: desk.wording.line($0, on: desk)) })
  }
}

extension Desk {
  /// The next things due or taking place from now on, soonest first.
  fileprivate func next(_ count: Int) throws -> [AgendaItem] {
    // The search goes years ahead only if the next days hold too few.
    for days in [7, 60, 800] {
      let ahead = try kept(from: today, to: today.adding(days: days)).filter { item in
        switch item {
        case .todo(let todo): todo.due.map { !isPast($0) } ?? false
        case .event(let event): (event.end ?? event.start).isAhead(on: self)
        case .note: false
        }
      }
      // A series is listed once, at its next time.
      var told: Set<ItemReference?> = []
      let found = ahead.filter { told.insert($0.reference).inserted }
      if found.count >= count || days == 800 { return Array(found.prefix(count)) }
    }
    return []
  }
}

extension When {
  /// True if it is not over yet.
  fileprivate func isAhead(on desk: Desk) -> Bool { !desk.isPast(self) }
}
