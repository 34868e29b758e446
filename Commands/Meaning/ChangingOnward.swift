import Agenda
import Civil
import Grammar

// A change to a series from a day on.
extension Desk {
  /// Gives a series another hour from a day on, and leaves it as it is before: `from next month pilates is at 6`. Nil if
  /// the words say no such thing of one series, or if some of its times were changed alone.
  func changedOnward(_ act: PlainAct, by reader: Reader) throws -> Reply? {
    let told = act.details(in: reader.language).split(separator: ",").compactMap { reader.moment(String($0).trimmed) }
    let moments = told + [act.what.moment].compactMap { $0 }
    let found = try select(act.what.anytime).items
    guard moments.count == 2, let hour = moments.first(where: { $0.hasTime && !$0.saysDay && !$0.isSpan }),
      let start = moments.first(where: { $0.saysDay && !$0.hasTime })?.days?.lowerBound,
      found.count == 1, var rule = found[0].recurrence, rule.count == nil, rule.byHour.count < 2,
      rule.exceptions.isEmpty, !found[0].hasChangedTimes, let next = next(of: found[0])?.start.local(in: person.zone),
      var first = reader.moment(start.description)
    else { return nil }
    let item = found[0], said = hour.inHalfOfDay(of: item.moment)
    if next.date >= start { return try series(item, isSaid: said, isForGood: true, by: reader) }
    let day = occurrences(of: item, since: start).lazy.map { $0.start.local(in: self.person.zone).date }.first {
      $0 >= start
    }
    guard let day, let ended = try keeping(item, by: { $0.until = When(start.adding(days: -1)) }) else { return nil }
    (first.date, first.time, first.hasTime) = (day, said.time, true)
    guard var later = copied(item, item.name, at: first) else { return nil }
    (rule.byHour, rule.byMinute) = ([], [])
    (later.recurrence, later.note, later.url) = (rule, item.note, item.url)
    if case .todo(let todo) = item { later.priority = todo.priority }
    return Reply(joining: [ended, try Add(later, reminding: item.reminders ?? []).run(on: self)])
  }
}

extension AgendaItem {
  /// True if single times of a series were moved or changed.
  fileprivate var hasChangedTimes: Bool {
    switch self {
    case .todo(let todo): !todo.overrides.isEmpty
    case .event(let event): !event.overrides.isEmpty
    case .note: false
    }
  }
}
