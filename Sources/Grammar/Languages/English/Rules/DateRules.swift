internal import Agenda
import Civil

extension EnglishDates {
  static let dayMonth = DateRule(
    "day-month", ["3 May", "the third of june", "10-August 2027", "14april", "3-May-26", "7. April"], at: .numbers,
    .moment { parser, i, m, _ in parser.dayMonth(i, &m) })
  static let monthDay = DateRule(
    "month-day", ["May 3rd", "June 5, 2027", "march first", "Aug. 25", "may the 17th"], at: .words(.month),
    .moment { parser, i, m, _ in parser.monthDay(i, &m) })
  static let month = DateRule(
    "month", ["in june", "October 2027"], at: .words(.month),
    .moment { parser, i, m, context in parser.bareMonth(i, &m, &context) })
  static let dayOfMonth = DateRule(
    "day of the month", ["the 27th", "on the first", "10th of next month", "on the 17 from 2pm"],
    at: .numbers + .words(.the, .this),
    .moment { parser, i, m, context in parser.dayOfMonth(i, &m, &context) })
  static let markedDay = DateRule(
    "day behind ^", ["27"], at: .digits, .moment { parser, i, m, _ in parser.markedDay(i, &m) })
  static let dayOfWeekday = DateRule(
    "weekday, then its day", ["saturday 21", "monday the thirtieth", "friday 27 10am"], at: .numbers + .words(.the),
    .part { parser, i, d, _ in parser.dayOfWeekday(i, &d) })
  static let nthWeekday = DateRule(
    "nth weekday of", ["first monday of june", "last friday of the month", "last day of february"],
    at: .numbers + .words(.the, .last),
    .moment { parser, i, m, _ in parser.nthWeekday(parser.skipThe(i), &m) })
  static let yearOnly = DateRule(
    "year", ["in 2027"], at: .numbers,
    .moment { parser, i, m, context in parser.yearAlone(i, &m, context) })
}

/// Dates of the calendar.
extension TemporalParser {
  /// `3 May`, `3rd of May 2027`, `10-August 2027`.
  func dayMonth(_ i: Int, _ m: inout Moment) -> Int {
    guard let day = dayNumber(i) else { return dayBeyondMonth(i, &m) }
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
    return yearAfter(at, &m, isDashed: hasMark)
  }

  /// `on 32 may`, `pay tax 32 dec`: a day that no month has.
  private func dayBeyondMonth(_ i: Int, _ m: inout Moment) -> Int {
    guard i > 0, isNumber(i), tokens[i].digits == 2, value(i) > 31, word(i + 1) == .month else { return 0 }
    switch word(i - 1) {
    case .on, .by, .before, .until, .due: break
    default: guard value(i) < 40, !has(i + 1, .name), !numbers(i - 1) else { return 0 }
    }
    (m.day, m.month, m.isImpossible) = (Int8(value(i)), Int8(value(i + 1)), true)
    return i + 2
  }

  /// `May 3rd`, `Aug. 25`, `may the 17th, 2027`, `August 10`.
  func monthDay(_ i: Int, _ m: inout Moment) -> Int {
    guard word(i) == .month else { return 0 }
    var at = skipDot(i + 1)
    if isMark(at, "]") { at += 1 }
    let isDashed = (isMark(at, "-") || isMark(at, "/")) && isGlued(at) && isGlued(at + 1)
    var start = isDashed ? at + 1 : at
    if word(start) == .the || word(start) == .on && ordinal(skipThe(start + 1)) != nil { start = skipThe(start + 1) }
    guard let day = dayNumber(start), isDayOfMonth(day, start) else { return 0 }
    m.month = Int8(value(i))
    m.day = Int8(day.value)
    return yearAfter(skipDot(day.next), &m, isDashed: isDashed)
  }

