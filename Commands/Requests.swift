package import Agenda
package import Grammar

/// Sets who may send requests to the person.
package struct Requests: Command {
  /// The choice; nil shows the current one.
  package var choice: Person.Requests?

  package init(_ choice: Person.Requests? = nil) { self.choice = choice }

  package static let guide = Guide(
    "requests", usage: "[contacts|everybody|nobody]",
    bare: [.nothing, .oneOf(["contacts", "everybody", "nobody"])], summary: "who may ask things of you")

  package static var examples: [Example<Requests>] {
    [
      Example("!requests", Requests()), Example("!requests contacts", Requests(.contacts)),
      Example("!requests nobody", Requests(.nobody)), Example("!requests everybody", Requests(.everybody)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    switch reader.word(arguments.folded, among: [.contacts, .everybody, .nobody]) {
    case _ where arguments.folded.isEmpty: self.init()
    case .contacts: self.init(.contacts)
    case .everybody: self.init(.everybody)
    case .nobody: self.init(.nobody)
    default: throw Misunderstanding(arguments, reason: .whoMayAsk, example: "!requests contacts")
    }
  }

  /// A stranger could let themselves in.
  package func wantsProof(on desk: Desk) -> Bool { choice != nil }

  package func run(on desk: Desk) throws -> Reply {
    guard let choice else { return Reply(.answer, [desk.wording.requestsAre(desk.person.requests)]) }
    return try desk.set(
      \.requests, to: choice, did: ChangeSummary(.setRequests), told: desk.wording.requestsAre(choice))
  }
}
