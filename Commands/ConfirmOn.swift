package import Agenda
package import Grammar

/// Turns confirmations on.
package struct ConfirmOn: Command {
  package init() {}

  package static let guide = Guide("confirmon", summary: "I confirm what I did")

  package static var examples: [Example<ConfirmOn>] { [Example("!confirmon", ConfirmOn())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    try desk.set(
      \.wantsConfirmations, to: true, did: ChangeSummary(.confirmationsOn), told: desk.wording.confirmationsOn)
  }
}
