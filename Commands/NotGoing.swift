package import Agenda
package import Grammar

/// Takes back that the person goes to a community event, waits for it or is interested in it.
package struct NotGoing: Command {
  package var name: ItemName

  package init(_ name: ItemName) { self.name = name }

  package static let guide = Guide(
    "notgoing", usage: "[X]", bare: [.numbers, .nothing], summary: "takes an event out of your calendar: not going 1")

  package static var examples: [Example<NotGoing>] {
    [
      Example("not going 1", NotGoing(.numbers([1]))), Example("not going", NotGoing(.it)),
      Example("!notgoing welcome tea", NotGoing(.words("welcome tea"))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    switch try desk.chooseAttended(name, in: listed, again: { "!notgoing \($0)" }) {
    case .unclear(let question): return question
    case .items(let attended):
      let lines = try attended.map { attendance, name in
        try desk.describe(.unattended, [name])
        try listed.leave(attendance.reference)
        return desk.wording.attendsNoMore(attendance, name)
      }
      return Reply(.confirmation, lines, subjects: attended.map { .listed($0.attendance.reference) })
    }
  }
}
