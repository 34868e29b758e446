import Agenda
import Civil
import Grammar

extension Desk {
  /// Keeps the same thing once more, on another day: `and sunday 12-6` right after a shift on Saturday, `night shift
  /// wednesday as well`. Nil if the words give no day, or nothing was just added.
  func again(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    let words = act.details(in: reader.language)
    guard let moment = reader.moment(words), moment.problem == nil, moment.recurrence == nil, moment.saysDay,
      let date = moment.date, let last = items.last, !last.repeats, let when = last.moment?.local(in: person.zone)
    else { return nil }
    // `and by friday` says more of the same thing.
    guard moment.lead == .none || moment.lead == .placing, moment.time != nil || act.what.isIt == false else {
      return nil
    }
    var item = reader.item(words)
    item.name = last.name
    let start = When(date, moment.time ?? when.time)
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
}
