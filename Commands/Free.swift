package import Agenda
package import Civil
package import Grammar

/// Lists the gaps between what is planned on a day or a range of days, in the person's hours.
package struct Free: Command {
  package var first: CivilDate
  package var last: CivilDate

  package init(_ first: CivilDate, _ last: CivilDate? = nil) {
    self.first = first
    self.last = max(first, last ?? first)
  }

  package static let guide = Guide(
    "free", usage: "[D]", bare: [.moment], summary: "the gaps between what you have planned")

  package static var examples: [Example<Free>] {
    [Example("!free tuesday", Free(.example(11, 24))), Example("!free", Free(.example(11, 20)))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      self.init(reader.now.date)
      return
    }
    let (first, last) = try reader.expectDays(arguments, of: Self.guide)
    self.init(first, last)
  }

  /// The most days that are listed one by one.
  private static let most = 31

  package func run(on desk: Desk) throws -> Reply {
    let end = min(last, first.adding(days: Free.most - 1))
    let busy = try desk.busy(from: first, to: end)
    let lines = (0...(end.dayNumber - first.dayNumber)).map { number -> String in
      let day = first.adding(days: number)
      let taken = busy.filter { $0.days(on: desk).contains(day) }.map { $0.on(day, desk) }
      return desk.wording.free(on: day, desk.gaps(on: day, between: taken), between: taken.map(\.item), on: desk)
    }
    var reply = Reply(.answer, lines + (end < last ? [desk.wording.onlyFirst(Free.most)] : []))
    reply.dayAsked = first == last ? When(first) : nil
    return reply
  }
}
