public import Agenda
import Civil
public import Grammar
import Voice

/// Lists what is due today and what is overdue.
public struct Today: Command {
  public init() {}

  public static let guide = Guide("today", "tod", summary: "what is due today, overdue first")

  public static var examples: [Example<Today>] { [Example("!today", Today()), Example("!tod", Today())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply {
    try desk.dueList(Wording.day(Wording.today, desk.today, on: desk), from: desk.today, to: desk.today, overdue: true)
  }
}
