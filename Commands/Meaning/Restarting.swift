import Agenda
import Civil
import Grammar

// A series that is otherwise from a day on.
extension Desk {
  /// Changes a series from a day on: `from january gym is on wednesdays`. It ends before that day, and a new series goes on
  /// from it. Nil if no such day is told, or if it changes nothing of one series.
  func restarted(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard act.verb == .restate else { return nil }
    let isFromThen = act.isFromThen(in: reader.language)
    // The day before the name is that of the change.
    let items = isFromThen ? try select(act.what.anytime).items : items
    guard items.count == 1, let item = items.first, let rule = item.recurrence, rule.count == nil
    else { return nil }
    let details = act.details(in: reader.language)
    let told: (change: String, day: TemporalExpression?)
    if isFromThen {
      told = (details, act.what.moment)
    } else if let split = reader.splits(details, at: .from).first {
      told = (split.before, reader.moment(split.after))
    } else {
      return nil
    }
    guard let day = told.day, day.saysDay, day.time == nil || !day.hasTime, let first = day.date, first > today,
      let change = reader.recurrence(told.change) ?? reader.moment(told.change), change.problem == nil
    else { return nil }
    guard let next = next(of: item)?.start.local(in: person.zone).date, next < first else {
      return try series(item, isSaid: change, isForGood: true, from: first, by: reader)
    }
    guard let later = try going(on: item, rule, from: first, by: reader),
      let anew = try series(later, isSaid: change, isForGood: true, from: first, by: reader)
    else { return nil }
    let ended = try keeping(item) { $0.until = When(first.adding(days: -1)) }
    return Reply(joining: [ended, anew].compactMap { $0 })
  }

  /// Keeps the same series once more, from a day on.
  private func going(
    on item: AgendaItem, _ rule: Recurrence, from first: CivilDate, by reader: Reader
  ) throws -> AgendaItem? {
    guard var later = copied(item, item.name, at: reader.moment(first.description)) else { return nil }
    (later.recurrence, later.note, later.url) = (rule, item.note, item.url)
    if case .todo(let todo) = item { later.priority = todo.priority }
    return try Add(later, reminding: item.reminders ?? []).run(on: self).subjects.last.flatMap { try kept($0) }
  }
}
