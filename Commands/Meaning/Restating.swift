package import Agenda
import Civil
import Foundation
package import Grammar

extension String {
  /// The words after the first: `7pm` of `to 7pm`.
  fileprivate var droppingFirstWord: String { split(separator: " ").dropFirst().joined(separator: " ") }
}

// Changes to a whole series, not to one time of it.
extension Desk {
  /// Changes a series as the words say: `bins are thursday now`, `standup is 9:30 from now on`, `only until june`, `not
  /// on sundays`. Nil if they are not about a series.
  func restated(_ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, by reader: Reader) throws -> Reply? {
    let told = act.details(in: reader.language)
    if act.verb == .lengthen { return try items.count == 1 ? lengthened(items[0], told, by: reader) : nil }
    if act.verb == .lasts, act.what.isIt, let other = try reader.moment(told).flatMap(correctReminder) { return other }
    if act.verb == .lasts { return try items.count == 1 ? lasts(items[0], told, by: reader) : nil }
    guard let moment = reader.moment(told) ?? reader.recurrence(told), moment.problem == nil else { return nil }
    // `stop the water at night` does not end a series.
    if act.verb == .until, !moment.saysDay, items.count == 1, case .todo(let todo) = items[0], todo.recurrence != nil {
      return wording.answer(.unclearAct).map { .refusal($0) }
    }
    if act.verb == .until, items.count == 1, let ended = try ended(items[0], at: moment, by: reader) { return ended }
    if items.count == 1, let rule = items[0].recurrence {
      switch act.verb {
      case .until: return try ended(items[0], moment)
      case .except: return try leftOut(items[0], rule, moment)
      // `rehearsal tonight is now sunday` is about that one time.
      case .restate where moment.recurrence == nil && act.what.moment.map { $0.saysDay && !$0.isWeekday } == true: break
      default:
        if let restated = try series(
          items[0], isSaid: moment, isForGood: act.isForGood(in: reader.language), by: reader)
        {
          return restated
        }
      }
    }
    guard act.verb == .restate else { return nil }
    if isFresh, isOfOwnerAlone(act.what), let last = subjects.first, !items.isEmpty,
      !items.contains(where: { $0.reference == last })
    {
      return wording.answer(.unclearAct).map { .refusal($0) }
    }
    // `jen's birthday is 5 december` does not mean `buy a card for jen's birthday`.
    if reader.namesAnniversary(act.what), items.contains(where: { forms.stems(of: $0) != forms.stems(of: act.what) }) {
      return nil
    }
    // `the wedding is 12 june` does not mean `send the menu 3 weeks before the wedding`.
    if items.contains(where: { dependsOn(act.what, $0) }) { return nil }
    let other =
      moment.recurrence == nil
      ? PlainAct(moving: act.what, to: told, act.mood, in: reader.language)
      : PlainAct(.repeat, act.what, act.mood, rest: told)
    return try self.act(other, isFresh: isFresh, by: reader)
  }

  /// True for an owner without a thing, who may own what was spoken of: `ella's` in `ella's is at 10`, after `dentist
  /// for both kids`.
  private func isOfOwnerAlone(_ what: Selection) -> Bool {
    what.words.count == 1 && what.kinds.isEmpty && reader.isOwner(what.text)
  }

  /// Moves a series to another weekday, day of the month or time; nil if only one time of it is meant.
  ///
  /// - Parameters:
  ///   - isForGood: whether a time alone applies to the whole series.
  ///   - first: the day from which this holds; nil is its next day.
  func series(
    _ item: AgendaItem, isSaid moment: TemporalExpression, isForGood: Bool, from first: CivilDate? = nil,
    by reader: Reader
  ) throws -> Reply? {
    guard let number = item.reference?.number, var rule = item.recurrence else { return nil }
    var said = moment
    if moment.recurrence != nil, moment.seriesStart == nil { said.seriesStart = firstDay(of: item) }
    if moment.recurrence == nil {
      if moment.isWeekday, rule.frequency == .weekly, rule.byDay.count <= 1, let weekday = moment.date?.weekday {
        if !rule.byDay.isEmpty { rule.byDay = [Recurrence.DayRule(weekday)] }
        said.recurrence = rule
      } else if rule.frequency == .monthly, moment.saysDay,
        let monthly = reader.monthly(moment)?.recurrence
      {
        said.recurrence = monthly
      } else if isForGood, !moment.saysDay, moment.hasTime, rule.byHour.count < 2 {
        (rule.byHour, rule.byMinute) = ([], [])
        said.recurrence = rule
      } else {
        return nil
      }
      said = said.inHalfOfDay(of: item.moment)
      if !moment.hasTime { said.time = nil }
      if moment.isWeekday { said.seriesStart = firstDay(of: item) }
    }
    if let first { said.seriesStart = first }
    if first == nil, let parted = try parted(item, rule, by: said, reader) { return parted }
    return try Repeat(.ids([number]), said).run(on: self)
  }

