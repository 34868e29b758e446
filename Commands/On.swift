public import Agenda
public import Grammar
import Voice

/// Turns reminders on.
public struct On: Command {
  public init() {}

  public static let guide = Guide("on", "start", summary: "reminders are sent")

  public static var examples: [Example<On>] { [Example("!on", On())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  public func run(on desk: Desk) throws -> Reply {
    try desk.set(summary: "turned reminders on", told: Wording.remindersOn) {
      ($0.wantsReminders, $0.quietUntil) = (true, nil)
    }
  }
}
