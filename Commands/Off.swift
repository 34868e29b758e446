package import Agenda
package import Grammar

/// Turns reminders off.
package struct Off: Command {
  package init() {}

  package static let guide = Guide("off", "stop", summary: "no reminders until !on")

  package static var examples: [Example<Off>] { [Example("!off", Off())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    try desk.set(\.wantsReminders, to: false, did: ChangeSummary(.remindersOff), told: desk.wording.remindersOff)
  }
}
