package import Agenda
package import Grammar

/// Sets whether the publisher of an event sees that the person goes there, and whether friends hear that a friend does.
package struct Seen: Command {
  /// True if they may see it; nil asks.
  package var isSeen: Bool?

  package init(_ isSeen: Bool? = nil) { self.isSeen = isSeen }

  package static let guide = Guide(
    "seen", usage: "[yes|no]", bare: [], summary: "whether publishers and friends see that you go: !seen yes")

  package static var examples: [Example<Seen>] {
    [Example("!seen yes", Seen(true)), Example("!seen no", Seen(false)), Example("!seen", Seen())]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    switch reader.word(arguments, among: [.yes, .no]) {
    case _ where arguments.trimmed.isEmpty: self.init()
    case .yes: self.init(true)
    case .no: self.init(false)
    default: throw Misunderstanding(arguments, reason: .takesYesOrNo, example: "!seen yes")
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    guard desk.listed != nil else { return desk.withoutCommunity }
    guard let isSeen else { return Reply(.answer, [desk.wording.isSeen(desk.person.showsGoing ?? false)]) }
    return try desk.set(
      \.showsGoing, to: isSeen, did: ChangeSummary(.setSeen), told: desk.wording.isSeen(isSeen))
  }
}
