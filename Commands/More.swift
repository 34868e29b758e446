public import Agenda
public import Grammar
import Voice

/// Shows the rest of a list that was cut to fit.
public struct More: Command {
  public init() {}

  public static let guide = Guide("more", summary: "the rest of the list that was cut")

  public static var examples: [Example<More>] { [Example("!more", More()), Example("more", More())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply {
    desk.unshown.isEmpty
      ? Reply(.answer, [Wording.noMore]) : Reply(.answer, [], list: desk.unshown, continuesList: true)
  }
}
