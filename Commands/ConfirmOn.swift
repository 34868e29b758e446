public import Agenda
public import Grammar
import Voice

/// Turns confirmations on.
public struct ConfirmOn: Command {
  public init() {}

  public static let guide = Guide("confirmon", summary: "I confirm what I did")

  public static var examples: [Example<ConfirmOn>] { [Example("!confirmon", ConfirmOn())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply {
    try desk.set(\.wantsConfirmations, to: true, summary: "turned confirmations on", told: Wording.confirmationsOn)
  }
}
