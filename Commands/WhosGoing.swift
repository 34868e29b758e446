package import Agenda
package import Grammar

/// Tells the publisher of an event how many people go there, and who of them lets publishers see it.
package struct WhosGoing: Command {
  package var name: ItemName

  package init(_ name: ItemName) { self.name = name }

  package static let guide = Guide(
    "whosgoing", usage: "[X]", bare: [.numbers], summary: "how many go to what you published: !whosgoing c12")

  package static var examples: [Example<WhosGoing>] {
    [
      Example("!whosgoing c12", WhosGoing(.listed([ListedEvent.Reference(12)]))),
      Example("whosgoing 2", WhosGoing(.numbers([2]))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    switch try desk.chooseOwn(name, in: listed, again: { "!whosgoing \($0)" }) {
    case .unclear(let question): return question
    case .items(let events):
      let lines = try events.map { event in
        let attendees = try listed.attendees(of: event.number)
        let named = try attendees.filter { $0.isSeen && $0.state == .going }.compactMap { attendee in
          let called = try desk.called(attendee.person)
          return called.isName ? called.text : nil
        }
        return desk.wording.whoGoes(to: event.publication, attendees, named: named, on: desk)
      }
      return Reply(.answer, lines, subjects: events.map { .listed(ListedEvent.Reference($0.number)) })
    }
  }
}
