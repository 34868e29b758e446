import Agenda
import Civil
import Foundation
import Grammar

// Changes to a single time of a series, except moves.
extension Desk {
  /// Changes one time of a series if the act names its day: the name, place, note or length of an event on that day, or
  /// a reminder of it. If that is impossible, asks whether to change the whole series. Nil if the act changes no single
  /// time.
  func changedOnce(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard items.count == 1, let item = items.first, item.repeats, act.changesOneTime, let moment = act.what.moment,
      moment.saysDay
    else { return nil }
    let again = { (day: String) in act.command(on: "\(item.name) \(day)") }
    guard let occurrence = try occurrences(of: item, at: moment, again: again).first else { return nil }
    let details = act.details(in: reader.language)
    if act.verb == .remind, let when = remindedOnce(details, of: occurrence, by: reader) {
      return try run("!remind \(items.ids) \(when)", by: reader)
    }
    if case .event(let event) = item, let one = changed(event.at(occurrence), act, details, by: reader),
      let rest = event.with(one, at: occurrence)
    {
      try update(.event(rest))
      try describe(.changed, [event.name])
      let line = wording.line(one, on: self, day: nil) + wording.remark(one.note, one.url)
      return Reply(.confirmation, [wording.changedOnce(line)], subjects: [item.reference].compactMap { $0 })
    }
    let isEvent = if case .event = item { true } else { false }
    return Reply(
      .answer, [wording.notOfOneTime(item.name, occurrence.start, isEvent: isEvent, on: self)],
      choices: [Reply.Choice(wording.yes, message: act.command(on: items.ids), agreement: .yes)],
      subjects: [item.reference].compactMap { $0 })
  }

  /// Returns a deed about one of a series' several hours, once that hour has come: `he took his evening tablets`. Nil
  /// for any other act.
  func atHourNamed(_ act: PlainAct) throws -> PlainAct? {
    guard act.verb == .complete, act.what.isNamed, try select(act.what).items.isEmpty else { return nil }
    var (what, told) = (act.what.anytime, act.what.moment)
    if told == nil, what.words.count > 1, let place = what.words.firstIndex(where: isPartOfDay) {
      told = reader.moment(what.words.remove(at: place))
    }
    guard let told, !told.saysDay, let span = hours(told) else { return nil }
    let found = try select(what).items
    guard found.count == 1, let rule = found[0].recurrence, rule.byHour.count > 1 else { return nil }
    let next = found[0].moment?.local(in: person.zone)
    let own = next?.date == today ? next?.time?.hour : nil
    let isThen = [rule.byHour.filter { $0 <= now.time.hour }.max(), own].compactMap { $0 }.contains {
      span.contains($0 * 60)
    }
    // If it is too early, it is only shown.
    return isThen ? act.on(what) : act.what.moment == nil ? PlainAct(.underway, what, .fits) : nil
  }

  /// Returns the completion of an errand to cancel something: `direct debit cancelled` completes `cancel direct debit`.
  /// Nil for any other act.
  func cancellation(toldBy act: PlainAct) throws -> PlainAct? {
    guard act.verb == .delete, act.mood != .request, act.what.isNamed, !reader.isToTakeAway(act.what.text) else {
      return nil
    }
    let found = try select(act.what).items
    guard found.count == 1, case .todo(let todo) = found[0], todo.completed == nil, reader.isToTakeAway(todo.name)
    else { return nil }
    return PlainAct(.complete, act.what, act.mood)
  }

  /// Returns the same act on the day of what was spoken of last: `skip swimming that day`. Nil if the words do not say
  /// so.
  func onDaySpoken(_ act: PlainAct) throws -> PlainAct? {
    guard act.verb == .skip || act.verb == .delete, let named = reader.withoutThatDay(act.what.text),
      let day = try subjects.first.flatMap({ try kept($0)?.moment?.local(in: person.zone).date })
    else { return nil }
    var what = reader.selection(named)
    what.moment = reader.moment(day.description)
    return what.isNamed ? act.on(what) : nil
  }

  /// The event on that day as the act changes it; nil if the act changes anything but the event's own parts.
  private func changed(_ one: Event, _ act: PlainAct, _ details: String, by reader: Reader) -> Event? {
    var one = one
    switch act.verb {
    case .rename: one.name = reader.behind(.to, in: details) ?? details
    case .edit:
      let changes = reader.changes(details)
      guard changes.item.problem == nil, !changes.item.removesDate, changes.item.recurrence == nil else { return nil }
      return one.changed(by: changes.item, keepsDay: true, on: self)
    case .lasts:
      guard let start = one.start.time,
        case .amount(0, let seconds)? = Shift(reader.length(toldBy: details) ?? details, by: reader),
        (60..<86_400).contains(seconds)
      else { return nil }
      let end = CivilDateTime(one.start.date, start).adding(seconds: seconds)
      one.end = When(end.date, end.time, zone: one.start.zone)
    case .lengthen:
      guard let end = one.end, let time = end.time, case .amount(0, let more)? = Shift(details, by: reader) else {
        return nil
      }
      let last = CivilDateTime(end.date, time).adding(seconds: more)
      guard last > one.start.wall else { return nil }
      one.end = When(last.date, last.time, zone: end.zone)
    default: return nil
    }
    return one
  }

  /// The day and hour of the one reminder that the words ask for; nil if they ask for several, or for one in the past.
  private func remindedOnce(_ details: String, of occurrence: Occurrence, by reader: Reader) -> String? {
    guard let reminders = reader.reminders(details), reminders.count == 1 else { return nil }
    let instant = reminders[0].instant(for: occurrence.start, on: Reminder.Wall(person))
    guard instant > self.instant else { return nil }
    let local = person.zone.local(at: instant)
    return "\(local.date) \(local.time.description.prefix(5))"
  }
}

extension PlainAct {
  /// True if the act changes anything but the time of a thing.
  fileprivate var changesOneTime: Bool {
    switch verb {
    case .rename, .edit, .priority, .remind, .nag, .lasts, .lengthen: true
    default: false
    }
  }
}
