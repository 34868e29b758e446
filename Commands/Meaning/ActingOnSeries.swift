import Agenda
import Civil
import Grammar

// Acts on series, or on single occurrences of them.

extension Desk {
  /// Each item once: the series instead of its single occurrences.
  func whole(_ items: [AgendaItem]) throws -> [AgendaItem] {
    var named: Set<ItemReference> = []
    return try items.compactMap { item in
      guard let reference = item.reference else { return item }
      return named.insert(reference).inserted ? try kept(reference) : nil
    }
  }

  /// The day of the occurrences that are meant, to put after the numbers of items. Empty if there is no series among
  /// them, or if the series itself is meant.
  func day(of act: PlainAct, on items: [AgendaItem]) throws -> String {
    if let coming = comingTimes(of: act, on: items) { return coming }
    guard let series = items.first(where: \.repeats), let moment = act.what.moment, moment.saysDay,
      let days = moment.days
    else { return "" }
    switch act.verb {
    // `push this week's training to wednesday`: the one that falls in these days.
    case .move, .postpone:
      guard items.count == 1, days.lowerBound < days.upperBound else { return " \(moment.toldAsOne)" }
      let then = try kept(from: days.lowerBound, to: days.upperBound).first { $0.reference == series.reference }
      return then?.moment.map { " \($0.local(in: person.zone).date)" } ?? ""
    case .delete, .skip: return moment.endDate != nil && !moment.hasTime ? " \(span(days))" : " \(moment.toldAsOne)"
    // `complete` of a past day means the open occurrence.
    case .complete: return days.lowerBound > today ? " \(moment.toldAsOne)" : ""
    default: return ""
    }
  }

  /// The days of the next few times of a series: `skip the next two gyms`; nil if the words give no number.
  private func comingTimes(of act: PlainAct, on items: [AgendaItem]) -> String? {
    guard [.delete, .skip].contains(act.verb), case .first(let count) = act.what.quantity, count > 1,
      items.count == 1, items[0].repeats
    else { return nil }
    let ahead = occurrences(of: items[0], since: today).lazy.filter { !self.isPast($0.start) }.prefix(min(count, 50))
    let days = ahead.map { $0.start.local(in: person.zone).date }
    guard let first = days.first, let last = days.last else { return nil }
    return " \(span(first...max(first, last)))"
  }

  /// Skips the times of a series until a day, or for a length of time. Moves what does not repeat to that day. Nil if
  /// nothing fits.
  func paused(_ act: PlainAct, _ items: [AgendaItem], isFresh: Bool, by reader: Reader) throws -> Reply? {
    guard items.count == 1, let item = items.first else { return nil }
    let told = act.details(in: reader.language)
    let end: CivilDate?
    if let length = Shift(told, by: reader) {
      end = length.moved(When(today)).date
    } else {
      end = reader.moment(told)?.date
    }
    guard let end else { return nil }
    // `pause it for 2 hours` only puts off its next time.
    if end <= today, Shift(told, by: reader) != nil {
      return try run("!postpone \(items.ids) \(reader.putting(.by, before: told))", by: reader)
    }
    guard item.repeats, end > today else {
      return try self.act(
        PlainAct(moving: act.what, to: told, act.mood, verb: .postpone, in: reader.language), isFresh: isFresh,
        by: reader)
    }
    var first = next(of: item)?.start.local(in: person.zone).date ?? today
    // A todo that is overdue waits until then, too.
    if case .todo(let todo) = item, let due = todo.due?.local(in: person.zone).date { first = min(first, due) }
    guard first < end else { return Reply(.answer, [wording.unchanged(item, on: self)]) }
    return try run("!skip \(items.ids) \(span(first...end.adding(days: -1)))", by: reader)
  }

  /// Moves all times of a series within some days to another hour: `gym is at 7 next week`. Nil if the words name no
  /// such days, or the series does not fall on them.
  func movedWithin(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    let told = act.details(in: reader.language)
    guard act.movesInTime || act.verb == .restate, items.count == 1, items[0].repeats,
      let number = items[0].reference?.number,
      var hour = reader.moment(reader.behind(.to, in: told) ?? told), hour.periodEnd != nil, hour.hasTime, !hour.isSpan,
      hour.others.isEmpty, hour.recurrence == nil
    else { return nil }
    var days = hour
    (days.time, days.hasTime, hour.saysDay) = (nil, false, false)
    let times = then(items[0], at: days).compactMap { $0.moment?.local(in: person.zone) }
    guard !times.isEmpty else { return nil }
    let replies = try times.map { time in
      let target = When(time.date, hour.inHalfOfDay(of: time).time)
      return try Move(.ids([number]), on: .at(time, time.description), to: .moment(.at(target, told))).run(on: self)
    }
    return Reply(joining: replies)
  }

