public import Agenda
public import Grammar
import Voice

/// Turns reminders off.
public struct Off: Command {
  public init() {}

  public static let guide = Guide("off", "stop", summary: "no reminders until !on")

  public static var examples: [Example<Off>] { [Example("!off", Off())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply {
    try desk.set(\.wantsReminders, to: false, summary: "turned reminders off", told: Wording.remindersOff)
  }
}
