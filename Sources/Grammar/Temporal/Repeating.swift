internal import Agenda
import Civil

/// The conversion of a repeat into its expression.
extension TemporalParser {
  func recurring(_ draft: PartialExpression, _ plain: Cycle, _ expression: inout TemporalExpression) {
    var d = draft
    var cycle = plain
    if d.hasEnd, d.isTimeRange { completeEnd(&d) }
    if let date = d.from.hasDay ? resolveDay(d.from) : nil { startDay(date, d, &cycle, &expression) }
    if cycle.isOfQuarters, !cycle.hasDays, cycle.months == 0, cycle.start == Moment.unset, !cycle.fromCompletion {
      cycle.add(monthDay: -1)
      cycle.start = Int32(truncatingIfNeeded: last(of: .quarter, 0).dayNumber)
      expression.endsQuarters = true
    }
    if cycle.start != Moment.unset, plain.start != Moment.unset {
      expression.seriesStart = CivilDate(dayNumber: Int(cycle.start))
    }
    if cycle.mayCountWeeks, cycle.start != Moment.unset {
      cycle.countWeeks(from: CivilDate(dayNumber: Int(cycle.start)))
    }
    if cycle.start != Moment.unset, d.from.hasHour {
      cycle.beginBeforeWeekend(from: CivilDate(dayNumber: Int(cycle.start)))
    }
    if let length = d.length, length.clock == 0, cycle.until == Moment.unset,
      word(d.start) == .for || length.seconds > cycle.seconds
    {
      // `for 6 weeks every monday`, `6 weeks every monday`: the length of the repeat, not of each occurrence.
      last(length, &cycle, d)
      d.length = nil
    } else if cycle.lengthToken >= 0, let length = length(Int(cycle.lengthToken)) {
      last(length, &cycle, d)
    }
    cycle.endWithOneWeek()
    firstTime(d, &cycle, &expression)
    if cycle.frequency == .hourly || cycle.frequency == .minutely { passNow(&expression, cycle) }
    firstEnd(d, &expression)
    if cycle.exceptToken >= 0 {
      var left: [CivilDateTime] = []
      _ = daysLeftOut(Int(cycle.exceptToken)) { left.append(CivilDateTime($0, expression.time ?? .midnight)) }
      expression.recurrence?.exceptions = left
    }
    if let (identifier, there) = zone(d.zone) { convert(&expression, d, identifier, there) }
  }

  /// Ends a repeat at that length after its start. Ten weeks from the first tuesday on are ten tuesdays, and seven days of
  /// three hours each 21 times.
  private func last(_ length: Length, _ cycle: inout Cycle, _ d: PartialExpression) {
    let hasStart = cycle.start != Moment.unset
    let times = ([minutes(d.from)] + d.more.minutes).map { $0 % 60 }
    if !hasStart, times.count > 1, Set(times).count == 1, cycle.frequency == .daily, cycle.interval == 1,
      !cycle.hasDays, length.days > 0, length.months == 0, length.clock == 0
    {
      cycle.count = Int32(clamping: length.days * times.count)
      return
    }
    let end = day(hasStart ? CivilDate(dayNumber: Int(cycle.start)) : today, plus: length).dayNumber
    var time = Moment()
    time.takeTime(d.from)
    cycle.until = Int32(
      truncatingIfNeeded: hasStart || cycle.step == nil && firstDay(cycle, time) == today ? end - 1 : end)
  }

