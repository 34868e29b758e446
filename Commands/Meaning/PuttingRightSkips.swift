package import Agenda
import Civil
package import Grammar

extension Desk {
  /// Answers another day behind an occurrence that was left out, which comes back: `i said thursday!` leaves out that of
  /// the day that was meant, and `monday instead`, where none falls, moves it there. Nil if the last change left out
  /// nothing.
  package func putRightSkip(_ moment: TemporalExpression, isInstead: Bool) throws -> Reply? {
    guard moment.saysDay, moment.recurrence == nil, let subject = subjects.first, let rest = try kept(subject),
      let last = try belongings.journal.history(of: subject).first, last.change.summaries.map(\.deed) == [.skipped],
      try belongings.journal.isNext(last.origin)
    else { return nil }
    if falls(rest, on: moment) {
      _ = try Undo().run(on: self)
      return try Skip(.it, on: moment).run(on: self)
    }
    guard isInstead else { return try Skip(.it, on: moment).run(on: self) }
    _ = try Undo().run(on: self)
    guard let whole = try kept(subject), let left = nextMissing(from: rest, of: whole) else { return nil }
    return try Move(.it, on: .at(left, left.date.description), to: .moment(moment)).run(on: self)
  }

  /// The first occurrence of a series that a shorter one lacks.
  private func nextMissing(from rest: AgendaItem, of whole: AgendaItem) -> When? {
    let most = 60
    let kept = Set(occurrences(of: rest, since: today).prefix(most).map(\.recurrenceID))
    let left = occurrences(of: whole, since: today).prefix(most).first { !kept.contains($0.recurrenceID) }
    return left?.start.local(in: person.zone)
  }
}
