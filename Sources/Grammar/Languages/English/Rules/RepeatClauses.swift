internal import Agenda
import Civil

/// The clauses that narrow and limit a repeat: its days, its start, its end, its count.
extension TemporalParser {
  func clause(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard var c = d.cycle else { return 0 }
    var at = i
    if isMark(at, ",") { at += 1 }
    var end = hoursWithin(at, &d)
    if end != 0 { return end }
    end = weekendSpan(at, &d)
    if end != 0 { return end }
    end = weekdaySpan(at, &c)
    if end == 0 { end = starting(at, &d) } else { d.cycle = c }
    if end == 0 { end = lastTime(at, &d) }
    if end != 0 { return end }
    end = until(at, &d, &c)
    if end == 0 { end = nextWeek(at, &c) }
    if end == 0 { end = counted(at, &c) }
    if end == 0 { end = except(at, &c, &d) }
    if end == 0 { end = days(at, &c) }
    if end == 0 { end = another(at, i, &c) }
    guard end != 0 else { return 0 }
    d.cycle = c
    return end
  }

  /// `every monday and every thursday`: a second repeat at the same pace.
  private func another(_ at: Int, _ i: Int, _ c: inout Cycle) -> Int {
    guard word(at) == .and || isMark(i, ",") || isMark(i, "&") else { return 0 }
    let next = word(at) == .and || isMark(at, "&") ? at + 1 : at
    // `weekdays and sunday`
    if word(next) == .weekday, word(i - 1) == .unit, c.frequency == .weekly, c.interval == 1, c.weekdays == 0b001_1111 {
      var days = c.weekdays
      let end = weekdayList(next, &days)
      if isBeforeNoun(end) { return 0 }
      c.weekdays = days
      return end
    }
    guard word(next) == .every else { return 0 }
    var added = PartialExpression(start: next)
    let end = repeated(next, &added)
    guard end != 0, let other = added.cycle, other.frequency == c.frequency, other.interval == c.interval,
      added.from.part == .none
    else { return 0 }
    c.weekdays |= other.weekdays
    c.monthDays |= other.monthDays
    c.months |= other.months
    if other.ordinals != 0 { c.ordinals = c.ordinals == 0 ? other.ordinals : c.ordinals << 8 | other.ordinals & 0xFF }
    return end
  }

  /// `every other weekend from friday 5pm to sunday 6pm`: from one to the other.
  private func weekendSpan(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard let cycle = d.cycle, cycle.frequency == .weekly, cycle.weekdays == Cycle.weekend, !d.from.hasTime,
      !d.from.hasDay, d.length == nil, !d.hasEnd
    else { return 0 }
    let begin = word(i) == .from ? i + 1 : i
    var (first, last) = (Moment(), Moment())
    let begun = hourOfWeekend(begin, &first)
    let next = begun == 0 ? 0 : connector(begun)
    let end = next == 0 ? 0 : hourOfWeekend(next, &last)
    guard end != 0 else { return 0 }
    let minutes = (value(next) - value(begin) + 7) % 7 * 1440 + self.minutes(last) - self.minutes(first)
    guard minutes > 0 else { return 0 }
    var length = Length(next: end)
    (length.days, length.clock, length.seconds) = (minutes / 1440, minutes % 1440 * 60, minutes * 60)
    d.length = length
    d.cycle?.weekdays = 0
    d.cycle?.add(weekday: value(begin))
    d.from.takeTime(first)
    return end
  }

  /// `friday 5pm`, `sunday at 6`
  private func hourOfWeekend(_ i: Int, _ m: inout Moment) -> Int {
    guard word(i) == .weekday, value(i) > 4 || value(i) == 1 else { return 0 }
    return clock(word(i + 1) == .at ? i + 2 : i + 1, &m, .hour)
  }

  /// `weekly from monday to wednesday`: on those days.
  private func weekdaySpan(_ i: Int, _ c: inout Cycle) -> Int {
    guard word(i) == .from, word(i + 1) == .weekday, c.weekdays == 0, c.interval == 1,
      c.frequency == .weekly || c.frequency == .daily,
      word(connector(i + 2)) == .weekday, connector(i + 2) != 0
    else { return 0 }
    var mask: UInt8 = 0
    let end = weekdayList(i + 1, &mask)
    c.frequency = .weekly
    c.weekdays = mask
    return end
  }

