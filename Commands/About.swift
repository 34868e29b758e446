public import Agenda
public import Grammar
import Voice

/// Tells who runs the bot and what it keeps.
public struct About: Command {
  public init() {}

  public static let guide = Guide("about", summary: "who runs me, what I keep, and for how long")

  public static var examples: [Example<About>] { [Example("!about", About()), Example("about", About())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply { Reply(.answer, [desk.about ?? Wording.about]) }
}
