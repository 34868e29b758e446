package import Agenda
package import Grammar

/// Lists the overdue todos.
package struct Overdue: Command {
  package init() {}

  package static let guide = Guide("overdue", shows: true, summary: "what should have been done by now")

  package static var examples: [Example<Overdue>] {
    [Example("!overdue", Overdue()), Example("overdue", Overdue())]
  }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    let late = try desk.overdue()
    guard !late.isEmpty else { return Reply.none(desk.wording.nothing(desk.wording.overdue)) }
    return Reply(
      .answer, [desk.wording.heading(desk.wording.overdue)],
      list: late.map { Reply.Entry(desk.wording.line($0, on: desk), item: $0.reference) })
  }
}

extension Desk {
  /// The open todos that should have been done by now.
  func overdue() throws -> [Todo] {
    try belongings.todos.open(dueBefore: instant).filter { $0.due.map(isPast) ?? false }
  }
}
