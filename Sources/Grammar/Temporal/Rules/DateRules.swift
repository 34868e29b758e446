internal import Agenda

extension Rule {
  static let dateRules = [
    dayMonth, monthDay, monthOnly, isoDate, numericDate, numericMonth, dayOfMonth, nthWeekday, yearOnly,
  ]

  static let dayMonth = Rule(
    "day-month", "3 May", "the third of june", "10-August 2027", "14april", "3-May-26", "7. April")
  static let monthDay = Rule("month-day", "May 3rd", "June 5, 2027", "march first", "Aug. 25", "may the 17th")
  static let monthOnly = Rule("month", "in june", "October 2027", "next march", "2027 april")
  static let isoDate = Rule("year-month-day", "2026-12-03", "2026/12/03", "2026.12.03")
  static let numericDate = Rule("numeric date", "3/5", "13.5.2027", "8/1/2027", "3.5.")
  static let numericMonth = Rule("numeric month", "09/2027", "2027-10")
  static let dayOfMonth = Rule("day of the month", "the 27th", "on the first", "10th of next month")
  static let nthWeekday = Rule(
    "nth weekday of", "first monday of june", "last friday of the month", "last day of february")
  static let yearOnly = Rule("year", "in 2027")
}

/// Dates of the calendar.
extension Scan {
  /// `3 May`, `3rd of May 2027`, `10-August 2027`.
  func dayMonth(_ i: Int, _ m: inout Moment) -> Int {
    guard let day = dayNumber(i) else { return 0 }
    let isOrdinal = ordinal(i) != nil
    var at = skipDot(day.next)
    if isUnit(at, .day), isOrdinal { at += 1 }
    var hasMark = at != day.next
    if isMark(at, "-") || isMark(at, "/"), isGlued(at), isGlued(at + 1) {
      at += 1
      hasMark = true
    } else if word(at) == .of || word(at) == .in && isOrdinal {
      at = skipThe(at + 1)
      if isUnit(at, .month), word(at + 1) == .of { at += 2 }
      hasMark = true
    }
    guard word(at) == .month else { return 0 }
    // `one may ask`, `12 march` is fine, `ten march` is not.
    if !hasMark, has(at, .name), day.digits == 0, !isOrdinal { return 0 }
    m.day = Int8(day.value)
    m.month = Int8(value(at))
    at = skipDot(at + 1)
    let end = yearAfter(at, &m, isDashed: hasMark)
    fired(Rule.dayMonth, i, end)
    return end
  }

  /// `May 3rd`, `Aug. 25`, `may the 17th, 2027`, `August 10`; the month alone where no day follows.
  func monthDay(_ i: Int, _ m: inout Moment) -> Int {
    guard word(i) == .month else { return 0 }
    var at = skipDot(i + 1)
    if isMark(at, "]") { at += 1 }
    let month = Int8(value(i))
    let isDashed = (isMark(at, "-") || isMark(at, "/")) && isGlued(at) && isGlued(at + 1)
    var start = isDashed ? at + 1 : at
    if word(start) == .the || word(start) == .on && ordinal(skipThe(start + 1)) != nil { start = skipThe(start + 1) }
    if let day = dayNumber(start), isDayOfMonth(day, start) {
      m.month = month
      m.day = Int8(day.value)
      let end = yearAfter(skipDot(day.next), &m, isDashed: isDashed)
      fired(Rule.monthDay, i, end)
      return end
    }
    m.month = month
    m.grain = .month
    // `October 2027`, `November , 2027`, `Dec-2027`
    if isDashed, let year = yearNumber(at + 1) {
      m.year = Int32(year.value)
      at = year.next
    } else {
      at = yearAfter(at, &m, isDashed: false)
    }
    if at == i + 2, isMark(i + 1, "."), at == count { at = i + 1 }
    fired(Rule.monthOnly, i, at)
    return at
  }

