package import Agenda
import Civil
package import Grammar

/// Lists the community's events.
package struct WhatsOn: Command {
  package var filter: EventFilter

  package init(_ filter: EventFilter = EventFilter()) { self.filter = filter }

  package static let guide = Guide(
    "whatson", "wo", usage: "[D] [#category] [@place] [free] [Q]", bare: [.words, .moment, .nothing],
    summary: "what is on around here: !whatson sat #arts free")

  package static var examples: [Example<WhatsOn>] {
    var arts = EventFilter()
    (arts.first, arts.last, arts.categories, arts.isFree) = (.example(11, 21), .example(11, 21), ["arts"], true)
    var near = EventFilter()
    (near.place, near.words) = ("library", ["jazz"])
    return [
      Example("!whatson", WhatsOn()), Example("!whatson sat #arts free", WhatsOn(arts)),
      Example("!wo jazz near the library", WhatsOn(near)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    do {
      filter = try EventFilter(arguments, by: reader)
    } catch var problem as Misunderstanding {
      problem.example = "!\(Self.guide.name) \(problem.example)"
      throw problem
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let listed = desk.listed else { return desk.withoutCommunity }
    return try desk.whatIsOn(filter, in: listed)
  }
}
