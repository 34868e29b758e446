package import Agenda
package import Grammar

/// Shows all details of items.
package struct Show: Command {
  package var name: ItemName

  package init(_ name: ItemName) { self.name = name }

  package static let guide = Guide(
    "show", usage: "X", bare: [.numbers, .event], summary: "everything about an item, with its #id")

  package static var examples: [Example<Show>] {
    [Example("!show dentist", Show(.words("dentist"))), Example("show 2", Show(.numbers([2])))]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply {
    if let listed = desk.listed, desk.listedReferences(name) != nil { return try showListed(in: listed, on: desk) }
    switch try desk.choose(name, again: { "!show \($0)" }) {
    case .unclear(let question):
      return question
    case .items(let items):
      let lines = try items.flatMap { item in
        let pictures = try item.reference.map { try desk.belongings.pictures.of($0) } ?? []
        return desk.wording.details(item, on: desk) + desk.wording.lines(of: pictures)
      }
      return Reply(.answer, lines, subjects: items.compactMap(\.reference))
    }
  }

  /// Shows all details of community events.
  private func showListed(in listed: any ListedEvents, on desk: Desk) throws -> Reply {
    switch try desk.chooseListed(name, in: listed, seesHidden: true, again: { "!show \($0)" }) {
    case .unclear(let question): return question
    case .items(let events):
      let lines = try events.flatMap { event in
        desk.wording.details(
          event, by: try desk.publisher(of: event), try listed.attendance(of: event.reference), on: desk)
      }
      return Reply(.answer, lines, subjects: events.map { .listed($0.reference) })
    }
  }
}