  /// `June`, `October 2027`, `Dec-2027`: a month without a day.
  func bareMonth(_ i: Int, _ m: inout Moment) -> Int {
    guard word(i) == .month else { return 0 }
    var at = skipDot(i + 1)
    if isMark(at, "]") { at += 1 }
    let isDashed = (isMark(at, "-") || isMark(at, "/")) && isGlued(at) && isGlued(at + 1)
    m.month = Int8(value(i))
    m.grain = .month
    // `October 2027`, `November , 2027`, `Dec-2027`
    if isDashed, let year = yearNumber(at + 1) {
      m.year = Int32(year.value)
      at = year.next
    } else {
      at = yearAfter(at, &m, isDashed: false)
    }
    if at == i + 2, isMark(i + 1, "."), at == count { at = i + 1 }
    return at
  }

  /// Like the above, but weak if the month's name is also an everyday word or stands before a noun: it needs company
  /// then.
  func bareMonth(_ i: Int, _ m: inout Moment, _ context: inout MomentContext) -> Int {
    let end = bareMonth(i, &m)
    context.isWeak = m.year == 0 && (has(i, .name) || isBeforeNoun(end))
    return end
  }

  /// A month with its day, or else without.
  func monthOrDay(_ i: Int, _ m: inout Moment) -> Int {
    let end = monthDay(i, &m)
    return end != 0 ? end : bareMonth(i, &m)
  }

