package import Agenda
package import Civil
package import Grammar

/// Sets the day that the person's weeks begin on.
package struct SetWeekStart: Command {
  /// The day; nil shows the current one.
  package var day: Weekday?

  package init(_ day: Weekday?) { self.day = day }

  package static let guide = Guide(
    "weekstart", usage: "sunday", bare: [.oneOf(["monday", "sunday", "saturday"])],
    summary: "the day your weeks begin on")

  package static var examples: [Example<SetWeekStart>] {
    [Example("!weekstart sunday", SetWeekStart(.sunday)), Example("!weekstart", SetWeekStart(nil))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      day = nil
      return
    }
    guard let day = reader.weekday(arguments) else {
      throw Misunderstanding(arguments, reason: .isNo(.weekday), example: "!weekstart sunday")
    }
    self.day = day
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let day else { return Reply(.answer, [desk.wording.weekStarts(desk.person.conventions.firstWeekday)]) }
    return try desk.set(
      \.conventions.firstWeekday, to: day, did: ChangeSummary(.setWeekStart), told: desk.wording.weekStarts(day))
  }
}
