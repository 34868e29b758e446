internal import Agenda
import Civil
internal import Foundation

/// The conversion of a phrase into its expression.
extension TemporalParser {
  /// The words of a span.
  func text(_ start: Int, _ end: Int) -> String {
    guard end > start else { return "" }
    let from = Int(tokens[start].start)
    return String(
      decoding: UnsafeBufferPointer(start: bytes + from, count: Int(tokens[end - 1].end) - from), as: UTF8.self)
  }

  /// Adds the expression of a phrase to those before it; returns false if the phrase is none.
  func add(_ d: PartialExpression, to found: inout [TemporalExpression]) -> Bool {
    found.add(placed(d))
    if finish(&found[found.count - 1], d) { return true }
    found.removeLast()
    return false
  }

  func expression(_ d: PartialExpression) -> TemporalExpression? {
    var expression = placed(d)
    return finish(&expression, d) ? expression : nil
  }

  /// Sets the facts of an expression from its phrase; returns false if the phrase has none.
  private func finish(_ expression: inout TemporalExpression, _ d: PartialExpression) -> Bool {
    let isStart = d.lead == .placing && !d.leads.isDisjoint(with: [.from, .starting])
    expression.lead = isStart ? .start : d.lead
    expression.isAllDay = d.isAllDay
    if d.isNever {
      expression.isNever = true
      return true
    }
    guard d.fault == .none else {
      expression.problem = problem(d, expression.text)
      return true
    }
    if let unheld = d.unheld { expression.unheld = text(Int(unheld.lowerBound), Int(unheld.upperBound)) }
    if let cycle = d.cycle, cycle.timesADay > 0, !d.from.hasTime {
      expression.problem = hoursAsked(cycle, expression.text)
      return true
    }
    if let cycle = d.cycle {
      recurring(d, cycle, &expression)
      return true
    }
    if let length = d.length, length.clock == 0, length.days > 0, d.from.hasHour, !d.more.isEmpty || isDaily(length, d)
    {
      // `7am and 7pm for 5 days`, `meds at 9 for 3 days`
      var daily = d
      daily.length = nil
      recurring(daily, eachDay(for: length, d), &expression)
      return true
    }
    if let length = d.length, length.unit == .week, length.clock == 0, length.days >= 28, d.from.hasHour,
      !d.hasEnd || d.isTimeRange && d.leads.contains(.for),
      d.from.isWeekday && !d.leads.contains(.from) || d.from.isExactDay && isTaught(before: d.start)
    {
      // `physio tuesday 4pm for 6 weeks`, `lessons from 11 jan at 4.15 for 6 weeks`: nothing goes on for weeks from an
      // hour on.
      var weekly = d
      weekly.length = nil
      recurring(weekly, eachWeek(for: length, d), &expression)
      return true
    }
    let isMoment = d.from.hasDay || d.from.hasTime
    if let length = d.length, !isMoment || d.isAfterLength {
      expression.seconds = length.seconds
      if !d.isAfterLength { return true }
    }
    if isMoment { timed(d, &expression) }
    return isMoment
  }

  /// True if one of the words before that place names what is held once a week: `swimming lessons`.
  func isTaught(before i: Int) -> Bool {
    (max(0, i - 3)..<i).contains { at in
      words.heldWeekly.contains(UnsafeBufferPointer(start: bytes, count: Int(tokens[at].end)), tokens[at].range)
    }
  }

  /// True if the hour comes once on each of several days, as that of a medicine does.
  private func isDaily(_ length: Length, _ d: PartialExpression) -> Bool {
    !d.hasEnd && d.lead != .deadline && d.lead != .after && d.leads.contains(.for) && length.days > 1
      && (max(0, d.start - 1)..<d.start).contains { i in
        words.takenDaily.contains(UnsafeBufferPointer(start: bytes, count: Int(tokens[i].end)), tokens[i].range)
      }
  }