  /// Whether a number behind a month is its day, not an hour or a count.
  private func isDayOfMonth(_ day: Number, _ i: Int) -> Bool {
    let next = day.next
    if ordinal(i) != nil { return true }
    if isMark(next, ":"), isGlued(next) { return false }
    if day.digits > 0, continues(next) {
      // `May 3-5` and `Aug 3.` go on, `Aug 5.30` does not.
      guard isMark(next, "-") || isMark(next, ",") && tokens[next + 1].digits == 4 else { return false }
    }
    // `May 5pm` is a time, `Feb 5 AM` the morning of a day.
    if meridiem(next) != nil { return day.digits > 0 && !isGlued(next) && word(next) == .meridiem }
    if word(next) == .oclock || word(next) == .counted { return false }
    if isLetter(next, "h"), isGlued(next) { return false }
    return true
  }

  /// A year behind a date: `, 2027`, `of 2027`, `'27`; two digits only behind dashes (`3-May-26`).
  private func yearAfter(_ i: Int, _ m: inout Moment, isDashed: Bool) -> Int {
    var at = i
    if isMark(at, ",") || isMark(at, "-") && isGlued(at) && isGlued(at + 1) || isMark(at, "/") && isGlued(at) {
      at += 1
    }
    if word(at) == .of || word(at) == .in { at += 1 }
    if let year = yearNumber(at), !isTimeOf(year) {
      m.year = Int32(year.value)
      return isUnit(year.next, .year) ? year.next + 1 : year.next
    }
    // `02 Jan 27`: no hour of the day.
    if at == i, m.day != 0, isNumber(i), tokens[i].digits == 2, value(i) > 24,
      i + 1 == count || tokens[i + 1].kind == .mark && !continues(i + 1)
    {
      m.year = Int32(2000 + value(i))
      return i + 1
    }
    if at > i, isDashed, tokens[i].kind == .mark, !isMark(i, ","), isNumber(at), tokens[at].digits == 2,
      !continues(at + 1)
    {
      m.year = Int32(2000 + value(at))
      return at + 1
    }
    return i
  }

  /// `march 9 2030 pm` speaks of a time.
  private func isTimeOf(_ year: Number) -> Bool { year.digits == 4 && word(year.next) == .meridiem }

  /// `the 27th`, `10th of next month`, `the 15th day of next month`, `the 5th last day of May`.
  func ordinalDate(_ i: Int, _ m: inout Moment) -> Int {
    let date = nthWeekday(i, &m)
    if date != 0 { return date }
    guard let nth = ordinal(i), (1...31).contains(nth.value) else { return 0 }
    var at = nth.next
    if isUnit(at, .day) { at += 1 }
    if word(at) == .of || word(at) == .in {
      var month = Moment()
      let end = containing(at + 1, &month)
      if end != 0, month.fixed != Moment.unset, month.grain == .month {
        let (year, number, _) = CivilDate(dayNumber: Int(month.fixed)).components
        m.day = Int8(nth.value)
        // `the 1st of the month` is the next one's when it has passed.
        if !month.isArticled {
          m.month = Int8(number)
          m.year = Int32(year)
        }
        fired(Rule.dayOfMonth, i, end)
        return end
      }
      if at != nth.next, end == 0 { return 0 }
    }
    m.day = Int8(nth.value)
    fired(Rule.dayOfMonth, i, nth.next)
    return nth.next
  }

