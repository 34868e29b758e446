package import Agenda
import Civil
package import Grammar

extension Desk {
  /// Reads another day after the person skipped an occurrence, and brings that occurrence back. `i said thursday!`
  /// skips Thursday's instead. `monday instead`, if none falls on Monday, moves the occurrence there. Nil if the last
  /// change skipped nothing.
  package func putRightSkip(_ moment: TemporalExpression, isInstead: Bool) throws -> Reply? {
    guard moment.saysDay, moment.recurrence == nil, let subject = subjects.first, let rest = try kept(subject),
      let last = try belongings.journal.history(of: subject).first, last.change.summaries.map(\.deed) == [.skipped],
      try belongings.journal.isNext(last.origin)
    else { return nil }
    if !falls(rest, on: moment), !isInstead { return try Skip(.it, on: moment).run(on: self) }
    guard let whole = try beforeSkip(rest, subject) else { return nil }
    // The change belongs to this message, so that undo restores the earlier skip.
    try update(whole)
    if falls(rest, on: moment) { return try Skip(.it, on: moment).run(on: self) }
    guard let left = nextMissing(from: rest, of: whole) else { return nil }
    return try Move(.it, on: .at(left, left.date.description), to: .moment(moment)).run(on: self)
  }

  /// A series as it was before its last change skipped an occurrence. That change may have brought back others, as this
  /// one does.
  private func beforeSkip(_ rest: AgendaItem, _ subject: ItemReference) throws -> AgendaItem? {
    guard let before = try belongings.journal.before(lastChangeOf: subject), let now = rest.moment,
      let then = before.moment
    else { return nil }
    let isEarlier = now.instant(in: person.zone) < then.instant(in: person.zone)
    let others = isEarlier ? before : rest
    return (isEarlier ? rest : before).leavingOut(onlyWhat: others)
  }

  /// The first occurrence of a series that a shorter one lacks.
  private func nextMissing(from rest: AgendaItem, of whole: AgendaItem) -> When? {
    let most = 60
    let kept = Set(occurrences(of: rest, since: today).prefix(most).map(\.recurrenceID))
    let left = occurrences(of: whole, since: today).prefix(most).first { !kept.contains($0.recurrenceID) }
    return left?.start.local(in: person.zone)
  }
}

extension AgendaItem {
  /// The same series, with only those occurrences skipped that the other one skips, too.
  fileprivate func leavingOut(onlyWhat other: AgendaItem) -> AgendaItem {
    func isShared(_ id: CivilDateTime) -> Bool { other.recurrence?.exceptions.contains(id) == true }
    switch self {
    case .event(var event):
      event.recurrence?.exceptions.removeAll { !isShared($0) }
      return .event(event)
    case .todo(var todo):
      todo.recurrence?.exceptions.removeAll { !isShared($0) }
      return .todo(todo)
    case .note: return self
    }
  }
}