  /// The expression with its ranges: a meal without a preposition (`dinner friday`) stays in the name.
  private func placed(_ d: PartialExpression) -> TemporalExpression {
    func range(_ start: Int, _ end: Int) -> Range<Int> { Int(tokens[start].start)..<Int(tokens[end - 1].end) }
    func expression(_ start: Int, _ end: Int, at range: Range<Int>) -> TemporalExpression {
      var expression = TemporalExpression(text: text(start, end), range: range)
      expression.isPossessive = has(end - 1, .possessive) || ownsNext(end - 1)
      return expression
    }
    guard d.meal >= d.body, d.meal < d.end, d.end - d.body > 1 else {
      return expression(d.body, d.end, at: range(d.start, d.end))
    }
    var next = d.meal + 1
    if isMark(next, ",") { next += 1 }
    if d.meal == d.body {
      guard d.start == d.body, next < d.end else {
        return expression(d.body, d.end, at: range(d.start, d.end))
      }
      var body = next
      while body < d.end - 1, word(body).isPreposition || isMark(body, "@") { body += 1 }
      return expression(body, d.end, at: range(next, d.end))
    }
    if next >= d.end { return expression(d.body, d.meal, at: range(d.start, d.meal)) }
    var parted = expression(d.body, d.end, at: range(d.start, d.meal))
    parted.otherRanges = [range(next, d.end)]
    return parted
  }

  private func timed(_ draft: PartialExpression, _ expression: inout TemporalExpression) {
    var d = draft
    if d.hasEnd { completeEnd(&d) }
    guard !d.from.isImpossible, !d.to.isImpossible, let start = resolve(d.from) else {
      expression.problem = problem(d, expression.text)
      return
    }
    expression.date = start.date
    expression.time = start.time
    if isEndOfDay(d) {
      // `by midnight on friday` is the end of that day.
      expression.date = d.from.hasDay ? resolveDay(d.from) ?? start.date : start.date.adding(days: -1)
      expression.time = .lastMinute
    }
    expression.hasTime = d.from.hasHour
    expression.hourIsOpen = d.from.hasHour && d.from.half == .open && d.from.part == .none && d.from.hour > 0
    expression.saysDay = d.from.hasDay
    expression.isWeekday = d.from.isWeekday && !d.hasEnd
    expression.isDayOfMonth = d.from.isDayOfMonth && !d.hasEnd
    // `next week at 7` is still any day of it.
    if !d.hasEnd, start.time == nil || d.from.grain == .week {
      expression.periodEnd = periodEnd(d.from, start.date)
      expression.periodStart = periodStart(d.from, start.date)
    }
    if d.hasEnd {
      guard end(d, start, &expression) else {
        expression.problem = problem(d, expression.text)
        return
      }
    } else if let length = d.length, !d.isAfterLength, !d.isAllDay {
      if let time = start.time {
        let moved = CivilDateTime(day(start.date, plus: length), time).adding(seconds: length.clock)
        expression.endDate = moved.date
        expression.endTime = moved.time
        expression.seconds =
          CivilDateTime(moved.date, moved.time).wallSeconds - CivilDateTime(start.date, time).wallSeconds
      } else if length.clock == 0 {
        // The last of the days, inclusive.
        expression.endDate = max(start.date, day(start.date, plus: length).adding(days: -1))
        expression.seconds = length.seconds
      } else {
        expression.seconds = length.seconds
      }
    }
    if !d.more.isEmpty, !d.hasEnd, let time = start.time {
      let all = ([time.secondOfDay / 60] + d.more.minutes).map { minutes in
        day(of: minutes, besides: time, on: d.from.hasDay ? start.date : nil)
      }.sorted()
      expression.date = all[0].date
      expression.time = all[0].time
      expression.others = Array(all.dropFirst())
    }
    if d.otherDays != 0 { addOtherDays(of: d, &expression) }
    if let (identifier, there) = zone(d.zone) { convert(&expression, d, identifier, there) }
  }

  /// The same times on the other days of the month: `3rd and 10th December 3.30-6.30`.
  private func addOtherDays(of d: PartialExpression, _ expression: inout TemporalExpression) {
    guard let first = expression.date else { return }
    let times = [CivilDateTime(first, expression.time ?? CivilTime(secondOfDay: 0))] + expression.others
    for day in 1...31 where d.otherDays & 1 << UInt32(day) != 0 {
      expression.others += times.map { CivilDateTime($0.date.adding(days: day - first.day), $0.time) }
    }
  }

