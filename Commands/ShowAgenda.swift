public import Agenda
public import Civil
public import Grammar
import Voice

/// Shows the days ahead: events and todos by day, with the week's number.
public struct ShowAgenda: Command {
  /// The first day; nil is today.
  public var first: CivilDate?
  /// The last day; nil is a week from the first.
  public var last: CivilDate?

  public init(from first: CivilDate? = nil, to last: CivilDate? = nil) {
    self.first = first
    self.last = last
  }

  public static let guide = Guide(
    "agenda", usage: "[D]", bare: [.moment, .nothing], summary: "seven days, or a range, by day: !agenda 3-5 may")

  public static var examples: [Example<ShowAgenda>] {
    [
      Example("!agenda", ShowAgenda()),
      Example("!agenda 2026-12-01", ShowAgenda(from: .example(12, 1))),
      Example("!agenda 3-5 dec", ShowAgenda(from: .example(12, 3), to: .example(12, 5))),
    ]
  }

  public init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      self.init()
      return
    }
    let (first, last) = try reader.expectDays(arguments, of: Self.guide)
    self.init(from: first, to: last)
  }

  public func run(on desk: Desk) throws -> Reply {
    let first = first ?? desk.today
    let last = last ?? first.adding(days: 6)
    return try desk.agenda(Wording.days(first, last, on: desk), from: first, to: last)
  }
}
