public import Agenda
public import Grammar
import Voice

/// Tells which tags are in use; a number shows what has one.
public struct Tags: Command {
  public init() {}

  public static let guide = Guide("tags", summary: "your tags, and how much has each")

  public static var examples: [Example<Tags>] { [Example("!tags", Tags()), Example("tags", Tags())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply {
    try desk.groups(.tag, heading: Wording.tags, show: { "!gettag \($0)" })
  }
}