  private func isEndOfDay(_ d: PartialExpression) -> Bool {
    d.from.isMidnight && d.lead == .deadline && !d.hasEnd && d.length == nil && d.more.isEmpty && d.zone == .none
      && !(d.start..<d.body).contains { word($0) == .until }
  }

  /// The date of another time of the day: the first one's day, or the day after if it is past midnight; the next such
  /// time if no day is given.
  private func day(of minutes: Int, besides first: CivilTime, on day: CivilDate?) -> CivilDateTime {
    let time = CivilTime(secondOfDay: minutes * 60)
    let isTomorrow = day == nil ? time <= now.time : time < first
    return CivilDateTime((day ?? today).adding(days: isTomorrow ? 1 : 0), time)
  }

  /// The last day of the period that is named as a whole and begins on that day.
  private func periodEnd(_ m: Moment, _ first: CivilDate) -> CivilDate? {
    let months: Int
    switch m.grain {
    case .day:
      return m.month != 0 && m.day == 0 && m.weekday == 0 && m.fixed == Moment.unset
        && first.day == 1 ? first.adding(months: 1).adding(days: -1) : nil
    case .weekend: return first.adding(days: first.weekday == .saturday ? 1 : 0)
    // `the first week of december` begins on the 1st; a week that is named by its last day has no other end.
    case .week: return weekStart(first).adding(days: 6) == first ? nil : first.adding(days: 6)
    case .month: months = 1
    case .quarter: months = 3
    case .year: months = 12
    }
    return first.day == 1 ? first.adding(months: months).adding(days: -1) : nil
  }

  /// The first day of the period that is named as a whole and ends on that day.
  private func periodStart(_ m: Moment, _ last: CivilDate) -> CivilDate? {
    if m.grain == .day { return nil }
    let (year, month, _) = last.components
    let first: CivilDate
    let months: Int
    switch m.grain {
    case .day, .weekend: return nil
    case .week: return weekStart(last).adding(days: 6) == last ? weekStart(last) : nil
    case .month: (first, months) = (CivilDate(year: year, month: month, clampingDay: 1), 1)
    case .quarter: (first, months) = (CivilDate(year: year, month: (month - 1) / 3 * 3 + 1, clampingDay: 1), 3)
    case .year: (first, months) = (CivilDate(year: year, month: 1, clampingDay: 1), 12)
    }
    return first.adding(months: months).adding(days: -1) == last ? first : nil
  }

  /// Turns times of another zone into the person's.
  func convert(_ expression: inout TemporalExpression, _ d: PartialExpression, _ identifier: String, _ there: Zone) {
    guard let time = expression.time, let date = expression.date else { return }
    expression.zone = identifier
    var day = date
    if let cycle = d.cycle {
      // The day is one of the repeat's; the next one if its time has passed there.
      if !d.from.hasDay, cycle.start == Moment.unset, cycle.step == nil {
        var own = cycle
        own.start = Int32(truncatingIfNeeded: there.local(at: zone.instant(of: now)).date.dayNumber)
        day = firstDay(own, Moment())
        if there.instant(of: CivilDateTime(day, time)) <= zone.instant(of: now) {
          own.start = Int32(truncatingIfNeeded: day.adding(days: 1).dayNumber)
          day = firstDay(own, Moment())
        }
      } else if there.instant(of: CivilDateTime(date, time)) <= zone.instant(of: now) {
        var later = cycle
        later.start = Int32(truncatingIfNeeded: date.adding(days: 1).dayNumber)
        day = firstDay(later, Moment())
      }
    } else if !d.from.hasDay {
      let local = there.local(at: zone.instant(of: now))
      day = time > local.time ? local.date : local.date.adding(days: 1)
    }
    let ahead = day.dayNumber - date.dayNumber
    expression.others = expression.others.map { other in
      zone.local(at: there.instant(of: CivilDateTime(other.date.adding(days: ahead), other.time)))
    }
    let start = zone.local(at: there.instant(of: CivilDateTime(day, time)))
    if let endTime = expression.endTime, let endDate = expression.endDate {
      let last = day.adding(days: endDate.dayNumber - date.dayNumber)
      let end = zone.local(at: there.instant(of: CivilDateTime(last, endTime)))
      expression.endDate = end.date
      expression.endTime = end.time
    }
    expression.date = start.date
    expression.time = start.time
  }
}
