public import Agenda
public import Grammar
import Voice

/// Turns confirmations off; errors are told all the same.
public struct ConfirmOff: Command {
  public init() {}

  public static let guide = Guide("confirmoff", summary: "I only answer and report errors")

  public static var examples: [Example<ConfirmOff>] { [Example("!confirmoff", ConfirmOff())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply {
    try desk.set(\.wantsConfirmations, to: false, summary: "turned confirmations off", told: Wording.confirmationsOff)
  }
}
