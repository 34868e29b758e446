package import Agenda
package import Civil

// The texts about single occurrences of a series.
extension Wording {

  package func onlyFirst(_ count: Int) -> String { "Only the first \(count) are listed; ask for fewer days." }

  package func notOn(_ first: CivilDate, _ last: CivilDate, butOn moments: [When], on desk: Desk) -> String {
    "it is not on \(days(first, last, on: desk)), but on \(dates(moments, on: desk))"
  }

  package func skipped(_ name: String, _ moments: [When], isOfHours: Bool, next: When?, on desk: Desk) -> String {
    "Skipped \(quoted(name)) on \(dates(moments, withHours: isOfHours, on: desk)). \(thenNext(next, on: desk))"
  }

  package func completed(_ name: String, _ moments: [When], next: When?, on desk: Desk) -> String {
    "Done: \(quoted(name)) on \(dates(moments, on: desk)). \(thenNext(next, on: desk))"
  }

  package func moved(_ name: String, from old: When, to start: When, _ end: When?, on desk: Desk) -> String {
    let isSameDay = old.local(in: desk.person.zone).date == start.local(in: desk.person.zone).date
    let from = isSameDay ? moment(old, on: desk) : dates([old], on: desk)
    return "Moved \(quoted(name)) from \(from) to \(span(start, end, on: desk)); its other days stay."
  }

  package func changedOnce(_ line: String) -> String { "Changed: \(line). Its other days stay." }

  package func notOfOneTime(_ name: String, _ start: When, isEvent: Bool, on desk: Desk) -> String {
    let able = isEvent ? "can have its own time, length, name, place and note" : "can be moved or skipped"
    return "\(quoted(name)) on \(dates([start], on: desk)) \(able), and nothing else by itself. "
      + "Shall I change all its days? Answer yes or no."
  }

  package func severalThen(_ moments: [When], on desk: Desk) -> String {
    "it comes \(times(moments.count)) then, on \(dates(moments, on: desk))"
  }

  package func onlyOrAll(_ names: [String], _ next: When?, on desk: Desk) -> String {
    let repeating = joined(names.map { quoted($0) })
    guard let next else { return "\(repeating) repeat. Only the next of each, or all of them? \(byNumber)" }
    return "\(repeating) repeats. Only \(dates([next], on: desk)), or all of it? \(byNumber)"
  }

  package func only(_ next: When?, on desk: Desk) -> String {
    next.map { "only \(dates([$0], on: desk))" } ?? "only the next of each"
  }

  package func partOrAll(_ part: String, of name: String) -> String {
    "Only \(part.short()), or all of \(quoted(name.short()))? \(byNumber)"
  }

  package func onlyPart(_ part: String) -> String { "only \(part.short())" }

  package func all(_ count: Int) -> String { count == 1 ? "all of it" : "all of them" }

  package func moved(_ overrides: [Override], hasTimes: Bool, on desk: Desk) -> [String] {
    overrides.filter { !desk.isPast($0.start) }.sorted { $0.recurrenceID < $1.recurrenceID }.map { override in
      let regular = When(override.recurrenceID.date, hasTimes ? override.recurrenceID.time : nil)
      let isMoved = override.start.wall != override.recurrenceID
      let own = [override.name.map(quoted), override.place.map { "at \($0)" }, override.note].compactMap { $0 }
      return "On \(span(override.start, override.end, on: desk))"
        + (isMoved ? " instead of \(dates([regular], on: desk))" : "")
        + (own.isEmpty ? "" : ": \(own.joined(separator: ", "))")
    }
  }

  // The days that examples name.
  package var someDay: String { "friday" }
  package var someWeek: String { "next week" }

  package func day(_ date: CivilDate, on desk: Desk) -> String {
    self.date(date, on: desk).split(separator: " ").dropFirst().joined(separator: " ").lowercased()
  }

  private func thenNext(_ next: When?, on desk: Desk) -> String {
    next.map { "Next: \(moment($0, on: desk))." } ?? "It does not come again."
  }

  /// Returns days, with times if some share a day: `Tue 24 Nov, 08:00 and Tue 24 Nov, 20:00`. If there are many, names
  /// the first and counts the rest.
  private func dates(_ moments: [When], withHours: Bool = false, on desk: Desk) -> String {
    let locals = moments.map { $0.local(in: desk.person.zone) }
    let isPlain = !withHours && Set(locals.map(\.date)).count == locals.count
    let told = locals.prefix(locals.count > 7 ? 6 : 7).map { isPlain ? date($0.date, on: desk) : moment($0, on: desk) }
    return joined(told.count < locals.count ? told + ["\(locals.count - told.count) more"] : told)
  }
}