  /// Moves one of the several hours that a series has on each day: `change the evening tablets to 7pm`; nil if none is
  /// meant.
  func movedHour(_ act: PlainAct) throws -> Reply? {
    var what = act.what
    // `evening` alone may also be a word of a name.
    if what.moment == nil, let place = what.words.firstIndex(where: { isPartOfDay($0) }) {
      what.moment = reader.moment(what.words.remove(at: place))
    }
    guard let said = what.moment, !said.saysDay, let span = hours(said), !what.words.isEmpty,
      var moment = reader.moment(act.details(in: reader.language).droppingFirstWord), !moment.saysDay, moment.hasTime,
      !moment.isSpan,
      let time = moment.time
    else { return nil }
    let found = try select(what.anytime).items
    guard found.count == 1, var rule = found[0].recurrence, rule.byHour.count > 1, rule.byMinute.count < 2,
      let number = found[0].reference?.number, let own = found[0].moment?.local(in: person.zone).time,
      time.minute == rule.byMinute.first ?? own.minute
    else { return nil }
    let meant = rule.byHour.filter { span.contains($0 * 60 + time.minute) }
    guard meant.count == 1 else { return nil }
    rule.byHour = rule.byHour.map { $0 == meant[0] ? time.hour : $0 }.sorted()
    moment.recurrence = rule
    moment.time = own.hour == meant[0] ? time : own
    return try Repeat(.ids([number]), moment).run(on: self)
  }

  /// True if the words only name the thing before or after which another is: `send the menu 3 weeks before the wedding`.
  private func dependsOn(_ what: Selection, _ item: AgendaItem) -> Bool {
    let stems = forms.stems(of: what)
    guard !stems.isEmpty, let behind = reader.thingItDependsOn(item.name) else { return false }
    return forms.stems(of: behind).isSuperset(of: stems)
  }

  func isPartOfDay(_ word: String) -> Bool {
    reader.moment(word).map { $0.time != nil && !$0.hasTime && !$0.saysDay } ?? false
  }

  /// The first day on which a series that has not begun yet can fall; nil if it has begun.
  private func firstDay(of item: AgendaItem) -> CivilDate? {
    guard let own = item.moment?.local(in: person.zone), own.date >= today else { return nil }
    return isPast(When(today, own.time)) ? today.adding(days: 1) : today
  }

  /// A correction of the day or time of a series just added applies to all of it.
  package func correctedSeries(_ moment: TemporalExpression, by reader: Reader) throws -> Reply? {
    guard subjects.count == 1, moment.recurrence == nil, let item = try kept(subjects[0]), item.recurrence != nil,
      instant.timeIntervalSince(item.added) <= Desk.isNew
    else { return nil }
    return try series(item, isSaid: moment, isForGood: true, by: reader)
  }

  /// The seconds for which something counts as just added.
  static let isNew = 600.0

  /// Ends the series on a day.
  private func ended(_ item: AgendaItem, _ moment: TemporalExpression) throws -> Reply? {
    guard let last = moment.days?.upperBound, moment.recurrence == nil else { return nil }
    return try keeping(item) {
      $0.until = When(last)
      $0.count = nil
    }
  }

  /// Removes some of its weekdays, or one day, from a series.
  private func leftOut(_ item: AgendaItem, _ rule: Recurrence, _ moment: TemporalExpression) throws -> Reply? {
    guard let number = item.reference?.number else { return nil }
    if let out = moment.recurrence {
      let gone = Set(out.byDay.map(\.weekday))
      if let last = out.until?.date { return try leftOut(item, on: gone, until: last, moment) }
      let own =
        rule.byDay.isEmpty && rule.frequency == .daily ? Weekday.allCases.map { Recurrence.DayRule($0) } : rule.byDay
      let left = own.filter { !gone.contains($0.weekday) }
      guard !gone.isEmpty, !left.isEmpty, left.count < own.count, rule.interval == 1,
        rule.frequency == .daily || rule.frequency == .weekly
      else { return nil }
      var said = moment
      var fewer = rule
      (fewer.frequency, fewer.byDay) = (.weekly, left)
      (said.recurrence, said.time) = (fewer, nil)
      return try Repeat(.ids([number]), said).run(on: self)
    }
    return falls(item, on: moment) ? try Skip(.ids([number]), on: moment).run(on: self) : nil
  }

  /// Skips its times on some weekdays within a few days: `skip thursdays this week`.
  private func leftOut(
    _ item: AgendaItem, on gone: Set<Weekday>, until last: CivilDate, _ moment: TemporalExpression
  ) throws -> Reply? {
    guard let number = item.reference?.number else { return nil }
    let then = try kept(from: moment.date ?? today, to: last).filter { $0.reference == item.reference }
      .compactMap { $0.moment?.local(in: person.zone).date }.filter { gone.contains($0.weekday) }
    guard !then.isEmpty else { return nil }
    return Reply(joining: try then.map { try Skip(.ids([number]), on: reader.moment($0.description)).run(on: self) })
  }

  /// Changes only the rule of a series.
  func keeping(_ item: AgendaItem, by change: (inout Recurrence) -> Void) throws -> Reply? {
    guard let number = item.reference?.number else { return nil }
    return try self.change(.ids([number]), did: .setRepeat, again: { "!repeat \($0)" }) { item in
      switch item {
      case .todo(var todo):
        if var rule = todo.recurrence {
          change(&rule)
          todo.recurrence = rule
        }
        item = .todo(todo)
        return repeats(todo)
      case .event(var event):
        if var rule = event.recurrence {
          change(&rule)
          event.recurrence = rule
        }
        item = .event(event)
        return repeats(event)
      case .note(let note): return note.text
      }
    }
  }
}
