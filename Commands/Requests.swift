public import Agenda
public import Grammar
import Voice

/// Sets who may ask things of the person.
public struct Requests: Command {
  /// Nil tells who may.
  public var choice: Person.Requests?

  public init(_ choice: Person.Requests? = nil) { self.choice = choice }

  public static let guide = Guide(
    "requests", usage: "[contacts|everybody|nobody]", summary: "who may ask things of you")

  public static var examples: [Example<Requests>] {
    [
      Example("!requests", Requests()), Example("!requests contacts", Requests(.contacts)),
      Example("!requests nobody", Requests(.nobody)), Example("!requests everybody", Requests(.everybody)),
    ]
  }

  public init(_ arguments: String, by reader: Reader) throws {
    switch arguments.folded {
    case "": self.init()
    case "contacts", "friends", "known": self.init(.contacts)
    case "everybody", "everyone", "all", "anybody", "anyone", "on": self.init(.everybody)
    case "nobody", "noone", "no one", "none", "off": self.init(.nobody)
    default: throw Misunderstanding(arguments, reason: Wording.whoMayAsk, example: "!requests contacts")
    }
  }

  /// A stranger could let themselves in.
  public func wantsProof(on desk: Desk) -> Bool { choice != nil }

  public func run(on desk: Desk) throws -> Reply {
    guard let choice else { return Reply(.answer, [Wording.requestsAre(desk.person.requests)]) }
    return try desk.set(
      \.requests, to: choice, summary: "set who may ask things of you", told: Wording.requestsAre(choice))
  }
}
