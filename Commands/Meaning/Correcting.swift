package import Agenda
import Civil
package import Grammar

// Corrections of a name, a list or half of the day.
extension Desk {
  /// Carries out a correction that no command can; nil if a command can.
  func corrected(_ act: PlainAct, _ items: [AgendaItem]) throws -> Reply? {
    let text = act.details(in: reader.language)
    switch act.verb {
    case .replace:
      let words = act.replacement(in: reader.language)
      // `shopping not shoping`: the list that the last thing is on.
      if items.count == 1, let list = items[0].list, let number = items[0].reference?.number, let words,
        words.old.folded == list.folded
      {
        return try Move(.ids([number]), to: .list(words.new)).run(on: self)
      }
      return try renamed(items) { name in words.flatMap { reader.name(name, with: $0.new, for: $0.old) } }
    case .fix:
      if let later = try minutes(text) { return try Postpone(.it, to: later, counted: false).run(on: self) }
      // `shopping` for the list `shoping`
      if items.count == 1, let list = items[0].list, let number = items[0].reference?.number,
        Spelling.distance(list.lowercased(), text.lowercased(), limit: 2) != nil
      {
        return try Move(.ids([number]), to: .list(text)).run(on: self)
      }
      // `i said milk`, behind `done jimmy`, is about what was done.
      if items.count == 1, case .todo(let todo) = items[0], todo.completed != nil {
        return wording.answer(.unclearAct, to: text).map { Reply(.answer, [$0], subjects: subjects) }
      }
      let isPlain = act.mood == .statement
      return try renamed(items) {
        reader.name($0, correctedBy: text) ?? (isPlain ? reader.name($0, replacedBy: text) : nil)
      }
    case .due:
      guard items.count == 1, let change = act.hourChange(in: reader.language) else { return nil }
      return try changeHour(items[0], change)
    default: return nil
    }
  }

  /// Reads `make it 3`, after `buy 2 pints` without a day or hour, as the number in the name; nil for anything else.
  package func correctNumber(_ moment: TemporalExpression) throws -> Reply? {
    guard moment.hasTime, !moment.saysDay, moment.text.allSatisfy(\.isNumber), subjects.count == 1,
      let item = try kept(subjects[0]), item.moment == nil, let number = item.reference?.number
    else { return nil }
    return try reader.name(item.name, withNumber: moment.text).map {
      try Rename(.ids([number]), to: $0).run(on: self)
    }
  }

  /// Reads the number in `make that 30` as minutes if the thing spoken of is due within the hour: `check the oven in 20
  /// minutes`. If the number could also be an hour, this holds only for what was just added. Nil for anything else.
  package func minutes(_ number: String) throws -> TemporalExpression? {
    guard let count = Int(number), (13...90).contains(count), subjects.count == 1,
      case .todo(let todo)? = try kept(subjects[0]),
      let due = todo.due?.local(in: person.zone), let time = due.time,
      (1...3600).contains(CivilDateTime(due.date, time).wallSeconds - now.wallSeconds),
      count > 23 || isCountedFromNow(.todo(todo))
    else { return nil }
    let later = now.adding(seconds: count * 60)
    return .at(When(later.date, later.time), number)
  }

  /// The hours that correct those of the event just spoken of: after `tb test 9-12`, `10 to 12` is not ten to twelve.
  package func hours(_ words: String, by reader: Reader) throws -> TemporalExpression? {
    guard subjects.count == 1, case .event(let event)? = try kept(subjects[0]), event.start.time != nil,
      let end = event.end, end.time != nil
    else { return nil }
    return try reader.hoursFromTo(words).map { try puttingRight($0) }
  }

  /// Gives an event of several days another first day and keeps its last: `she's coming on the saturday instead`.
  /// Anything else moves.
  func begin(_ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, by reader: Reader) throws -> Reply? {
    let told = act.details(in: reader.language)
    guard items.count == 1, case .event(var event) = items[0], event.recurrence == nil, let end = event.end,
      let moment = try reader.moment(told).map(puttingRight), moment.saysDay, !moment.isSpan, moment.problem == nil,
      let date = moment.date, date != event.start.date, date <= end.date, event.start.date < end.date,
      event.start.time == nil || date < end.date
    else {
      let moved = PlainAct(moving: act.what, to: told, act.mood, in: reader.language)
      return try self.act(moved, isFresh: isFresh, by: reader)
    }
    event.restart(at: When(date, moment.time ?? event.start.time, zone: event.start.zone), end: end)
    let changed = AgendaItem.event(event)
    try update(changed)
    try describe(.moved, [event.name])
    return Reply(
      .confirmation, [wording.changed(wording.line(changed, on: self))],
      subjects: [changed.reference].compactMap { $0 })
  }

  /// Renames the only one of some things whose name can be changed like this; asks which is meant if several or none
  /// can.
  private func renamed(_ items: [AgendaItem], by change: (String) -> String?) throws -> Reply {
    let able = items.compactMap { item in
      change(item.name).flatMap { name in item.reference.map { (number: $0.number, name: name) } }
    }
    guard able.count == 1 else { return Reply(.answer, [wording.whatTo(Rename.guide.name)]) }
    return try Rename(.ids([able[0].number]), to: able[0].name).run(on: self)
  }

  /// Moves the item to the same hour of the other half of the day, or removes its hour.
  private func changeHour(_ item: AgendaItem, _ change: PlainAct.HourChange) throws -> Reply {
    guard let moment = item.moment, let time = moment.time else {
      return Reply(.answer, [wording.hasNoTime(item, on: self)])
    }
    let hour = change == .morning ? time.hour % 12 : time.hour % 12 + 12
    let other = change == .none ? nil : CivilTime(secondOfDay: hour * 3600 + time.minute * 60)
    let when = When(moment.date, other, zone: moment.zone)
    var changed = item
    switch item {
    case .todo(var todo):
      todo.move(to: when)
      changed = .todo(todo)
    case .event(let event): changed = .event(moved(event, to: when))
    case .note: break
    }
    try update(changed)
    try describe(.moved, [item.name])
    return Reply(
      .confirmation, [wording.changed(wording.line(changed, on: self))], subjects: [item.reference].compactMap { $0 })
  }
}
