internal import Agenda
internal import Foundation

/// From a phrase that was read to the expression it is.
extension Scan {
  /// The words of a span.
  func text(_ start: Int, _ end: Int) -> String {
    guard end > start else { return "" }
    let from = Int(tokens[start].start)
    return String(
      decoding: UnsafeBufferPointer(start: bytes + from, count: Int(tokens[end - 1].end) - from), as: UTF8.self)
  }

  func expression(_ d: Draft) -> Expression? {
    var expression = placed(d)
    expression.lead = d.lead
    expression.isAllDay = d.isAllDay
    if d.isNever {
      expression.isNever = true
      return expression
    }
    guard d.fault == .none else {
      expression.problem = problem(d, expression.text)
      return expression
    }
    if let unheld = d.unheld { expression.unheld = text(Int(unheld.lowerBound), Int(unheld.upperBound)) }
    if let cycle = d.cycle, cycle.timesADay > 0, !d.from.hasTime {
      expression.problem = hoursAsked(cycle, expression.text)
      return expression
    }
    if let cycle = d.cycle { return recurring(d, cycle, expression) }
    if !d.more.isEmpty, let length = d.length, length.clock == 0, length.days > 0, d.from.hasHour {
      // `7am and 7pm for 5 days`
      var daily = d
      daily.length = nil
      return recurring(daily, eachDay(for: length, d), expression)
    }
    let isMoment = d.from.hasDay || d.from.hasTime
    if let length = d.length, !isMoment || d.isAfterLength {
      expression.seconds = length.seconds
      if !d.isAfterLength { return expression }
    }
    guard isMoment else { return nil }
    return timed(d, expression)
  }

  /// Where it stands: a meal without a preposition (`dinner friday`) is left in the name.
  private func placed(_ d: Draft) -> Expression {
    func range(_ start: Int, _ end: Int) -> Range<Int> { Int(tokens[start].start)..<Int(tokens[end - 1].end) }
    guard d.meal >= d.body, d.meal < d.end, d.end - d.body > 1 else {
      return Expression(text: text(d.body, d.end), range: range(d.start, d.end))
    }
    var next = d.meal + 1
    if isMark(next, ",") { next += 1 }
    if d.meal == d.body {
      guard d.start == d.body, next < d.end else {
        return Expression(text: text(d.body, d.end), range: range(d.start, d.end))
      }
      var body = next
      while body < d.end - 1, word(body).isPreposition || isMark(body, "@") { body += 1 }
      return Expression(text: text(body, d.end), range: range(next, d.end))
    }
    if next >= d.end { return Expression(text: text(d.body, d.meal), range: range(d.start, d.meal)) }
    var expression = Expression(text: text(d.body, d.end), range: range(d.start, d.meal))
    expression.otherRanges = [range(next, d.end)]
    return expression
  }

