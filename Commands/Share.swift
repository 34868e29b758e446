package import Agenda
package import Grammar

/// Shows an item as others may read it, with the forms of the person's networks for posting it. Nothing is posted.
package struct Share: Command {
  package var name: ItemName

  package init(_ name: ItemName) { self.name = name }

  package static let guide = Guide(
    "share", usage: "X", bare: [.numbers], summary: "an item as text for others, with links to post it")

  package static var examples: [Example<Share>] {
    [Example("!share street party", Share(.words("street party"))), Example("share 2", Share(.numbers([2])))]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return try shareOwn(on: desk) }
    if desk.listedReferences(name) != nil { return try share(name, in: listed, on: desk) }
    do {
      return try shareOwn(on: desk)
    } catch let problem as Misunderstanding where problem.reason == .noneNamed {
      guard let reply = try? share(name, in: listed, on: desk) else { throw problem }
      return reply
    }
  }

  private func shareOwn(on desk: Desk) throws -> Reply {
    switch try desk.choose(name, again: { "!share \($0)" }) {
    case .unclear(let question):
      return question
    case .items(let items):
      return try share(items, items.compactMap(\.reference), on: desk)
    }
  }

  /// The same for a community event. Only its publisher may show one that is not for everybody.
  private func share(_ name: ItemName, in listed: any ListedEvents, on desk: Desk) throws -> Reply {
    switch try desk.chooseListed(name, in: listed, again: { "!share \($0)" }) {
    case .unclear(let question): return question
    case .items(let events):
      if let event = events.first(where: { $0.audience != .everybody && $0.publisher != desk.person.id }) {
        return Reply(.error, [desk.wording.onlyPublisherInvites(event.name)])
      }
      let items = events.map { AgendaItem.event(Event($0, added: desk.instant)) }
      return try share(items, events.map { .listed($0.reference) }, on: desk)
    }
  }

  private func share(_ items: [AgendaItem], _ subjects: [ItemReference], on desk: Desk) throws -> Reply {
    let lines = try items.flatMap { item in
      let text = desk.wording.forOthers(item, on: desk)
      return [text] + (try desk.shareLinks(text, item.url)).map { desk.wording.sharing($0) }
    }
    return Reply(.answer, [desk.wording.toShare] + lines, subjects: subjects)
  }
}
