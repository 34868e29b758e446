import Agenda
import Civil
import Grammar

extension Desk {
  /// Keeps the same thing once more, on another day: `and sunday 12-6` right after a shift on Saturday, `night shift
  /// wednesday as well`, `and again 2 weeks later`. Nil if the words give no day, or nothing was just added.
  func again(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    if act.verb == .extra { return try extra(act, items, by: reader) }
    guard let last = items.last else { return nil }
    let words = act.details(in: reader.language)
    guard let when = last.moment?.local(in: person.zone) else {
      // A thing without a day gets one.
      guard reader.moment(words)?.saysDay == true else { return nil }
      return try self.act(
        PlainAct(moving: act.what, to: words, act.mood, in: reader.language), isFresh: true, by: reader)
    }
    if last.repeats {
      if let more = try atAnotherHour(of: last, words, by: reader) ?? onAnotherWeekday(of: last, words, by: reader) {
        return more
      }
      if let rule = reader.moment(words) ?? reader.recurrence(words), rule.recurrence != nil {
        // `and every week`, after something that repeats on that day
        let isOther = rule.recurrence?.byDay.isEmpty == false
        return isOther
          ? wording.answer(.unclearAct).map { .refusal($0) }
          : try self.act(PlainAct(.restate, act.what, act.mood, rest: words), isFresh: true, by: reader)
      }
      let isDay = reader.moment(words)?.saysDay == true
      return isDay ? wording.answer(.unclearAct).map { .refusal($0) } : nil
    }
    let told = reader.item(words)
    if let all = try onEachDay(told: words, of: last, when, by: reader) { return all }
    if act.mood == .fits, told.otherTimes.isEmpty, let rule = reader.moment(words) ?? reader.recurrence(words),
      rule.recurrence != nil
    {
      return try self.act(PlainAct(.restate, act.what, act.mood, rest: words), isFresh: true, by: reader)
    }
    if let distance = reader.behind(.by, in: words) {
      guard let shift = Shift(distance, by: reader) else { return nil }
      return try Add(copy(of: last, as: Item(name: last.name), at: shift.moved(when))).run(on: self)
    }
    if let moment = reader.moment(words), moment.problem == nil, moment.recurrence == nil, moment.saysDay,
      moment.lead == .none || moment.lead == .placing || moment.lead == .start,
      let date = try day(of: moment, behind: when)
    {
      // `and by friday` says more of the same thing.
      let start = When(date, moment.time ?? when.time)
      return start == when ? nil : try Add(copy(of: last, as: told, at: start)).run(on: self)
    }
    // `and again at 7`, while `and at 7` may mean another hour.
    if act.mood != .fits, let time = reader.moment(words).flatMap({ hour($0, behind: when) }) {
      return try Add(copy(of: last, as: Item(name: last.name), at: When(when.date, time))).run(on: self)
    }
    return nil
  }

  /// Keeps the same thing once more on each of several days: `the same on tuesday and wednesday`, `same sat n sun`. Nil
  /// if the words name no such days.
  private func onEachDay(told words: String, of last: AgendaItem, _ when: When, by reader: Reader) throws -> Reply? {
    // With the name before it, a short weekday is recognised as one.
    let days = [reader.item("\(last.name) \(words)"), reader.item(words)].first {
      $0.due != nil && !$0.otherTimes.isEmpty && [last.name, words].contains($0.name)
    }
    guard let days, let first = days.due else { return nil }
    return try Reply(
      joining: ([first] + days.otherTimes).map { start in
        try Add(copy(of: last, as: Item(name: last.name), at: When(start.date, start.time ?? when.time))).run(on: self)
      })
  }