  /// `first monday of june`, `2nd fri in feb`, `last friday of the month`, `the first day of 2027`, `last day of february`.
  func nthWeekday(_ i: Int, _ m: inout Moment) -> Int {
    guard let nth = nth(i) else { return 0 }
    var at = nth.next
    let isDay = isUnit(at, .day)
    let isWorkday = isUnit(at, .workday) || word(at) == .working
    let isWeek = isUnit(at, .week)
    let isWeekend = isUnit(at, .weekend)
    guard isDay || isWeekend || isWeek || isWorkday || word(at) == .weekday && !has(at, .plural) else { return 0 }
    let weekday = word(at) == .weekday ? value(at) : isWeekend ? 6 : 0
    at = word(at) == .working ? at + 2 : at + 1
    // `first monday evening of next month`
    var time = Moment()
    var timeEnd = part(at, &time)
    if timeEnd == 0 { timeEnd = clock(at, &time, []) }
    if timeEnd != 0 { at = timeEnd }
    guard word(at) == .of || word(at) == .in || word(at) == .month else { return 0 }
    at = word(at) == .month ? at : skipThe(at + 1)
    var span = Moment()
    var end = 0
    if word(at) == .month {
      end = monthDay(at, &span)
      guard span.day == 0 else { return 0 }
    } else if let year = yearNumber(at) {
      span.year = Int32(year.value)
      end = year.next
    } else {
      end = containing(at, &span)
    }
    guard end != 0 else { return 0 }
    var first = today
    var length = 0
    var isOpen = false
    if span.fixed != Moment.unset {
      first = CivilDate(dayNumber: Int(span.fixed))
      let (year, month, _) = first.components
      guard span.grain == .month || span.grain == .year || span.grain == .quarter else { return 0 }
      first = CivilDate(year: year, month: span.grain == .year ? 1 : month, clampingDay: 1)
      length = span.grain == .month ? 1 : span.grain == .quarter ? 3 : 12
    } else if span.month != 0 {
      isOpen = span.year == 0
      first = CivilDate(year: isOpen ? self.year : Int(span.year), month: Int(span.month), clampingDay: 1)
      length = 1
    } else {
      first = CivilDate(year: Int(span.year), month: 1, clampingDay: 1)
      length = 12
    }
    func find(_ start: CivilDate) -> CivilDate? {
      let next = start.adding(months: length)
      if weekday == 0 {
        if isWeek { return nth.value > 0 ? start.adding(days: (nth.value - 1) * 7) : next.adding(days: nth.value * 7) }
        if isWorkday {
          let step = nth.value > 0 ? 1 : -1
          var day = nth.value > 0 ? start : next.adding(days: -1)
          var left = abs(nth.value)
          while true {
            if day.weekday.rawValue < 6 { left -= 1 }
            if left <= 0 { return day }
            day = day.adding(days: step)
          }
        }
        let day = nth.value > 0 ? start.adding(days: nth.value - 1) : next.adding(days: nth.value)
        return day >= start && day < next ? day : nil
      }
      let day: CivilDate
      if nth.value > 0 {
        day = start.adding(days: (weekday - start.weekday.rawValue + 7) % 7 + (nth.value - 1) * 7)
      } else {
        let last = next.adding(days: -1)
        day = last.adding(days: -((last.weekday.rawValue - weekday + 7) % 7) + (nth.value + 1) * 7)
      }
      return day >= start && day < next ? day : nil
    }
    var found = find(first)
    if isOpen, let date = found, date < today { found = find(first.adding(months: 12)) }
    if isOpen, found == nil { found = find(first.adding(months: 12)) }
    // `last friday of the month` goes on to the next when it has passed.
    if let date = found, date < today, span.fixed != Moment.unset, span.grain == .month, span.isArticled,
      first <= today, today < first.adding(months: 1)
    {
      found = find(first.adding(months: 1))
    }
    guard let date = found else { return 0 }
    m.fix(date, isWeek ? .week : isWeekend ? .weekend : .day)
    if time.hasTime, !m.hasTime { m.takeTime(time) }
    fired(Rule.nthWeekday, i, end)
    return end
  }

  /// The period behind `of`: `next month`, `the month`, `the year`.
  private func containing(_ i: Int, _ m: inout Moment) -> Int {
    let at = skipThe(i)
    guard let unit = unit(at), !has(at, .plural), unit == .month || unit == .quarter || unit == .year else {
      return period(i, &m)
    }
    let first = first(of: unit, 0)
    m.fix(first, unit == .month ? .month : unit == .quarter ? .quarter : .year)
    m.isArticled = true
    return at + 1
  }

  /// `first`, `3rd`, `last`, `2nd to last`, `2nd to the last`, `third last`, `5th last`: counted from the end when negative.
  func nth(_ i: Int) -> Number? {
    if word(i) == .last { return Number(value: -1, next: i + 1) }
    guard let ordinal = ordinal(i) else { return nil }
    var at = ordinal.next
    if isMark(at, "-") { at += 1 }
    if word(at) == .to { at = skipThe(at + 1) }
    if isMark(at, "-") { at += 1 }
    if word(at) == .last { return Number(value: -ordinal.value, next: at + 1) }
    return ordinal
  }