  /// Skips the times of a series on several days: `no training on the 24th or 31st`, `skip gym on 3 and 10 dec`. Nil if
  /// the words name one day, or a span.
  func leftOutByDay(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard [.delete, .skip, .except].contains(act.verb), items.count == 1, items[0].repeats,
      let number = items[0].reference?.number, case let days = daysNamed(by: act, of: items[0], reader).sorted(),
      days.count > 1
    else { return nil }
    return Reply(
      joining: try days.map { day in
        do {
          return try Skip(.ids([number]), on: reader.moment(day.description)).run(on: self)
        } catch let error as Misunderstanding {
          return Reply(.error, [wording.error(error)])
        }
      })
  }

  /// Skips the time of a series on a day of the next month, if the series does not fall on that day in this month: `no
  /// choir on the 30th`, said in November. Nil if there is no such day.
  func leftOutLater(_ act: PlainAct, _ items: [AgendaItem], by reader: Reader) throws -> Reply? {
    guard act.verb == .skip, items.count == 1, items[0].repeats, let number = items[0].reference?.number,
      let moment = act.what.moment ?? reader.moment(act.details(in: reader.language)), moment.isDayOfMonth,
      let day = moment.date, case let later = falling(day, items[0], reader), later != day
    else { return nil }
    return try Skip(.ids([number]), on: reader.moment(later.description)).run(on: self)
  }

  /// The same day of this month or the next, whichever the series falls on; the day itself if it falls on neither.
  private func falling(_ day: CivilDate, _ item: AgendaItem, _ reader: Reader) -> CivilDate {
    (0..<2).map { day.adding(months: $0) }.first { later in
      later.components.day == day.components.day
        && reader.moment(later.description).map { falls(item, on: $0) } ?? false
    } ?? day
  }

  /// The days that an act names one by one.
  private func daysNamed(by act: PlainAct, of item: AgendaItem, _ reader: Reader) -> [CivilDate] {
    let text = act.what.text, day = act.what.moment?.text ?? ""
    if let first = act.what.moment?.date, let last = act.what.moment?.endDate {
      // `3 and 10 dec`, while `between 20 dec and 5 jan` is a span.
      let parts = day.split(separator: " ").map(String.init)
      let areTwo = parts.count > 2 && reader.joins(parts[1]) && [0, 2].allSatisfy { parts[$0].first?.isNumber == true }
      return areTwo ? [first, last] : []
    }
    let words = "\(text.contains(day) ? text : day) \(act.details(in: reader.language))"
    let told = reader.message(words).lines.first?.expressions ?? []
    if told.count == 1, let rule = told[0].recurrence, rule.frequency == .monthly, rule.byDay.isEmpty {
      let (year, month, _) = today.components
      return rule.byMonthDay.filter { $0 > 0 }.map { day in
        let here = CivilDate(year: year, month: month, clampingDay: day)
        return falling(here < today ? here.adding(months: 1) : here, item, reader)
      }
    }
    guard told.allSatisfy({ $0.saysDay && !$0.hasTime && $0.recurrence == nil && $0.endDate == nil }) else { return [] }
    return told.compactMap { moment in
      moment.isDayOfMonth ? moment.date.map { falling($0, item, reader) } : moment.date
    }
  }

  /// True if an item is on the day that an act gives, or if it gives none: `skip it friday`.
  func isOn(_ item: AgendaItem, dayOf act: PlainAct, by reader: Reader) -> Bool {
    guard let moment = reader.moment(act.details(in: reader.language)), let days = moment.days,
      let own = item.moment?.local(in: person.zone).date
    else { return true }
    return days.contains(own)
  }

  /// True if a moment lies ahead: a later day, or an hour of today that has not passed.
  func isAhead(_ moment: TemporalExpression) -> Bool {
    guard let date = moment.date else { return false }
    return date > today || date == today && moment.hasTime && !isPast(When(date, moment.time))
  }

  /// The series spoken of, if the act only counts its next times: `skip the next two`.
  func seriesCounted(by act: PlainAct) throws -> [AgendaItem] {
    guard subjects.count == 1, act.what.words.isEmpty, act.what.kinds.isEmpty, let item = try kept(subjects[0])
    else { return [] }
    return comingTimes(of: act, on: [item]) == nil ? [] : [item]
  }

  private func span(_ days: ClosedRange<CivilDate>) -> String {
    days.lowerBound == days.upperBound ? "\(days.lowerBound)" : "\(days.lowerBound) - \(days.upperBound)"
  }
}

extension TemporalExpression {
  /// The words that give a command its day, and also its hour if that is in another place: `the 4pm drops tomorrow`.
  fileprivate var toldAsOne: String {
    guard !otherRanges.isEmpty, hasTime, !isSpan, let date, let time else { return text }
    return "\(date) \(time.description.prefix(5))"
  }
}
