import Agenda
import Civil
import Grammar

extension Desk {
  /// Keeps the same thing once more, on another day: `and sunday 12-6` right after a shift on Saturday, `night shift
  /// wednesday as well`, `and again 2 weeks later`. Nil if the words give no day, or nothing was just added.
  func again(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard let last = items.last, !last.repeats, let when = last.moment?.local(in: person.zone) else { return nil }
    let words = act.details(in: reader.language)
    var item = reader.item(words)
    item.name = last.name
    let start: When
    if let distance = reader.behind(.by, in: words) {
      guard let shift = Shift(distance, by: reader) else { return nil }
      item = Item(name: last.name)
      start = shift.moved(when)
    } else if let moment = reader.moment(words), moment.problem == nil, moment.recurrence == nil, moment.saysDay,
      moment.lead == .none || moment.lead == .placing, let date = try day(of: moment, behind: when)
    {
      // `and by friday` says more of the same thing.
      start = When(date, moment.time ?? when.time)
      guard start != when else { return nil }
    } else {
      return nil
    }
    item.takeCircumstances(of: last)
    switch last {
    case .note: return nil
    case .todo:
      if item.start == nil { item.due = start }
    case .event(let event):
      if item.end == nil {
        let moved = moved(event, to: start)
        (item.kind, item.due, item.start, item.end) = (.event, nil, moved.start, moved.end)
      }
    }
    return try Add(item).run(on: self)
  }

  /// The day that a moment gives the same thing: a weekday behind one that is far off is the next after it.
  private func day(of moment: TemporalExpression, behind when: When) throws -> CivilDate? {
    guard moment.isWeekday, when.date.dayNumber - today.dayNumber > 7 else { return try puttingRight(moment).date }
    return moment.date.map { Shift.after($0.weekday).moved(when).date }
  }
}

extension Item {
  /// Takes the list, place, tags and people of a kept thing.
  mutating func takeCircumstances(of item: AgendaItem) {
    switch item {
    case .todo(let todo): (list, place, tags, people) = (todo.list, todo.place, todo.tags, todo.people)
    case .event(let event): (list, place, tags, people) = (event.list, event.place, event.tags, event.people)
    case .note: break
    }
  }
}
