package import Agenda
package import Grammar

/// Lists the items that are to be done, or take place, at some place.
package struct GetLocation: Command {
  package var place: String

  package init(_ place: String) { self.place = place }

  package static let guide = Guide(
    "getlocation", "go", usage: "P", bare: [.words], summary: "what there is to do at a place: !go office")

  package static var examples: [Example<GetLocation>] {
    [Example("!getlocation office", GetLocation("office")), Example("!go @office", GetLocation("office"))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    place = reader.placeName(arguments)
    guard !place.isEmpty else {
      throw Misunderstanding("!getlocation", reason: .needs(.place), example: "!getlocation office")
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    let name = try desk.expect(
      place, among: desk.belongings.names.places(), missing: .isNo(.place), example: { "!getlocation \($0)" },
      none: "buy stamps @\(place)")
    return try desk.present(.all([.not(.isCompleted), .place(name)]), as: desk.wording.at(name)) { $0.withoutPlace }
  }
}
