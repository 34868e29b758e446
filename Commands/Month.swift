package import Agenda
package import Civil
package import Grammar

/// Shows a month by day; of the current month, the rest.
package struct Month: Command {
  /// A day in it; nil is this month.
  package var day: CivilDate?

  package init(_ day: CivilDate? = nil) { self.day = day }

  package static let guide = Guide(
    "month", usage: "[M]", bare: [.moment, .nothing], summary: "the month by day, or another: !month december")

  package static var examples: [Example<Month>] {
    [
      Example("!month", Month()), Example("!month december", Month(.example(12, 1))),
      Example("!month 2", Month(.example(2, 1, of: 2027))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.lowercased()
    if words.isEmpty || reader.says(.thisMonth, words) {
      self.init()
    } else if reader.says(.nextMonth, words) {
      self.init(reader.now.date.first.adding(months: 1))
    } else if let number = Int(words) {
      guard (1...12).contains(number) else {
        throw Misunderstanding(words, reason: .isNo(.month), example: "!month december")
      }
      let today = reader.now.date
      self.init(CivilDate(year: number < today.month ? today.year + 1 : today.year, month: number, clampingDay: 1))
    } else {
      self.init(try reader.expectDays(arguments, of: Self.guide, example: "!month december").first.first)
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    let begin = (day ?? desk.today).first
    let last = begin.adding(months: 1).adding(days: -1)
    let first = (begin...last).contains(desk.today) ? desk.today : begin
    return try desk.agenda(desk.wording.month(begin), from: first, to: last)
  }
}

extension CivilDate {
  /// The first day of the day's month.
  fileprivate var first: CivilDate { adding(days: 1 - day) }
}