  /// A time behind a day, a year behind a month.
  func extend(_ i: Int, _ m: inout Moment) -> Int {
    var end = i
    for _ in 0..<3 {
      var at = skipComma(end)
      if word(at) == .at { at += 1 }
      var next = Moment()
      var inner = PartialExpression(start: at)
      inner.from = m
      let more = at < count ? moment(at, &next, in: inner, at > end && word(at - 1) == .at ? [.hour] : []) : 0
      guard more != 0, merge(next, into: &m) else { break }
      end = more
    }
    return end
  }

  /// `until 1 June`, `through friday`, `to march 25th`, `ending next week`, `for 6 weeks`, `for the next 2 months`.
  private func until(_ i: Int, _ d: inout PartialExpression, _ c: inout Cycle) -> Int {
    guard c.until == Moment.unset, c.lengthToken < 0 else { return 0 }
    if word(i) == .for || word(i) == .during {
      var at = skipThe(i + 1)
      if word(at) == .up, word(at + 1) == .to { at += 2 }
      if word(at) == .next || word(at) == .coming { at += 1 }
      if word(at) == .about || word(at) == .around { at += 1 }
      guard let length = length(at), length.clock == 0 else { return 0 }
      // It counts from the start of the repeat, which may stand anywhere.
      c.lengthToken = Int32(truncatingIfNeeded: at)
      return length.next
    }
    var at = connector(i)
    // `up to 4 december`
    if word(i) == .up { at = connector(i + 1) }
    if at == 0, word(i) == .by || word(i) == .before {
      let due = dueDay(skipThe(i + 1), &c)
      if due != 0 { return due }
      at = i + 1
    }
    guard at != 0, !isMark(i, "-") else { return 0 }
    at = skipThe(at)
    var m = Moment()
    var inner = PartialExpression(start: at)
    inner.leads = [.from]
    var end = moment(at, &m, in: inner, [.hour])
    if end != 0, !m.hasDay, !d.from.hasTime, limit(&c, to: m) { return end }
    guard end != 0, m.hasDay else { return 0 }
    // The end comes after the start.
    if c.start != Moment.unset, m.month != 0, m.year == 0, m.weekday == 0 {
      let start = CivilDate(dayNumber: Int(c.start))
      let day = m.day == 0 ? 1 : Int(m.day)
      let sameYear = CivilDate(year: start.year, month: Int(m.month), clampingDay: day)
      m.year = Int32(sameYear < start ? start.year + 1 : start.year)
    }
    end = extend(end, &m)
    guard var date = resolveDay(m) else { return 0 }
    // `through december`, and `from april to september`, take in the month; `until december` ends as it begins.
    if word(i) == .through || word(i) == .to && c.start != Moment.unset, m.month != 0, m.day == 0 {
      date = date.adding(months: 1).adding(days: -1)
    }
    if m.hasTime, !d.from.hasTime { d.from.takeTime(m) }
    c.until = Int32(truncatingIfNeeded: date.dayNumber)
    return end
  }

  /// `every week by thursday`, `every month by the 5th`: the day on which each is due, not the end.
  private func dueDay(_ i: Int, _ c: inout Cycle) -> Int {
    var m = Moment()
    switch c.frequency {
    case .weekly where c.weekdays == 0 && word(i) == .weekday && weekday(i, &m) == i + 1 && m.isWeekday:
      c.add(weekday: value(i))
      return i + 1
    case .monthly where !c.hasDays && dayMonth(i, &m) == 0:
      guard let day = ordinal(i), (1...31).contains(day.value), word(day.next) != .of else { return 0 }
      c.add(monthDay: day.value)
      return day.next
    default: return 0
    }
  }

  /// True if there are such weekdays, and all of them are still to come this week.
  func areAhead(_ weekdays: UInt8) -> Bool {
    weekdays != 0
      && (1...7).allSatisfy { weekdays & (1 << UInt8($0 - 1)) == 0 || weekday($0, inWeekOf: today) >= today }
  }

