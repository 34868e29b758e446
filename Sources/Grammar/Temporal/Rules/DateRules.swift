internal import Agenda
import Civil

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
extension TemporalParser {
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
  func isDayOfMonth(_ day: Number, _ i: Int) -> Bool {
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
  func yearAfter(_ i: Int, _ m: inout Moment, isDashed: Bool) -> Int {
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
  func isTimeOf(_ year: Number) -> Bool { year.digits == 4 && word(year.next) == .meridiem }

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
    // `1st fri next month`
    let isBeside = word(at) == .month || (word(at) == .next || word(at) == .this) && isPeriod(at + 1)
    let isOfMonth = isWorkday && nth.value < 0 && !isBeforeNoun(at)
    guard isBeside || isOfMonth || word(at) == .of || word(at) == .in else { return 0 }
    let isTold = isBeside || word(at) == .of || word(at) == .in
    at = isTold && !isBeside ? skipThe(at + 1) : at
    var span = Moment()
    var end = 0
    if !isTold {
      // `last working day`
      span.fix(first(of: .month, 0), .month)
      span.isArticled = true
      end = at
    } else if word(at) == .month {
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
    if let date = found, date < today, span.fixed != Moment.unset, span.isArticled, first <= today,
      today < first.adding(months: length)
    {
      found = find(first.adding(months: length))
    }
    guard let date = found else { return 0 }
    m.fix(date, isWeek ? .week : isWeekend ? .weekend : .day)
    if time.hasTime, !m.hasTime { m.takeTime(time) }
    fired(Rule.nthWeekday, i, end)
    return end
  }

  private func isPeriod(_ i: Int) -> Bool { isUnit(i, .month) || isUnit(i, .year) || word(i) == .quarter }

  /// The period behind `of`: `next month`, `the month`, `the year`.
  func containing(_ i: Int, _ m: inout Moment) -> Int {
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
}
