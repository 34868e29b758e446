public import Agenda
import Civil
public import Grammar
import Voice

/// Lists what is due tomorrow.
public struct Tomorrow: Command {
  public init() {}

  public static let guide = Guide("tomorrow", "tom", summary: "what is due tomorrow")

  public static var examples: [Example<Tomorrow>] {
    [Example("!tomorrow", Tomorrow()), Example("!tom", Tomorrow())]
  }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply {
    let day = desk.today.adding(days: 1)
    return try desk.dueList(Wording.day(Wording.tomorrow, day, on: desk), from: day, to: day)
  }
}