  /// `every weekday next week`, `fri sat sun this week`: that week's days alone.
  private func nextWeek(_ i: Int, _ c: inout Cycle) -> Int {
    guard word(i) == .next || word(i) == .this && areAhead(c.weekdays), isUnit(i + 1, .week), !has(i + 1, .possessive),
      c.interval == 1,
      c.until == Moment.unset, c.lengthToken < 0, c.count == 0,
      c.frequency == .daily || c.frequency == .weekly && c.weekdays.nonzeroBitCount > 1
    else { return 0 }
    let isNext = word(i) == .next
    let monday = weekStart(today).adding(days: isNext ? 7 : 0)
    if isNext { c.start = Int32(truncatingIfNeeded: monday.dayNumber) }
    c.until = Int32(truncatingIfNeeded: monday.adding(days: 6).dayNumber)
    return i + 2
  }

  /// `10 times`, `for 3x`, `for 5 occurrences`, `twice`.
  private func counted(_ i: Int, _ c: inout Cycle) -> Int {
    guard c.count == 0 else { return 0 }
    var at = i
    if word(at) == .for { at = skipThe(at + 1) }
    if word(at) == .next { at += 1 }
    if word(at) == .twice || word(at) == .thrice {
      c.count = word(at) == .twice ? 2 : 3
      return at + 1
    }
    if isLetter(at, "x"), isNumber(at + 1), isGlued(at + 1) {
      c.count = Int32(clamping: value(at + 1))
      return at + 2
    }
    guard let number = number(at), (1...10_000).contains(number.value),
      word(number.next) == .times || word(number.next) == .occurrence
    else { return 0 }
    c.count = Int32(number.value)
    return number.next + 1
  }

  /// `on monday and friday`, `on the last friday`, `on dec 25`, `in november`, `at the end`, `of the month`.
  func days(_ i: Int, _ c: inout Cycle) -> Int {
    var at = i
    let hasOn = word(at) == .on || word(at) == .at || word(at) == .in || word(at) == .of
    if hasOn || word(at) == .every && word(at + 1) == .weekday && c.frequency == .weekly { at += 1 }
    at = skipThe(at)
    if isUnit(at, .day), hasOn, dayNumber(at + 1) != nil { at += 1 }
    switch c.frequency {
    case .monthly, .yearly: return daysOfMonth(at, i, hasOn, &c)
    case .weekly, .daily: return daysOfWeek(at, i, hasOn, &c)
    default: return 0
    }
  }

  /// The days of a monthly or yearly repeat.
  private func daysOfMonth(_ at: Int, _ i: Int, _ hasOn: Bool, _ c: inout Cycle) -> Int {
    let isIn = word(i) == .in || word(i) == .of
    if isIn, c.hasDays, isUnit(at, .month) || isUnit(at, .year) { return at + 1 }
    if isIn, word(at) == .month, c.months == 0 {
      let end = monthAlone(at, &c)
      if end != 0, c.frequency == .monthly, c.interval == 1 { c.frequency = .yearly }
      return end
    }
    if c.hasDays { return 0 }
    if word(at) == .endOf || word(at) == .starting {
      c.add(monthDay: word(at) == .endOf ? -1 : 1)
      return at + 1
    }
    if c.frequency == .yearly {
      let end = dayOfYear(at, &c)
      if end != 0 { return end }
    }
    if word(at) == .weekday, hasOn { return weekdays(at, &c) }
    // `each month the 1`, at the end
    let isNumberOfDay = at > i && isNumber(at) && (word(i) == .on || !hasOn && at + 1 == count)
    guard hasOn || isNumberOfDay || ordinal(at) != nil else { return 0 }
    var copy = c
    var end = nthList(at, &copy)
    if end == 0, isNumberOfDay, let number = bareDayOfMonth(at) {
      copy.add(monthDay: number)
      end = at + 1
    }
    if end != 0 { c = copy }
    return end
  }

  /// The days of a weekly or daily repeat: `weekly on monday`, `every 2 weeks mon and fri`, `every other week on
  /// weekends`.
  private func daysOfWeek(_ at: Int, _ i: Int, _ hasOn: Bool, _ c: inout Cycle) -> Int {
    let isIn = word(i) == .in || word(i) == .of
    if isIn, word(at) == .month, c.months == 0, c.hasDays || c.frequency == .daily { return monthAlone(at, &c) }
    guard c.weekdays == 0 else { return 0 }
    var end = 0
    if word(at) == .weekday {
      end = weekdays(at, &c)
    } else if hasOn, isUnit(at, .weekend) || isUnit(at, .workday),
      let days = TemporalParser.cycle(of: isUnit(at, .weekend) ? .weekend : .workday, 1)
    {
      c.weekdays = days.weekdays
      end = at + 1
    }
    if end != 0, c.frequency == .daily { c.frequency = .weekly }
    return end
  }

