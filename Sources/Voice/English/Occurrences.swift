package import Agenda
package import Civil

// What is told of single occurrences of what repeats.
extension Wording {
  package static let repeatsNot = "it does not repeat"
  package static let comesNoMore = "it does not come again"

  package static func tooManyTimes(_ most: Int) -> String { "that is more than \(most) times, the most at once" }

  package static func onlyFirst(_ count: Int) -> String { "Only the first \(count) are listed; ask for fewer days." }

  /// `it is not on Fri 27 Nov, but on Tue 24 Nov, Tue 1 Dec and Tue 8 Dec`
  package static func notOn(_ first: CivilDate, _ last: CivilDate, butOn moments: [When], on desk: Desk) -> String {
    "it is not on \(days(first, last, on: desk)), but on \(dates(moments, on: desk))"
  }

  /// `Skipped "piano" on Tue 24 Nov. Next: Tue 1 Dec, 16:00.`
  package static func skipped(_ name: String, _ moments: [When], next: When?, on desk: Desk) -> String {
    "Skipped \(quoted(name)) on \(dates(moments, on: desk)). \(thenNext(next, on: desk))"
  }

  /// `Done: "water plants" on Fri 27 Nov. Next: Thu 26 Nov.`
  package static func completed(_ name: String, _ moments: [When], next: When?, on desk: Desk) -> String {
    "Done: \(quoted(name)) on \(dates(moments, on: desk)). \(thenNext(next, on: desk))"
  }

  /// `Moved "piano" from Tue 24 Nov to Wed 25 Nov, 16:00; its other days stay.`
  package static func moved(_ name: String, from old: When, to start: When, _ end: When?, on desk: Desk) -> String {
    let isSameDay = old.local(in: desk.person.zone).date == start.local(in: desk.person.zone).date
    let from = isSameDay ? moment(old, on: desk) : dates([old], on: desk)
    return "Moved \(quoted(name)) from \(from) to \(span(start, end, on: desk)); its other days stay."
  }

  package static func severalThen(_ moments: [When], on desk: Desk) -> String {
    "it comes \(times(moments.count)) then, on \(dates(moments, on: desk))"
  }

  /// `"piano" repeats. Only Tue 24 Nov, or all of it? Answer with its number.`
  package static func onlyOrAll(_ names: [String], _ next: When?, on desk: Desk) -> String {
    let repeating = joined(names.map { quoted($0) })
    guard let next else { return "\(repeating) repeat. Only the next of each, or all of them? Answer with its number." }
    return "\(repeating) repeats. Only \(dates([next], on: desk)), or all of it? Answer with its number."
  }

  package static func only(_ next: When?, on desk: Desk) -> String {
    next.map { "only \(dates([$0], on: desk))" } ?? "only the next of each"
  }

  package static func all(_ count: Int) -> String { count == 1 ? "all of it" : "all of them" }

  /// A line for each occurrence that is still to come and was put elsewhere; the rule tells what is left out.
  package static func moved(_ overrides: [Override], hasTimes: Bool, on desk: Desk) -> [String] {
    overrides.filter { !desk.isPast($0.start) }.sorted { $0.recurrenceID < $1.recurrenceID }.map { override in
      let regular = When(override.recurrenceID.date, hasTimes ? override.recurrenceID.time : nil)
      return "On \(span(override.start, override.end, on: desk)) instead of \(dates([regular], on: desk))"
    }
  }

  // What an example names.
  package static let someDay = "friday"
  package static let someWeek = "next week"
  package static let someTodo = "call jimmy"

  /// A day as a person types it: `24 nov`.
  package static func day(_ date: CivilDate, on desk: Desk) -> String {
    Wording.date(date, on: desk).split(separator: " ").dropFirst().joined(separator: " ").lowercased()
  }

  private static func thenNext(_ next: When?, on desk: Desk) -> String {
    next.map { "Next: \(moment($0, on: desk))." } ?? "It does not come again."
  }

  /// Days, with the times of those that share one: `Tue 24 Nov, 08:00 and Tue 24 Nov, 20:00`. Of many the first.
  private static func dates(_ moments: [When], on desk: Desk) -> String {
    let locals = moments.map { $0.local(in: desk.person.zone) }
    let isPlain = Set(locals.map(\.date)).count == locals.count
    let told = locals.prefix(locals.count > 7 ? 6 : 7).map { isPlain ? date($0.date, on: desk) : moment($0, on: desk) }
    return joined(told.count < locals.count ? told + ["\(locals.count - told.count) more"] : told)
  }
}