  private func timed(_ draft: Draft, _ plain: Expression) -> Expression? {
    var d = draft
    var expression = plain
    if d.hasEnd { completeEnd(&d) }
    guard !d.from.isImpossible, !d.to.isImpossible, let start = resolve(d.from) else {
      expression.problem = problem(d, expression.text)
      return expression
    }
    expression.date = start.date
    expression.time = start.time
    expression.hasTime = d.from.hasHour
    expression.saysDay = d.from.hasDay
    expression.isWeekday = d.from.isWeekday && !d.hasEnd
    if !d.hasEnd, start.time == nil {
      expression.periodEnd = periodEnd(d.from, start.date)
      expression.periodStart = periodStart(d.from, start.date)
    }
    if d.hasEnd {
      guard end(d, start, &expression) else {
        expression.problem = problem(d, expression.text)
        return expression
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
    if let (identifier, there) = zone(d.zone) { convert(&expression, d, identifier, there) }
    return expression
  }

  /// When another time of the day comes: on the first one's day, or past its midnight; with no day told, the next time.
  private func day(of minutes: Int, besides first: CivilTime, on day: CivilDate?) -> CivilDateTime {
    let time = CivilTime(secondOfDay: minutes * 60)
    let isTomorrow = day == nil ? time <= now.time : time < first
    return CivilDateTime((day ?? today).adding(days: isTomorrow ? 1 : 0), time)
  }

  /// The last day of the period that is named whole and begins on that day.
  private func periodEnd(_ m: Moment, _ first: CivilDate) -> CivilDate? {
    let months: Int
    switch m.grain {
    case .day:
      return m.month != 0 && m.day == 0 && m.weekday == 0 && m.fixed == Moment.unset
        && first.day == 1 ? first.adding(months: 1).adding(days: -1) : nil
    case .weekend: return first.adding(days: first.weekday == .saturday ? 1 : 0)
    case .week: return weekStart(first) == first ? first.adding(days: 6) : nil
    case .month: months = 1
    case .quarter: months = 3
    case .year: months = 12
    }
    return first.day == 1 ? first.adding(months: months).adding(days: -1) : nil
  }

  /// The first day of the period that is named whole and ends on that day.
  private func periodStart(_ m: Moment, _ last: CivilDate) -> CivilDate? {
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

  // MARK: Ranges

  /// Fills the start from the end and the end from the start: the month, the year, the half of the day.
  private func completeEnd(_ d: inout Draft) {
    if d.from.month != 0, d.from.year == 0, d.to.year != 0, d.to.month != 0 {
      d.from.year = d.from.month <= d.to.month ? d.to.year : d.to.year - 1
    }
    if d.from.day != 0, d.from.month == 0, d.to.month != 0, d.from.weekday == 0 {
      d.from.month = d.to.month
      d.from.year = d.to.year
    }
    if d.isTimeRange || d.from.hasHour && d.to.hasHour && !d.to.hasDay { halves(&d.from, &d.to) }
    if d.to.hasHour, d.from.hasHour, d.to.part == .none, d.to.half == .open, d.from.part != .none, d.to.hasDay {
      d.to.part = .none
    }
  }

  /// Settles which half of the day each end of a range of hours is in.
  private func halves(_ from: inout Moment, _ to: inout Moment) {
    guard from.hasHour, to.hasHour else { return }
    func settle(_ m: inout Moment, _ hour: Int) { m.set(hour, Int(m.minute), .exact) }
    let part = from.part != .none ? from.part : to.part
    if part != .none, from.half == .open, to.half == .open, to.part == .none || from.part == .none {
      settle(&from, hour(Int(from.hour), in: part))
      if to.part != .none {
        settle(&to, hour(Int(to.hour), in: part))
      } else {
        settle(&to, firstAfter(from, to))
      }
      return
    }
    if from.half == .open, from.part == .none, to.half == .am || to.half == .pm {
      // The end's half reaches the start, unless that puts it after the end.
      var same = from
      same.half = to.half
      let end = hour(to) * 60 + Int(to.minute)
      let start = hour(same) * 60 + Int(same.minute)
      if start < end || end == 0 {
        settle(&from, hour(same))
      } else {
        same.half = to.half == .pm ? .am : .pm
        settle(&from, hour(same))
      }
      return
    }
    if from.half == .open, from.part == .none, to.isMidnight {
      settle(&from, from.hour < 12 ? Int(from.hour) + 12 : Int(from.hour))
      return
    }
    if from.half == .open, from.part == .none, to.half == .exact, to.hour > 0 {
      // `8-17`: the start keeps to the clock of the end.
      let start = Int(from.hour) * 60 + Int(from.minute)
      let end = Int(to.hour) * 60 + Int(to.minute)
      settle(&from, hour(from) * 60 + Int(from.minute) >= end && start < end ? Int(from.hour) : hour(from))
      return
    }
    if to.half == .open, to.part == .none {
      if from.half == .open { settle(&from, hour(from)) }
      settle(&to, firstAfter(from, to))
    }
  }

  /// The first such hour after the start.
  private func firstAfter(_ from: Moment, _ to: Moment) -> Int {
    let start = hour(from) * 60 + Int(from.minute)
    let base = Int(to.hour) % 12
    if Int(to.hour) > 12 { return Int(to.hour) }
    for hour in [base, base + 12] where hour * 60 + Int(to.minute) > start { return hour }
    return base
  }

  /// The end of a range, after its start; false where there is no such day.
  private func end(_ d: Draft, _ start: Resolved, _ expression: inout Expression) -> Bool {
    var to = d.to
    let endTime = time(to)
    if !to.hasDay {
      guard let endTime, let startTime = start.time else { return false }
      expression.endDate = endTime <= startTime ? start.date.adding(days: 1) : start.date
      expression.endTime = endTime
    } else {
      // The end is the first such day from the start on.
      if to.day != 0, to.month == 0, to.weekday == 0, to.fixed == Moment.unset {
        let (year, month, day) = start.date.components
        let same = CivilDate(year: year, month: month, day: Int(to.day))
        if let same, same >= start.date, Int(to.day) >= day {
          to.fix(same)
        } else {
          let next = CivilDate(year: year, month: month, clampingDay: 1).adding(months: 1)
          guard let date = CivilDate(year: next.year, month: next.month, day: Int(to.day)) else { return false }
          to.fix(date)
        }
        if same == nil, Int(to.day) > day { return false }
      } else if to.weekday != 0, to.day == 0, to.which != .next, to.fixed == Moment.unset {
        var ahead = (Int(to.weekday) - start.date.weekday.rawValue + 7) % 7
        if ahead == 0, d.from.weekday == to.weekday { ahead = endTime != nil ? 0 : 7 }
        to.fix(start.date.adding(days: ahead))
      } else if to.month != 0, to.year == 0 {
        let day = to.day == 0 ? 1 : Int(to.day)
        guard
          var date = CivilDate(year: start.date.year, month: Int(to.month), day: day)
            ?? CivilDate(year: start.date.year + 1, month: Int(to.month), day: day)
        else { return false }
        if date < start.date { date = CivilDate(year: start.date.year + 1, month: Int(to.month), clampingDay: day) }
        if to.weekday != 0, date.weekday.rawValue != Int(to.weekday) { return false }
        to.fix(date, to.day == 0 ? .month : .day)
      }
      guard let date = resolveDay(to) else { return false }
      // A range of months includes the last one.
      let isMonth = to.grain == .month && (to.day == 0)
      let last =
        isMonth
        ? date.adding(months: 1).adding(days: -1)
        : to.grain == .year && to.month == 0 && to.fixed == Moment.unset ? date : date
      expression.endDate = last
      var endTime = endTime
      if endTime == nil, d.from.hasHour, !to.hasTime, let time = start.time { endTime = time }
      expression.endTime = endTime
      if last < start.date { return false }
      // `8/4 6pm - 8/4 12am` goes past midnight.
      if last == start.date, let endTime, let startTime = start.time, endTime <= startTime,
        to.fixed == Moment.unset || d.from.hasHour
      {
        expression.endDate = last.adding(days: 1)
      }
    }
    if let endDate = expression.endDate, let endTime = expression.endTime, let startTime = start.time {
      expression.seconds =
        CivilDateTime(endDate, endTime).wallSeconds - CivilDateTime(start.date, startTime).wallSeconds
    }
    return true
  }

  // MARK: Zones

  /// Turns times of another zone into the person's.
  private func convert(_ expression: inout Expression, _ d: Draft, _ identifier: String, _ there: Zone) {
    guard let time = expression.time, let date = expression.date else { return }
    expression.zone = identifier
    var day = date
    if !d.from.hasDay {
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

  // MARK: Repeats

  private func recurring(_ draft: Draft, _ plain: Cycle, _ bare: Expression) -> Expression? {
    var d = draft
    var cycle = plain
    var expression = bare
    if d.hasEnd, d.isTimeRange { completeEnd(&d) }
    let m = d.from
    // A day beside a pace is where it starts: `may two every year`, `starting tomorrow on weekends`, `tuesday weekly`.
    if m.hasDay, let date = resolveDay(m) {
      if d.lead == .deadline, word(d.start) == .until, cycle.until == Moment.unset {
        // `until 4 december every day`
        cycle.until = Int32(truncatingIfNeeded: date.dayNumber)
      } else if m.grain == .week, d.cycle?.frequency == .daily, cycle.until == Moment.unset, m.fixed != Moment.unset {
        let last = CivilDate(dayNumber: Int(m.fixed))
        cycle.until = Int32(
          truncatingIfNeeded: (last > today && weekStart(last) <= today ? last : last.adding(days: 6)).dayNumber)
        if weekStart(last) > today { cycle.start = m.fixed }
      } else if cycle.start == Moment.unset {
        cycle.start = Int32(truncatingIfNeeded: date.dayNumber)
        if d.hasEnd, !d.isTimeRange, let last = resolveEndDay(d, date) {
          cycle.until = Int32(truncatingIfNeeded: last.dayNumber)
        }
        if m.weekday != 0, m.day == 0, cycle.frequency == .weekly, cycle.weekdays == 0 {
          cycle.add(weekday: Int(m.weekday))
        }
      }
      if d.leads.contains(.starting) || word(d.start) == .from || d.hasEnd && !d.isTimeRange {
        expression.seriesStart = date
      }
    }
    if cycle.start != Moment.unset, plain.start != Moment.unset {
      expression.seriesStart = CivilDate(dayNumber: Int(cycle.start))
    }
    if cycle.mayCountWeeks, cycle.start != Moment.unset {
      cycle.countWeeks(from: CivilDate(dayNumber: Int(cycle.start)))
    }
    if let length = d.length, word(d.start) == .for, length.clock == 0, cycle.until == Moment.unset {
      // `for 6 weeks every monday`
      let start = cycle.start == Moment.unset ? today : CivilDate(dayNumber: Int(cycle.start))
      cycle.until = Int32(truncatingIfNeeded: day(start, plus: length).dayNumber)
      d.length = nil
    }
    let times = d.more.isEmpty || d.hasEnd ? [] : [minutes(d.from)] + d.more.minutes
    // A rule has one minute for all its hours; times of several minutes are as many rules.
    let isOneRule = Set(times.map { $0 % 60 }).count == 1
    if isOneRule {
      for minutes in times { cycle.hours |= 1 << UInt32(minutes / 60) }
      cycle.minute = Int8(times[0] % 60)
    }
    expression.recurrence = cycle.recurrence
    expression.repeatsFromCompletion = cycle.fromCompletion
    var timeOnly = Moment()
    timeOnly.takeTime(m)
    expression.time = time(timeOnly)
    expression.hasTime = m.hasHour
    expression.date = firstDay(cycle, timeOnly)
    if cycle.hours != 0 { nextOfHours(cycle, &expression) }
    if !isOneRule {
      expression.others = d.more.minutes.map { minutes in
        var moment = Moment()
        moment.set(minutes / 60, minutes % 60, .exact)
        return CivilDateTime(firstDay(cycle, moment), CivilTime(secondOfDay: minutes * 60))
      }
    }
    if cycle.frequency == .hourly || cycle.frequency == .minutely || cycle.frequency == .secondly,
      expression.time == nil
    {
      let step = cycle.interval * (cycle.frequency == .hourly ? 3600 : cycle.frequency == .minutely ? 60 : 1)
      let next = CivilDateTime(now.date, CivilTime(secondOfDay: now.time.secondOfDay / 60 * 60)).adding(seconds: step)
      expression.date = next.date
      expression.time = next.time
    }
    if cycle.frequency == .hourly || cycle.frequency == .minutely { passNow(&expression, cycle) }
    if d.hasEnd, d.isTimeRange, let endTime = time(d.to), let date = expression.date, let time = expression.time {
      expression.endTime = endTime
      expression.endDate = endTime <= time ? date.adding(days: 1) : date
      expression.seconds = (endTime.secondOfDay - time.secondOfDay + 86_400) % 86_400
    } else if let length = d.length, let time = expression.time, let date = expression.date {
      let end = CivilDateTime(day(date, plus: length), time).adding(seconds: length.clock)
      expression.endDate = end.date
      expression.endTime = end.time
      expression.seconds = length.seconds
    }
    if cycle.excepted != Moment.unset {
      let left = CivilDateTime(CivilDate(dayNumber: Int(cycle.excepted)), expression.time ?? .midnight)
      expression.recurrence?.exceptions = [left]
    }
    if let (identifier, there) = zone(d.zone) { convert(&expression, d, identifier, there) }
    return expression
  }

  /// `every 3 hours from 6am`, said later in the day, goes on with the next time that is ahead.
  private func passNow(_ expression: inout Expression, _ c: Cycle) {
    guard c.count == 0, let date = expression.date, let time = expression.time, c.interval > 0 else { return }
    let behind = now.wallSeconds - CivilDateTime(date, time).wallSeconds
    let step = c.interval * (c.frequency == .hourly ? 3600 : 60)
    guard behind >= 0, behind < 2 * 86_400 else { return }
    let next = CivilDateTime(date, time).adding(seconds: (behind / step + 1) * step)
    expression.date = next.date
    expression.time = next.time
  }

  /// Each day, for so many days from the first on.
  private func eachDay(for length: Length, _ d: Draft) -> Cycle {
    var cycle = Cycle(.daily)
    let first = d.from.hasDay ? resolveDay(d.from) ?? today : today
    cycle.start = Int32(truncatingIfNeeded: first.dayNumber)
    cycle.until = Int32(truncatingIfNeeded: day(first, plus: length).dayNumber - 1)
    return cycle
  }

  /// Of several times a day the next one is the first.
  private func nextOfHours(_ c: Cycle, _ expression: inout Expression) {
    let isToday = cycleFallsToday(c)
    for hour in 0..<24 where c.hours & (1 << UInt32(hour)) != 0 {
      guard let time = CivilTime(hour: hour, minute: Int(c.minute)) else { continue }
      if isToday, time > now.time {
        expression.date = today
        expression.time = time
        return
      }
      if !isToday {
        expression.time = time
        return
      }
    }
    var later = c
    later.start = Int32(truncatingIfNeeded: today.adding(days: 1).dayNumber)
    expression.date = firstDay(later, Moment())
    expression.time = CivilTime(hour: c.hours.trailingZeroBitCount, minute: Int(c.minute))
  }

  private func cycleFallsToday(_ c: Cycle) -> Bool {
    (c.start == Moment.unset || Int(c.start) <= today.dayNumber) && c.contains(today)
  }

  private func resolveEndDay(_ d: Draft, _ start: CivilDate) -> CivilDate? {
    var expression = Expression(text: "", range: 0..<0)
    guard end(d, Resolved(date: start), &expression) else { return nil }
    return expression.endDate
  }

  // MARK: Problems

  /// `3 times a day` needs its hours.
  private func hoursAsked(_ cycle: Cycle, _ text: String) -> Misunderstanding {
    let hours: [Int] =
      switch cycle.timesADay {
      case 2: [8, 20]
      case 3: [8, 14, 20]
      case 4: [8, 12, 16, 20]
      default: (0..<Int(cycle.timesADay)).map { 8 + $0 * 14 / max(1, Int(cycle.timesADay) - 1) }
      }
    let words = hours.map(String.init)
    var problem = Misunderstanding(
      text, reason: "at which hours",
      example: words.dropLast().joined(separator: ", ") + " and " + (words.last ?? ""))
    problem.isQuestion = true
    return problem
  }

  private func problem(_ d: Draft, _ text: String) -> Misunderstanding {
    switch d.fault {
    case .frequency:
      return Misunderstanding(text, reason: "I cannot tell on which days", example: "every monday and thursday")
    case .interval:
      return Misunderstanding(text, reason: "a repeat needs a step of at least one", example: "every 2 days")
    default: break
    }
    for m in [d.from, d.to] {
      if m.hasHour, m.isImpossible {
        return Misunderstanding(text, reason: "a day has 24 hours of 60 minutes", example: "at 17:00")
      }
      guard m.month >= 1, m.month <= 12, m.day != 0 else { continue }
      let length = CivilDate.days(inMonth: Int(m.month), of: m.year == 0 ? 2024 : Int(m.year))
      let name = English.monthNames[Int(m.month) - 1]
      if Int(m.day) > length {
        let year = m.month == 2 && m.year != 0 ? " \(m.year)" : ""
        return Misunderstanding(text, reason: "\(name)\(year) has \(length) days", example: "\(length) \(name)")
      }
      if m.weekday != 0 {
        var open = m
        open.weekday = 0
        if let date = resolveDay(open) {
          let weekday = English.weekdayNames[date.weekday.rawValue - 1]
          return Misunderstanding(
            text, reason: "\(date.day) \(name) \(date.year) is a \(weekday)", example: "\(weekday) \(date.day) \(name)")
        }
      }
    }
    return Misunderstanding(text, reason: "there is no such date", example: "3 May")
  }
}
