package import Agenda
import Civil
import Grammar

extension Desk {
  /// Reads another length after the last change moved something by the one denied, and moves it by that length instead:
  /// `10 minutes not 20` behind `push it back 20 minutes`. Nil if the last change moved nothing, or otherwise.
  ///
  /// - Parameters:
  ///   - length: such as `10 minutes` or `2 days`.
  ///   - denied: the number of minutes, hours, days or weeks that is denied.
  package func putRightShift(_ length: String, insteadOf denied: Int) throws -> Reply? {
    guard subjects.count == 1, try hasJustDone([.moved]), let item = try kept(subjects[0]),
      let number = item.reference?.number,
      let before = try belongings.journal.before(lastChangeOf: subjects[0]), let last = move(from: before, to: item),
      case let seconds = last.to.wall.wallSeconds - last.from.wall.wallSeconds,
      [60, 3600, 86_400, 604_800].contains(where: { $0 * denied == abs(seconds) }),
      let shift = Shift(seconds < 0 ? "-\(length)" : length, by: reader),
      shift.isOfHours == !seconds.isMultiple(of: 86_400)
    else { return nil }
    // The next correction counts from the same time.
    _ = try Undo().run(on: self)
    let target = TemporalExpression.at(shift.moved(last.from), length)
    guard last.isOfOne else { return try Postpone(.ids([number]), to: target, counted: false).run(on: self) }
    let day = TemporalExpression.at(last.from, last.from.date.description)
    return try Move(.ids([number]), on: day, to: .moment(target)).run(on: self)
  }

  /// The time at which something, or one occurrence of it, was before and is now; nil if neither has moved.
  private func move(from before: AgendaItem, to item: AgendaItem) -> (from: When, to: When, isOfOne: Bool)? {
    guard let from = before.moment?.local(in: person.zone), let to = item.moment?.local(in: person.zone) else {
      return nil
    }
    if from != to { return (from, to, false) }
    let earlier = before.overrides
    guard let moved = item.overrides.first(where: { earlier[$0.recurrenceID]?.start != $0.start }) else {
      return nil
    }
    let id = moved.recurrenceID
    let own = earlier[id]?.start ?? When(id.date, id.time, zone: before.moment?.zone)
    return (own.local(in: person.zone), moved.start.local(in: person.zone), true)
  }
}

extension AgendaItem {
  /// The occurrences that differ from the others of a series.
  var overrides: [Override] {
    switch self {
    case .todo(let todo): todo.overrides
    case .event(let event): event.overrides
    case .note: []
    }
  }
}
