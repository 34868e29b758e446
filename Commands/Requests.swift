package import Agenda
package import Grammar
import Voice

/// Sets who may ask things of the person.
package struct Requests: Command {
  /// Nil tells who may.
  package var choice: Person.Requests?

  package init(_ choice: Person.Requests? = nil) { self.choice = choice }

  package static let guide = Guide(
    "requests", usage: "[contacts|everybody|nobody]", summary: "who may ask things of you")

  package static var examples: [Example<Requests>] {
    [
      Example("!requests", Requests()), Example("!requests contacts", Requests(.contacts)),
      Example("!requests nobody", Requests(.nobody)), Example("!requests everybody", Requests(.everybody)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    switch arguments.folded {
    case "": self.init()
    case "contacts", "friends", "known": self.init(.contacts)
    case "everybody", "everyone", "all", "anybody", "anyone", "on": self.init(.everybody)
    case "nobody", "noone", "no one", "none", "off": self.init(.nobody)
    default: throw Misunderstanding(arguments, reason: Wording.whoMayAsk, example: "!requests contacts")
    }
  }

  /// A stranger could let themselves in.
  package func wantsProof(on desk: Desk) -> Bool { choice != nil }

  package func run(on desk: Desk) throws -> Reply {
    guard let choice else { return Reply(.answer, [Wording.requestsAre(desk.person.requests)]) }
    return try desk.set(
      \.requests, to: choice, summary: "set who may ask things of you", told: Wording.requestsAre(choice))
  }
}
