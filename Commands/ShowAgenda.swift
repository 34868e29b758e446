package import Agenda
package import Civil
package import Grammar

/// Shows the days ahead: events and todos by day, with the week's number.
package struct ShowAgenda: Command {
  /// The first day; nil is today.
  package var first: CivilDate?
  /// The last day; nil is a week from the first.
  package var last: CivilDate?

  package init(from first: CivilDate? = nil, to last: CivilDate? = nil) {
    self.first = first
    self.last = last
  }

  package static let guide = Guide(
    "agenda", usage: "[D]", bare: [.moment, .nothing], shows: true,
    summary: "seven days, or a range, by day: !agenda 3-5 may")

  package static var examples: [Example<ShowAgenda>] {
    [
      Example("!agenda", ShowAgenda()),
      Example("!agenda 2026-12-01", ShowAgenda(from: .example(12, 1))),
      Example("!agenda 3-5 dec", ShowAgenda(from: .example(12, 3), to: .example(12, 5))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      self.init()
      return
    }
    let (first, last) = try reader.expectDays(arguments, of: Self.guide)
    self.init(from: first, to: last)
  }

  package func run(on desk: Desk) throws -> Reply {
    let first = first ?? desk.today
    let last = last ?? first.adding(days: 6)
    var reply = try desk.agenda(desk.wording.days(first, last, on: desk), from: first, to: last)
    if desk.signIn != nil { reply.lines.append(desk.wording.opensInBrowser) }
    return reply
  }
}
