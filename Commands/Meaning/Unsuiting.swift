import Agenda
import Civil
import Grammar

// Days that no longer suit, and weekdays that swap.
extension Desk {
  /// Asks what to change about the one thing on a day that does not suit: `fridays are no good any more`, `priya can't
  /// do tuesday`. Nil if the words name somebody who has nothing on that day.
  func unsuited(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    let told = act.details(in: reader.language)
    guard act.what.isIt else {
      guard let moment = reader.moment(told), moment.saysDay else { return nil }
      // Of a series, only one time would have to move.
      let then = items.filter { !$0.repeats && takesPlace($0, at: moment) }
      guard then.count == 1, let ask = wording.answer(.whenThen, to: told) else { return nil }
      return Reply(.answer, [wording.line(then[0], on: self), ask], subjects: then.compactMap(\.reference))
    }
    let days = Set((reader.recurrence(told)?.recurrence?.byDay ?? []).map(\.weekday))
    let spoken = items.filter { $0.repeats && comes($0, on: days) }
    let others = spoken.isEmpty ? try seriesAhead(on: days) : spoken
    guard others.count == 1 else {
      return others.isEmpty
        ? wording.answer(.unclearAct, to: told).map { .refusal($0) }
        : Reply(.answer, [wording.whatTo(act.verb.rawValue)])
    }
    return Reply(.answer, [wording.whatChanges(others[0], on: self)], subjects: others.compactMap(\.reference))
  }

  /// Completes the thing spoken of if its name has the verb of the deed: `moved it` completes `move the car`. Nil for
  /// any other.
  func did(_ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, by reader: Reader) throws -> Reply? {
    guard items.count == 1, case .todo(let todo) = items[0], todo.completed == nil,
      case let verbs = act.details(in: reader.language).lowercased().split(separator: " ").map(String.init),
      !forms.stems(of: todo.name).isDisjoint(with: forms.stems(verbs))
    else { return nil }
    return try self.act(PlainAct(.complete, act.what, act.mood), isFresh: isFresh, by: reader)
  }

  /// Asks whether one time of a series or all of it goes to another weekday: `swap thursday for wednesday`. Nil if the
  /// series does not fall on the first one.
  func exchanged(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    let told = act.details(in: reader.language)
    guard items.count == 1, items[0].repeats, let split = reader.splits(told, at: .until).first,
      let old = reader.moment(split.before), let new = reader.moment(split.after), old.isWeekday, new.isWeekday,
      let from = old.date?.weekday, let to = new.date?.weekday, from != to, comes(items[0], on: [from])
    else { return nil }
    let shift = to.placeInWeek(of: person) - from.placeInWeek(of: person)
    let next = occurrences(of: items[0], since: today).prefix(20).map { $0.start.local(in: person.zone).date }.first {
      $0.weekday == from && $0 >= today && $0.adding(days: shift) >= today
    }
    guard let next else { return nil }
    let target = reader.putting(.to, before: next.adding(days: shift).description)
    // If a series has other days, too, or comes less often, only one time moves.
    guard let rule = items[0].recurrence, rule.frequency == .weekly, rule.interval == 1, rule.byDay.count < 2,
      rule.count == nil, rule.until == nil
    else { return try run("!move \(items.ids) \(next) \(target)", by: reader) }
    return Reply(
      .answer, [wording.onlyOrAll([items[0].name], When(next), on: self)],
      choices: [
        Reply.Choice(wording.only(When(next), on: self), message: "!move \(items.ids) \(next) \(target)"),
        Reply.Choice(
          wording.all(1), message: "!repeat \(items.ids) \(reader.putting(.every, before: new.text))"),
      ], subjects: items.compactMap(\.reference))
  }

  /// True if a series comes on one of some weekdays within the next few weeks, and not on each day.
  private func comes(_ item: AgendaItem, on days: Set<Weekday>) -> Bool {
    item.isOfWeekdays
      && occurrences(of: item, since: today).prefix(14).contains {
        days.contains($0.start.local(in: person.zone).date.weekday)
      }
  }

  /// The series that come on some weekdays in the next week.
  private func seriesAhead(on days: Set<Weekday>) throws -> [AgendaItem] {
    let then = try kept(from: today, to: today.adding(days: 7)).filter { item in
      item.isOfWeekdays && item.moment.map { days.contains($0.local(in: person.zone).date.weekday) } == true
    }
    return try whole(then)
  }
}

extension AgendaItem {
  /// True if it is a series of some weekdays.
  fileprivate var isOfWeekdays: Bool {
    recurrence.map { $0.frequency == .weekly || $0.frequency == .monthly && !$0.byDay.isEmpty } == true
  }
}

extension Weekday {
  /// The number of days from the first one of a person's week.
  fileprivate func placeInWeek(of person: Person) -> Int {
    (rawValue - person.conventions.firstWeekday.rawValue + 7) % 7
  }
}