  /// The hour that a moment without a day gives, later on the same day; nil if it gives none.
  private func hour(_ moment: TemporalExpression, behind when: When) -> CivilTime? {
    guard let before = when.time, let time = moment.time, !moment.saysDay, moment.hasTime, !moment.isSpan,
      moment.others.isEmpty, moment.problem == nil, moment.recurrence == nil
    else { return nil }
    if time > before { return time }
    let later = CivilTime(secondOfDay: (time.secondOfDay + 43_200) % 86_400)
    return moment.hourIsOpen && later > before ? later : nil
  }

  /// Keeps a daily or weekly todo once more, at another hour of its days: `and 2pm` right after `meds 8am every day`.
  private func atAnotherHour(of last: AgendaItem, _ words: String, by reader: Reader) throws -> Reply? {
    guard case .todo(let todo) = last, let rule = todo.recurrence, rule.byHour.isEmpty,
      rule.frequency == .daily || rule.frequency == .weekly,
      let when = todo.due?.local(in: person.zone), let hour = when.time,
      let moment = reader.moment(words), moment.problem == nil, moment.recurrence == nil, !moment.saysDay,
      !moment.isSpan, moment.lead != .deadline, let time = moment.time
    else { return nil }
    let times = ([time] + moment.others.compactMap(\.time)).filter { $0 != hour }
    guard !times.isEmpty else { return nil }
    // Today's may still be ahead, if the other one has passed.
    let isDaily = rule.frequency == .daily && rule.interval == 1 && rule.byDay.isEmpty
    let isToday = isDaily && when.date == today.adding(days: 1) && hour <= now.time
    return try Reply(
      joining: times.map { time in
        var item = Item(name: last.name)
        item.takeCircumstances(of: last)
        item.recurrence = rule
        item.due = When(isToday && time > now.time ? today : when.date, time, zone: todo.due?.zone)
        return try Add(item).run(on: self)
      })
  }

  /// Keeps a weekly series once more, on another weekday: `and on monday` after `gym every friday 6pm`.
  private func onAnotherWeekday(of last: AgendaItem, _ words: String, by reader: Reader) throws -> Reply? {
    guard var rule = last.recurrence, rule.frequency == .weekly, rule.byDay.count < 2,
      let when = last.moment?.local(in: person.zone), let moment = reader.moment(words), moment.problem == nil,
      moment.isWeekday && !moment.isSpan
        || moment.recurrence.map({ $0.frequency == .weekly && $0.byDay.count == 1 }) == true,
      moment.others.isEmpty, let day = moment.date, day.weekday != when.date.weekday
    else { return nil }
    rule.byDay = [Recurrence.DayRule(day.weekday)]
    // `and on thursdays 9 to 2` also gives an end.
    var item = copy(
      of: last, as: moment.isSpan ? reader.item(words) : Item(name: last.name), at: When(day, moment.time ?? when.time))
    item.recurrence = rule
    return try Add(item).run(on: self)
  }

  /// The same thing at another time, with what else the words say.
  func copy(of last: AgendaItem, as told: Item, at start: When) -> Item {
    var item = told
    item.name = last.name
    item.takeCircumstances(of: last)
    switch last {
    case .todo where item.start == nil: item.due = start
    case .event(let event) where item.end == nil:
      let moved = moved(event, to: start)
      (item.kind, item.due, item.start, item.end) = (.event, nil, moved.start, moved.end)
    default: break
    }
    return item
  }

  /// Keeps one more time of a series on another day, at the same hour unless the words give one: `an extra one
  /// thursday`. Nil for anything else.
  private func extra(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard items.count == 1, let series = items.first, series.repeats,
      let when = series.moment?.local(in: person.zone),
      let moment = reader.moment(act.details(in: reader.language)), moment.saysDay, moment.recurrence == nil,
      moment.problem == nil, !moment.isSpan, let date = moment.date
    else { return nil }
    return try Add(copy(of: series, as: Item(name: series.name), at: When(date, moment.time ?? when.time))).run(
      on: self)
  }

  /// The day that a moment gives the same thing. If the thing is far off, a weekday means the next one after it.
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
