package import Agenda
import Civil
package import Grammar

/// Gives the address at which the person's own calendar program reads everything.
package struct ShareCalendar: Command {
  package enum Choice: Hashable, Sendable {
    /// Gives the first address, or says when it was given out.
    case ask
    /// Replaces the old address with another.
    case new
    /// Ends the address.
    case off
  }

  package var choice: Choice

  package init(_ choice: Choice) { self.choice = choice }

  package static let guide = Guide(
    "calendar", "cal", usage: "[new|off]", summary: "the secret address of your calendar, for your phone")

  package static var examples: [Example<ShareCalendar>] {
    [
      Example("!calendar", ShareCalendar(.ask)), Example("!calendar new", ShareCalendar(.new)),
      Example("!calendar off", ShareCalendar(.off)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    switch reader.word(arguments.folded, among: [.address, .newAddress, .noAddress]) {
    case .address: choice = .ask
    case .newAddress: choice = .new
    case .noAddress: choice = .off
    default: throw Misunderstanding(arguments, reason: .newOrOff, example: "!calendar new")
    }
  }

  /// The old address stops working, and nothing brings it back.
  package func wantsProof(on desk: Desk) -> Bool { choice != .ask }

  package var givesAccess: Bool { choice != .off }

  package func run(on desk: Desk) throws -> Reply {
    guard let feed = desk.feed else { return Reply(.answer, [desk.wording.noCalendar]) }
    // Anybody who has the address reads everything: it is never shown where others might see it.
    guard desk.isPrivate else { return Reply(.answer, [desk.wording.calendarInPrivate]) }
    switch choice {
    case .ask:
      guard let given = try feed.given() else {
        return Reply(.answer, desk.wording.calendar(try feed.renew(), isNew: false))
      }
      return Reply(.answer, [desk.wording.calendarGiven(desk.person.zone.local(at: given).date, on: desk)])
    case .new:
      let hadOne = try feed.given() != nil
      return Reply(.answer, desk.wording.calendar(try feed.renew(), isNew: hadOne))
    case .off:
      return Reply(.answer, [try feed.end() ? desk.wording.calendarEnded : desk.wording.calendarIsOff])
    }
  }
}
