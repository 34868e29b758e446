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
    } else if let moment = reader.moment(words), let date = day(of: moment, act) {
      start = When(date, moment.time ?? when.time)
    } else {
      return nil
    }
    switch last {
    case .note: return nil
    case .todo(let todo):
      (item.list, item.place, item.tags, item.people) = (todo.list, todo.place, todo.tags, todo.people)
      if item.start == nil { item.due = start }
    case .event(let event):
      (item.list, item.place, item.tags, item.people) = (event.list, event.place, event.tags, event.people)
      if item.end == nil {
        let moved = moved(event, to: start)
        (item.kind, item.due, item.start, item.end) = (.event, nil, moved.start, moved.end)
      }
    }
    return try Add(item).run(on: self)
  }

  /// The day that words give the same thing; nil if they may say more of the thing itself: `and by friday`.
  private func day(of moment: TemporalExpression, _ act: PlainAct) -> CivilDate? {
    guard moment.problem == nil, moment.recurrence == nil, moment.saysDay,
      moment.lead == .none || moment.lead == .placing,
      moment.time != nil || !act.what.isIt || act.mood == .statement
    else { return nil }
    return moment.date
  }
}