  /// A day beside a pace is its start (`may two every year`, `starting tomorrow on weekends`, `tuesday weekly`) or its
  /// end.
  private func startDay(
    _ date: CivilDate, _ d: PartialExpression, _ cycle: inout Cycle, _ expression: inout TemporalExpression
  ) {
    let m = d.from
    if d.lead == .deadline, (d.start..<max(d.end, d.start + 1)).contains(where: { word($0) == .until }),
      cycle.until == Moment.unset
    {
      // `until 4 december every day`, `at 8 until 4 december every day`
      cycle.until = Int32(truncatingIfNeeded: date.dayNumber)
    } else if m.grain == .week, d.cycle?.frequency == .daily || cycle.hasSeveralWeekdays, !d.leads.contains(.starting),
      cycle.until == Moment.unset, m.fixed != Moment.unset
    {
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

  /// The rule, and its first day and time.
  private func firstTime(_ d: PartialExpression, _ cycle: inout Cycle, _ expression: inout TemporalExpression) {
    let times = d.more.isEmpty || d.hasEnd ? [] : [minutes(d.from)] + d.more.minutes
    // A rule has one minute for all its hours; times with different minutes need one rule each.
    let isOneRule = Set(times.map { $0 % 60 }).count == 1
    if isOneRule {
      for minutes in times { cycle.hours |= 1 << UInt32(minutes / 60) }
      cycle.minute = Int8(times[0] % 60)
    }
    expression.recurrence = cycle.recurrence
    expression.repeatsFromCompletion = cycle.fromCompletion
    var timeOnly = Moment()
    timeOnly.takeTime(d.from)
    expression.time = time(timeOnly)
    expression.hasTime = d.from.hasHour
    expression.date = firstDay(cycle, timeOnly)
    if cycle.hours != 0 { nextOfHours(cycle, &expression) }
    if !isOneRule {
      let plain = cycle
      expression.others = d.more.minutes.map { minutes in
        var moment = Moment()
        moment.set(minutes / 60, minutes % 60, .exact)
        return CivilDateTime(firstDay(plain, moment), CivilTime(secondOfDay: minutes * 60))
      }
    }
    if let step = cycle.step, expression.time == nil {
      let next = CivilDateTime(now.date, CivilTime(secondOfDay: now.time.secondOfDay / 60 * 60)).adding(seconds: step)
      expression.date = next.date
      expression.time = next.time
    }
  }

  /// The end of the first time, if it has one.
  private func firstEnd(_ d: PartialExpression, _ expression: inout TemporalExpression) {
    // `read 20 minutes every day`
    if expression.time == nil, let length = d.length, length.clock > 0 { expression.seconds = length.seconds }
    guard let date = expression.date, let time = expression.time else { return }
    if d.hasEnd, d.isTimeRange, let endTime = self.time(d.to) {
      expression.endTime = endTime
      expression.endDate = endTime <= time ? date.adding(days: 1) : date
      expression.seconds = (endTime.secondOfDay - time.secondOfDay + 86_400) % 86_400
    } else if let length = d.length {
      let end = CivilDateTime(day(date, plus: length), time).adding(seconds: length.clock)
      expression.endDate = end.date
      expression.endTime = end.time
      expression.seconds = length.seconds
    }
  }

  /// `every 3 hours from 6am`, written later in the day, continues with the next time in the future.
  private func passNow(_ expression: inout TemporalExpression, _ c: Cycle) {
    guard c.count == 0, let date = expression.date, let time = expression.time, let step = c.step, step > 0 else {
      return
    }
    let behind = now.wallSeconds - CivilDateTime(date, time).wallSeconds
    guard behind >= 0, behind < 2 * 86_400 else { return }
    let next = CivilDateTime(date, time).adding(seconds: (behind / step + 1) * step)
    expression.date = next.date
    expression.time = next.time
  }

  /// The daily repeat of that length, from the first day on.
  func eachDay(for length: Length, _ d: PartialExpression) -> Cycle {
    var cycle = Cycle(.daily)
    let first = (d.more.isEmpty ? resolve(d.from)?.date : d.from.hasDay ? resolveDay(d.from) : nil) ?? today
    cycle.start = Int32(truncatingIfNeeded: first.dayNumber)
    cycle.until = Int32(truncatingIfNeeded: day(first, plus: length).dayNumber - 1)
    return cycle
  }

  /// The weekly repeat on the weekday of its first day, once for each week of that length.
  func eachWeek(for length: Length, _ d: PartialExpression) -> Cycle {
    var cycle = Cycle(.weekly)
    if d.from.weekday == 0, let first = resolveDay(d.from) {
      cycle.add(weekday: first.weekday.rawValue)
      cycle.start = Int32(truncatingIfNeeded: first.dayNumber)
    } else {
      cycle.add(weekday: Int(d.from.weekday))
    }
    cycle.count = Int32(truncatingIfNeeded: length.days / 7)
    return cycle
  }

  /// Makes the next of several times a day the first one.
  private func nextOfHours(_ c: Cycle, _ expression: inout TemporalExpression) {
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

  private func resolveEndDay(_ d: PartialExpression, _ start: CivilDate) -> CivilDate? {
    var expression = TemporalExpression(text: "", range: 0..<0)
    guard end(d, Resolved(date: start), &expression) else { return nil }
    return expression.endDate
  }
}
