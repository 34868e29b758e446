import Agenda
import Civil
import Grammar

// A series that is otherwise from a day on.
extension Desk {
  /// Changes a series from a day on: `from january gym is on wednesdays`. Until then it stays as it is, as a series of its
  /// own that ends. Nil if no such day is told, or if it changes nothing of one series.
  func restarted(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard act.verb == .restate, items.count == 1, let item = items.first, let rule = item.recurrence, rule.count == nil
    else { return nil }
    let details = act.details(in: reader.language)
    let told: (change: String, day: TemporalExpression?)
    if act.isFromThen(in: reader.language) {
      told = (details, act.what.moment)
    } else if let split = reader.splits(details, at: .from).first {
      told = (split.before, reader.moment(split.after))
    } else {
      return nil
    }
    guard let day = told.day, day.saysDay, day.time == nil || !day.hasTime, let first = day.date, first > today,
      let change = reader.recurrence(told.change) ?? reader.moment(told.change), change.problem == nil
    else { return nil }
    let isLater = next(of: item).map { $0.start.local(in: person.zone).date < first } ?? false
    guard let anew = try series(item, isSaid: change, isForGood: true, from: first, by: reader) else { return nil }
    let until = isLater ? try Add(ending(item, rule, before: first)).run(on: self) : nil
    return Reply(joining: [until, anew].compactMap { $0 })
  }

  /// The same series as a new one, which ends before a day.
  private func ending(_ item: AgendaItem, _ rule: Recurrence, before day: CivilDate) -> Item {
    var old = Item(name: item.name)
    var rule = rule
    rule.until = When(day.adding(days: -1))
    old.recurrence = rule
    old.takeCircumstances(of: item)
    switch item {
    case .todo(let todo): old.due = todo.due
    case .event(let event): (old.kind, old.start, old.end) = (.event, event.start, event.end)
    case .note: break
    }
    return old
  }
}
