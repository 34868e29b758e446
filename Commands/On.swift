package import Agenda
package import Grammar

/// Turns reminders on.
package struct On: Command {
  package init() {}

  package static let guide = Guide("on", "start", summary: "reminders are sent")

  package static var examples: [Example<On>] { [Example("!on", On())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    try desk.set(did: ChangeSummary(.remindersOn), told: desk.wording.remindersOn) {
      ($0.wantsReminders, $0.quietUntil) = (true, nil)
    }
  }
}
