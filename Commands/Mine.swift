package import Agenda
package import Grammar

/// Lists the events that the person has published in the community, and those they go to.
package struct Mine: Command {
  package init() {}

  package static let guide = Guide("mine", summary: "what you have published, and where you go")

  package static var examples: [Example<Mine>] { [Example("!mine", Mine()), Example("mine", Mine())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    let published = try listed.published().map { own in
      try entry(
        listed.event(ListedEvent.Reference(own.number)) ?? own.publication.listed(as: own.number), nil, on: desk)
    }
    let attended = try listed.attendances().compactMap { attendance in
      try listed.event(attendance.reference).map { entry($0, attendance, on: desk) }
    }
    let heading = desk.wording.mine(in: listed.community)
    guard !published.isEmpty || !attended.isEmpty else { return Reply.none(desk.wording.nothing(heading)) }
    return Reply(
      .answer, [desk.wording.heading(heading)],
      list: published.under(desk.wording.heading(desk.wording.publishedByYou))
        + attended.under(desk.wording.heading(desk.wording.whereYouGo)))
  }

  private func entry(_ event: ListedEvent, _ attendance: Attendance?, on desk: Desk) -> Reply.Entry {
    Reply.Entry(desk.wording.ownLine(event, attendance, on: desk), item: .listed(event.reference))
  }
}