  private func weekdays(_ i: Int, _ c: inout Cycle) -> Int {
    var mask: UInt8 = 0
    let end = weekdayList(i, &mask)
    c.weekdays = mask
    return end
  }

  /// A month without a day or a year: `in november`.
  private func monthAlone(_ i: Int, _ c: inout Cycle) -> Int {
    var m = Moment()
    let end = monthOrDay(i, &m)
    guard end != 0, m.day == 0, m.year == 0 else { return 0 }
    c.add(month: value(i))
    return end
  }

  /// `on dec 25`, `on 25/12`.
  private func dayOfYear(_ i: Int, _ c: inout Cycle) -> Int {
    var m = Moment()
    var end = word(i) == .month ? monthOrDay(i, &m) : dayMonth(i, &m)
    if end == 0 {
      m = Moment()
      end = numericDate(i, &m, isExpected: true)
    }
    guard end != 0, m.day != 0, m.month != 0, m.year == 0 else { return 0 }
    c.add(month: Int(m.month))
    c.add(monthDay: Int(m.day))
    return end
  }

  /// `except sunday`, `but not on fridays`, `except 25 Dec`, `except in august`; `except holidays` cannot be held.
  func except(_ i: Int, _ c: inout Cycle, _ d: inout PartialExpression) -> Int {
    var at = i
    let isBut = spells(at, "but")
    if isBut, word(at + 1) == .not || word(at + 1) == .except { at += 1 }
    let isNot = word(at) == .not && (at > i || word(at + 1) == .on || word(at + 1) == .in)
    guard word(at) == .except || isNot || isBut else { return 0 }
    at += 1
    while word(at) == .on || word(at) == .for || word(at) == .in || word(at) == .during || word(at) == .the { at += 1 }
    let freeDays = holidays(at)
    if freeDays != 0 {
      d.unheld = Int32(i)..<Int32(freeDays)
      return freeDays
    }
    let dated = exceptMonths(at, &c)
    if dated != 0 { return dated }
    let listed = exceptDays(at, &c)
    if listed != 0 { return listed }
    guard c.interval == 1, c.ordinals == 0, c.monthDays == 0 else { return 0 }
    var mask: UInt8 = 0
    var end = weekdayList(at, &mask)
    if end == at, isUnit(at, .weekend) {
      mask = 0b110_0000
      end = at + 1
    }
    guard end > at, c.frequency == .daily || c.frequency == .weekly && c.weekdays != 0 else { return 0 }
    let days = (c.weekdays == 0 ? 0b111_1111 : c.weekdays) & ~mask
    guard days != 0 else { return 0 }
    c.frequency = .weekly
    c.weekdays = days
    let more = exceptDays(skipAnd(end), &c)
    return more == 0 ? end : more
  }

  /// `holidays`, `bank holidays`, `half term`: days off, which no rule knows.
  private func holidays(_ i: Int) -> Int {
    if word(i) == .half, spells(i + 1, "term") { return i + 2 }
    var at = i
    while at < i + 2, ["bank", "public", "school", "national", "summer"].contains(where: { spells(at, $0) }) { at += 1 }
    return spells(at, "holidays") || spells(at, "holiday") || spells(at, "vacation") ? at + 1 : 0
  }

  /// Whole months that are left out.
  private func exceptMonths(_ i: Int, _ c: inout Cycle) -> Int {
    var m = Moment()
    guard word(i) == .month, monthOrDay(i, &m) != 0, m.day == 0, m.year == 0, c.months == 0,
      c.frequency == .daily || c.frequency == .weekly || c.frequency == .monthly
    else { return 0 }
    var left = Cycle(.yearly)
    let last = monthList(i, &left)
    c.months = 0b1_1111_1111_1110 & ~left.months
    return last
  }

  /// Days that are left out.
  private func exceptDays(_ i: Int, _ c: inout Cycle) -> Int {
    guard c.exceptToken < 0 else { return 0 }
    let end = daysLeftOut(i) { _ in }
    if end != 0 { c.exceptToken = Int32(truncatingIfNeeded: i) }
    return end
  }

  private func bareDayOfMonth(_ i: Int) -> Int? {
    guard let day = dayNumber(i), day.next == i + 1, standsFree(i) else { return nil }
    return day.value
  }
}