  // MARK: In figures

  /// `2026-12-03`, `3/5`, `13.5.2027`, `09/2027`, `2012/aug/10`.
  func numericDate(_ i: Int, _ m: inout Moment, isExpected: Bool) -> Int {
    if isNumber(i), tokens[i].digits == 8, isExpected || i == 0 { return compactDate(i, &m) }
    guard isNumber(i), tokens[i].digits <= 4, tokens[i + 1].kind == .mark else { return 0 }
    let mark = UInt8(truncatingIfNeeded: tokens[i + 1].value)
    guard mark == 0x2D || mark == 0x2F || mark == 0x2E else { return 0 }
    let first = Number(value: value(i), next: i + 1, digits: Int(tokens[i].digits))
    let isTight = isGlued(i + 1) && isGlued(i + 2)
    guard isNumber(i + 2) else { return isTight ? yearMonthName(i, &m) : 0 }
    let second = Number(value: value(i + 2), next: i + 3, digits: Int(tokens[i + 2].digits))
    if isTight, isMark(i + 3, mark), isGlued(i + 3), isGlued(i + 4), isNumber(i + 4) {
      let third = Number(value: value(i + 4), next: i + 5, digits: Int(tokens[i + 4].digits))
      // `2015-03-28T17:00` goes on with a time.
      if continues(i + 5), !isMark(i + 5, "-"), !isLetter(i + 5, "t") { return 0 }
      return threeParts(i, first, second, third, mark, &m)
    }
    if !isTight, mark == 0x2E { return 0 }
    if first.digits == 4 || second.digits == 4 { return yearAndMonth(i, first, second, mark, isTight, &m) }
    guard first.digits <= 2, second.digits <= 2 else { return 0 }
    let end = i + 3
    if mark == 0x2E {
      // `3.5.`: two numbers with a full stop need to be expected, or to be all there is.
      guard isMark(end, "."), isGlued(end), isExpected || i == 0 && end + 1 == count, !isGlued(end + 1) else {
        return 0
      }
      return dayAndMonth(i, first.value, second.value, end + 1, &m)
    }
    if mark == 0x2D || !isTight {
      // `2 - 15` can be no range of hours.
      guard
        i == 0 && end == count && max(first.value, second.value) > 12 && conventions.dateOrder == .monthFirst
          || isExpected && mark == 0x2F && !isTight
      else { return 0 }
      return dayAndMonth(i, first.value, second.value, end, &m)
    }
    if isMark(end, "-"), isGlued(end), isNumber(end + 1), isMark(end + 2, "/") {
      return dayAndMonth(i, first.value, second.value, end, &m)
    }
    guard !continues(end), !isMark(end, "/") || !isGlued(end) else { return 0 }
    guard word(end) != .counted, unit(end) == nil, word(end) != .of || isExpected, word(end) != .time else { return 0 }
    // `24/7`, `50/50`, `1/2 cup` are no dates unless one is expected.
    if !isExpected, i > 0 || end < count {
      if first.value == 24, second.value == 7 { return 0 }
      if first.value < second.value, second.value <= 4, first.digits == 1 { return 0 }
    }
    return dayAndMonth(i, first.value, second.value, end, &m)
  }

  /// `20270102`
  private func compactDate(_ i: Int, _ m: inout Moment) -> Int {
    let (year, month, day) = (value(i) / 10_000, value(i) / 100 % 100, value(i) % 100)
    guard (1990...2199).contains(year), CivilDate(year: year, month: month, day: day) != nil else { return 0 }
    m.year = Int32(year)
    m.month = Int8(month)
    m.day = Int8(day)
    let isTimed = isLetter(i + 1, "t") && isGlued(i + 1) && isNumber(i + 2)
    guard isTimed || !continues(i + 1) else { return 0 }
    fired(Rule.isoDate, i, i + 1)
    return isTimed ? i + 2 : i + 1
  }