  /// True if a number behind a month is its day, not an hour or a count.
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
        return end
      }
      if at != nth.next, end == 0 { return 0 }
    }
    m.day = Int8(nth.value)
    return nth.next
  }

  /// `first monday of june`, `2nd fri in feb`, `last friday of the month`, `the first day of 2027`, `last day of
  /// february`.
  func nthWeekday(_ i: Int, _ m: inout Moment) -> Int {
    guard let nth = nth(i), let counted = counted(nth.next) else { return 0 }
    var at = counted.next
    // `first monday evening of next month`
    var time = Moment()
    var timeEnd = part(at, &time)
    if timeEnd == 0 { timeEnd = clock(at, &time, []) }
    if timeEnd != 0 { at = timeEnd }
    var span = Moment()
    let end = spanBehind(at, &span, isAlone: counted.kind == .workday && nth.value < 0 && !isBeforeNoun(at))
    guard end != 0, let months = months(of: span) else { return 0 }
    let isOpen = span.fixed == Moment.unset && span.month != 0 && span.year == 0
    let first = months.first
    func find(_ first: CivilDate) -> CivilDate? {
      place(nth.value, of: counted.kind, from: first, to: first.adding(months: months.count))
    }
    var found = find(first)
    if isOpen, found.map({ $0 < today }) ?? true { found = find(first.adding(months: 12)) }
    // `last friday of the month` goes on to the next when it has passed.
    if let date = found, date < today, span.fixed != Moment.unset, span.isArticled, first <= today,
      today < first.adding(months: months.count)
    {
      found = find(first.adding(months: months.count))
    }
    guard let date = found else { return 0 }
    m.fix(date, counted.kind == .week ? .week : counted.kind == .weekend ? .weekend : .day)
    if time.hasTime, !m.hasTime { m.takeTime(time) }
    return end
  }

  /// A year alone, behind a word that a year can follow: `in 2027`, `by 2030`.
  func yearAlone(_ i: Int, _ m: inout Moment, _ context: MomentContext) -> Int {
    // A year long ago tells of the past: `we were married in 1971`.
    guard let year = yearNumber(i), year.value > today.components.year - 20,
      !context.leads.isDisjoint(with: [.in, .deadline, .after, .from, .between]),
      !context.hasDay, !context.leads.contains(.at)
    else { return 0 }
    m.year = Int32(year.value)
    m.grain = .year
    return year.next
  }

  /// The things that are counted within a month or a year.
  private enum Counted: Equatable {
    case day, workday, week, weekend
    case weekday(Int)
  }

  private func counted(_ i: Int) -> (kind: Counted, next: Int)? {
    if word(i) == .weekday, !has(i, .plural) { return (.weekday(value(i)), i + 1) }
    if word(i) == .working { return (.workday, i + 2) }
    guard word(i) == .unit else { return nil }
    switch Unit(rawValue: Int16(truncatingIfNeeded: value(i))) {
    case .day: return (.day, i + 1)
    case .workday: return (.workday, i + 1)
    case .week: return (.week, i + 1)
    case .weekend: return (.weekend, i + 1)
    default: return nil
    }
  }

  /// The month, quarter or year behind the counted thing: `of june`, `of Q2`, `next month`; this month if none is
  /// needed.
  private func spanBehind(_ i: Int, _ span: inout Moment, isAlone: Bool) -> Int {
    // `1st fri next month`
    let isBeside = word(i) == .month || (word(i) == .next || word(i) == .this) && isPeriod(i + 1)
    guard isBeside || word(i) == .of || word(i) == .in else {
      // `last working day`
      guard isAlone else { return 0 }
      span.fix(first(of: .month, 0), .month)
      span.isArticled = true
      return i
    }
    let at = isBeside ? i : skipThe(i + 1)
    if word(at) == .month {
      let end = monthOrDay(at, &span)
      return span.day == 0 ? end : 0
    }
    if let (first, end) = quarter(at) {
      let (year, month, _) = first.components
      (span.month, span.grain) = (Int8(month), .quarter)
      if end > at + 2 { span.year = Int32(year) }
      return end
    }
    guard let year = yearNumber(at) else { return containing(at, &span) }
    span.year = Int32(year.value)
    return year.next
  }

  /// The first of the months in a span, and their number; nil if it is shorter than a month.
  private func months(of span: Moment) -> (first: CivilDate, count: Int)? {
    if span.fixed != Moment.unset {
      let (year, month, _) = CivilDate(dayNumber: Int(span.fixed)).components
      switch span.grain {
      case .month: return (CivilDate(year: year, month: month, clampingDay: 1), 1)
      case .quarter: return (CivilDate(year: year, month: month, clampingDay: 1), 3)
      case .year: return (CivilDate(year: year, month: 1, clampingDay: 1), 12)
      default: return nil
      }
    }
    let year = span.year == 0 ? self.year : Int(span.year)
    guard span.month != 0 else { return (CivilDate(year: Int(span.year), month: 1, clampingDay: 1), 12) }
    return (CivilDate(year: year, month: Int(span.month), clampingDay: 1), span.grain == .quarter ? 3 : 1)
  }

  /// The nth of something from a day up to another, counted from the end where `nth` is negative.
  private func place(_ nth: Int, of counted: Counted, from start: CivilDate, to end: CivilDate) -> CivilDate? {
    let day: CivilDate
    switch counted {
    case .week: return nth > 0 ? start.adding(days: (nth - 1) * 7) : end.adding(days: nth * 7)
    case .workday: return workday(nth, from: nth > 0 ? start : end.adding(days: -1))
    case .day: day = nth > 0 ? start.adding(days: nth - 1) : end.adding(days: nth)
    case .weekend, .weekday:
      var weekday = 6
      if case .weekday(let value) = counted { weekday = value }
      if nth > 0 {
        day = start.adding(days: (weekday - start.weekday.rawValue + 7) % 7 + (nth - 1) * 7)
      } else {
        let last = end.adding(days: -1)
        day = last.adding(days: -((last.weekday.rawValue - weekday + 7) % 7) + (nth + 1) * 7)
      }
    }
    return day >= start && day < end ? day : nil
  }

  /// The nth working day from a day on, that day included; backwards where `nth` is negative.
  private func workday(_ nth: Int, from start: CivilDate) -> CivilDate {
    var day = start
    var left = abs(nth)
    while true {
      if day.weekday.rawValue < 6 { left -= 1 }
      if left <= 0 { return day }
      day = day.adding(days: nth > 0 ? 1 : -1)
    }
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

  /// `first`, `3rd`, `last`, `2nd to last`, `2nd to the last`, `third last`, `5th last`: counted from the end when
  /// negative.
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
