package import Agenda
import Civil
import Foundation
package import Grammar

// A series that changes from a day on.
extension Desk {
  /// Changes a series from a day on: `from january gym is on wednesdays`. The series ends before that day, and a new
  /// one goes on from it. Nil if the words give no such day, or do not change one series.
  func restarted(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard act.verb == .restate else { return nil }
    let isFromThen = act.isFromThen(in: reader.language)
    let details = act.details(in: reader.language)
    let split = reader.splits(details, at: .from).first
    guard isFromThen || split != nil else { return nil }
    // `move dentist to friday from tuesday` gives the day that it moves from.
    if !isFromThen, items.count == 1, !items[0].repeats, let split {
      let moved = PlainAct(moving: act.what, to: split.before, act.mood, in: reader.language)
      return try self.act(moved, isFresh: false, by: reader)
    }
    // A day before the name is the day of the change.
    let items = isFromThen ? try select(act.what.anytime).items : items
    guard let day = isFromThen ? act.what.moment : split.flatMap({ reader.moment($0.after) }), !items.isEmpty else {
      return nil
    }
    let unclear = wording.answer(.unclearAct).map { Reply.refusal($0) }
    let change = isFromThen ? details : split?.before ?? ""
    guard items.count == 1, let rule = items[0].recurrence, let first = startOfChange(day),
      let said = (reader.recurrence(change) ?? reader.moment(change)).flatMap({ changing(rule, to: $0) }),
      !items[0].hasChangedTimes
    else { return unclear }
    guard let next = next(of: items[0])?.start.local(in: person.zone).date, next < first else {
      return try series(items[0], isSaid: said, isForGood: true, from: first, by: reader) ?? unclear
    }
    guard let later = try going(on: items[0], rule, from: first, by: reader),
      let anew = try series(later, isSaid: said, isForGood: true, from: first, by: reader)
    else { return unclear }
    let ended = try keeping(items[0]) { $0.until = When(first.adding(days: -1)) }
    return Reply(joining: [ended, anew].compactMap { $0 })
  }

  /// Lets the series spoken of begin on a later day: `starting in january`. One that was not just added skips its times
  /// until then. Nil if the words are not about a series, or give no such day.
  package func beginning(_ day: TemporalExpression, by reader: Reader) throws -> Reply? {
    guard day.lead == .start, day.recurrence == nil, subjects.count == 1, let item = try kept(subjects[0]),
      let rule = item.recurrence, let first = startOfChange(day), let number = item.reference?.number,
      let next = next(of: item)?.start.local(in: person.zone).date
    else { return nil }
    if let last = rule.until?.date, last < first { return wording.answer(.unclearAct).map { .refusal($0) } }
    guard instant.timeIntervalSince(item.added) > Desk.isNew || item.hasChangedTimes else {
      var said = day
      (said.recurrence, said.seriesStart, said.time) = (rule, first, nil)
      return try Repeat(.ids([number]), said).run(on: self)
    }
    guard first > next else { return nil }
    return try run("!skip #\(number) \(next) - \(first.adding(days: -1))", by: reader)
  }

  /// Gives some of its weekdays another hour, and leaves the others as they are: `football is at 5 on thursdays now`. The
  /// series goes on as two. Nil if the words say something else.
  func parted(
    _ item: AgendaItem, _ rule: Recurrence, by said: TemporalExpression, _ reader: Reader
  ) throws -> Reply? {
    guard let told = said.recurrence, said.hasTime, let number = item.reference?.number,
      told.frequency == .weekly, rule.frequency == .weekly
    else { return nil }
    let left = rule.byDay.filter { !told.byDay.contains($0) }
    guard !told.byDay.isEmpty, !left.isEmpty, left.count + told.byDay.count == rule.byDay.count else { return nil }
    var (own, others) = (rule, rule)
    (own.byDay, others.byDay) = (told.byDay, left)
    guard rule.count == nil, rule.byHour.count < 2, !item.hasChangedTimes,
      let first = next(of: item)?.start.local(in: person.zone).date,
      let apart = try going(on: item, own, from: first, by: reader)?.reference?.number
    else { return wording.answer(.unclearAct).map { Reply.refusal($0) } }
    var (changed, rest) = (said, said)
    changed.seriesStart = first
    (rest.recurrence, rest.seriesStart, rest.time, rest.endTime) = (others, first, nil, nil)
    return Reply(
      joining: [try Repeat(.ids([number]), rest).run(on: self), try Repeat(.ids([apart]), changed).run(on: self)])
  }

  /// The day from which a series changes; nil if the words give no single day to come.
  private func startOfChange(_ day: TemporalExpression) -> CivilDate? {
    guard day.saysDay, !day.hasTime, day.endDate == nil, let first = day.date, first > today else {
      return nil
    }
    return first
  }

  /// The moment to which a rule can change: another hour, another weekday, or another repeat that ends when the rule
  /// does. Nil for any other.
  private func changing(_ rule: Recurrence, to moment: TemporalExpression) -> TemporalExpression? {
    guard moment.problem == nil, !moment.isNever, moment.others.isEmpty, rule.count == nil, rule.byHour.count < 2,
      rule.exceptions.isEmpty
    else { return nil }
    var said = moment
    if let told = moment.recurrence {
      guard told.byHour.count < 2 else { return nil }
      if told.until == nil, told.count == nil { said.recurrence?.until = rule.until }
      return said
    }
    let isHour = moment.hasTime && !moment.saysDay
    let isWeekday = moment.isWeekday && rule.frequency == .weekly && rule.byDay.count <= 1
    return isHour || isWeekday ? said : nil
  }

  /// Keeps the same series once more, from a day on.
  private func going(
    on item: AgendaItem, _ rule: Recurrence, from first: CivilDate, by reader: Reader
  ) throws -> AgendaItem? {
    guard var later = copied(item, item.name, at: reader.moment(first.description)) else { return nil }
    (later.recurrence, later.note, later.url) = (rule, item.note, item.url)
    var nag: Int?
    if case .todo(let todo) = item { (later.priority, nag) = (todo.priority, todo.nag) }
    return try Add(later, reminding: item.reminders ?? [], nagging: nag).run(on: self).subjects.last.flatMap {
      try kept($0)
    }
  }
}

extension AgendaItem {
  /// True if single times of a series were moved or changed.
  fileprivate var hasChangedTimes: Bool {
    switch self {
    case .todo(let todo): !todo.overrides.isEmpty || todo.recurrenceID != nil && todo.recurrenceID != todo.due?.wall
    case .event(let event): !event.overrides.isEmpty
    case .note: false
    }
  }
}
