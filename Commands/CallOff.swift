package import Agenda
package import Grammar

/// Calls off an event that the person has published, and tells the people who go there.
package struct CallOff: Command {
  package var name: ItemName
  /// The reason that these people are given; nil if there is none.
  package var reason: String?

  package init(_ name: ItemName, because reason: String? = nil) {
    self.name = name
    self.reason = reason
  }

  package static let guide = Guide(
    "calloff", usage: "X [// why]", bare: [.numbers], summary: "calls off what you published: !calloff c12 // flooded")

  package static var examples: [Example<CallOff>] {
    [
      Example(
        "!calloff c12 // the hall is flooded",
        CallOff(.listed([ListedEvent.Reference(12)]), because: "the hall is flooded")),
      Example("calloff 2", CallOff(.numbers([2]))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let parts = NameAndReason(arguments)
    (name, reason) = (reader.expectItems(parts.name), parts.reason)
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    let why = reason.map { " // \($0)" } ?? ""
    switch try desk.choosePublished(name, in: listed, again: { "!calloff \($0)\(why)" }) {
    case .unclear(let question): return question
    case .items(let events): return Reply(joining: try events.map { try callOff($0, in: listed, on: desk) })
    }
  }

  private func callOff(_ event: PublishedEvent, in listed: any ListedEvents, on desk: Desk) throws -> Reply {
    var event = event
    let reference = ListedEvent.Reference(event.number)
    if event.publication.isCalledOff {
      let shown = event.publication.listed(as: event.number)
      return Reply(.answer, [desk.wording.isCalledOff(shown, on: desk)], subjects: [.listed(reference)])
    }
    (event.publication.isCalledOff, event.publication.reason) = (true, reason)
    let others = try listed.countOthers(attending: event.number)
    try listed.update(event, isVouched: desk.isOrganiser(in: listed))
    try desk.describe(.calledOff, [event.publication.name])
    return Reply(
      .confirmation, [desk.wording.calledOff(event.publication, telling: others, on: desk)],
      subjects: [.listed(reference)])
  }
}