  private func dayAndMonth(_ i: Int, _ first: Int, _ second: Int, _ end: Int, _ m: inout Moment) -> Int {
    guard let (day, month) = ordered(first, second) else { return 0 }
    guard day <= CivilDate.days(inMonth: month, of: 2024) else { return 0 }
    m.day = Int8(day)
    m.month = Int8(month)
    fired(Rule.numericDate, i, end)
    return end
  }

  /// Day and month by the person's order; an impossible order is read the other way.
  private func ordered(_ first: Int, _ second: Int) -> (day: Int, month: Int)? {
    let (day, month) = conventions.dateOrder == .dayFirst ? (first, second) : (second, first)
    if (1...12).contains(month), (1...31).contains(day) { return (day, month) }
    if (1...12).contains(day), (1...31).contains(month) { return (month, day) }
    return nil
  }

  private func threeParts(
    _ i: Int, _ first: Number, _ second: Number, _ third: Number, _ mark: UInt8, _ m: inout Moment
  ) -> Int {
    var (year, month, day) = (0, 0, 0)
    if first.digits == 4 {
      guard second.digits <= 2, third.digits <= 2 else { return 0 }
      (year, month, day) = (first.value, second.value, third.value)
    } else {
      guard first.digits <= 2, second.digits <= 2, third.digits == 4 || third.digits == 2 else { return 0 }
      // Versions and addresses have dots too: two-digit years need the slashes or dashes.
      if third.digits == 2, mark == 0x2E, first.digits != 2 || second.digits != 2 { return 0 }
      year = third.digits == 2 ? 2000 + third.value : third.value
      guard let (d, mo) = ordered(first.value, second.value) else {
        guard third.digits == 4, (1900...2199).contains(year) else { return 0 }
        m.day = 1
        m.isImpossible = true
        return third.next
      }
      (day, month) = (d, mo)
    }
    guard (1000...2999).contains(year) else { return 0 }
    m.year = Int32(year)
    guard CivilDate(year: year, month: month, day: day) != nil else {
      guard first.digits == 4 && month <= 12 && day <= 31 || third.digits == 4 else { return 0 }
      m.day = Int8(min(day, 99))
      m.month = Int8(min(month, 99))
      m.isImpossible = true
      return third.next
    }
    m.day = Int8(day)
    m.month = Int8(month)
    if first.digits == 4 { fired(Rule.isoDate, i, third.next) } else { fired(Rule.numericDate, i, third.next) }
    // `2015-03-28T17:00`
    if isLetter(third.next, "t"), isGlued(third.next), isGlued(third.next + 1) { return third.next + 1 }
    return third.next
  }

  private func yearAndMonth(
    _ i: Int, _ first: Number, _ second: Number, _ mark: UInt8, _ isTight: Bool, _ m: inout Moment
  ) -> Int {
    let (year, month) = first.digits == 4 ? (first.value, second) : (second.value, first)
    guard (1900...2199).contains(year), (1...12).contains(month.value), month.digits <= 2 else { return 0 }
    guard !continues(i + 3), mark != 0x2E || first.digits == 4 else { return 0 }
    m.year = Int32(year)
    m.month = Int8(month.value)
    m.grain = .month
    fired(Rule.numericMonth, i, i + 3)
    return i + 3
  }

  /// `2012/aug/10`, `2020-Sep-23`.
  private func yearMonthName(_ i: Int, _ m: inout Moment) -> Int {
    guard tokens[i].digits == 4, word(i + 2) == .month, tokens[i + 3].kind == .mark, isNumber(i + 4), isGlued(i + 4),
      (1...31).contains(value(i + 4))
    else { return 0 }
    m.year = Int32(value(i))
    m.month = Int8(value(i + 2))
    m.day = Int8(value(i + 4))
    fired(Rule.isoDate, i, i + 5)
    return i + 5
  }

  /// `2027 april`, `2027 Sept 4`; `in 2027`.
  func yearFirst(_ i: Int, _ m: inout Moment) -> Int {
    guard let year = yearNumber(i), word(year.next) == .month else { return 0 }
    var rest = Moment()
    let end = monthDay(year.next, &rest)
    guard end != 0, rest.year == 0 else { return 0 }
    m = rest
    m.year = Int32(year.value)
    return end
  }
}
