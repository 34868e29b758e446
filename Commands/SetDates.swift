package import Agenda
package import Grammar

/// Sets how `3/5` is read and dates are shown.
package struct SetDates: Command {
  /// The order; nil shows the current one.
  package var order: Conventions.DateOrder?

  package init(_ order: Conventions.DateOrder?) { self.order = order }

  package static let guide = Guide(
    "dates", usage: "dmy|mdy", bare: [.oneOf(["dmy", "mdy"])], summary: "how 3/5 is read: day or month first")

  package static var examples: [Example<SetDates>] {
    [Example("!dates dmy", SetDates(.dayFirst)), Example("!dates mdy", SetDates(.monthFirst))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let letters = arguments.filter(\.isLetter)
    switch reader.word(letters, among: [.dayFirst, .monthFirst]) {
    case _ where letters.isEmpty: order = nil
    case .dayFirst: order = .dayFirst
    case .monthFirst: order = .monthFirst
    default: throw Misunderstanding(arguments, reason: .isNo(.dateOrder), example: "!dates dmy")
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let order else { return Reply(.answer, [desk.wording.datesAre(desk.person.conventions.dateOrder)]) }
    return try desk.set(
      \.conventions.dateOrder, to: order, did: ChangeSummary(.setDates), told: desk.wording.datesAre(order))
  }
}
