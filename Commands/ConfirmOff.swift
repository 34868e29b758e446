package import Agenda
package import Grammar

/// Turns confirmations off; errors are still shown.
package struct ConfirmOff: Command {
  package init() {}

  package static let guide = Guide("confirmoff", summary: "I only answer and report errors")

  package static var examples: [Example<ConfirmOff>] { [Example("!confirmoff", ConfirmOff())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    try desk.set(
      \.wantsConfirmations, to: false, did: ChangeSummary(.confirmationsOff), told: desk.wording.confirmationsOff)
  }
}
