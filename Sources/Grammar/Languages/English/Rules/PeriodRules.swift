internal import Agenda
import Civil

extension EnglishDates {
  static let period = DateRule(
    "this/next period",
    [
      "next week", "this month", "next year", "the coming week", "next day", "next march", "this morning",
      "this evening", "this weekend", "the weekend", "next weekend", "the week after next",
      "the month after the next",
    ],
    at: .words(.the, .this, .next, .coming, .last, .current, .my, .working, .unit),
    .moment { parser, i, m, context in
      let end = parser.period(i, &m)
      // `the next year 9 lesson` is one of a class.
      if end != 0, parser.isUnit(end - 1, .year), parser.isNumber(end), parser.word(end + 1) == .unknown { return 0 }
      // `This may take longer.`
      context.isWeak =
        end != 0 && m.month == 5 && m.day == 0 && parser.word(end - 1) == .month && parser.tokens[end].kind == .word
        && !parser.isFollowing(end)
      return end
    })
  static let periodEnd = DateRule(
    "end of period",
    [
      "end of the month", "eoy", "eow", "start of next month", "month end", "middle of next week", "mid june",
      "end of Q1", "the end of january",
    ],
    at: .words(.endOf, .starting, .middleOf, .early, .late, .eo, .unit, .the),
    .moment { parser, i, m, _ in
      switch parser.word(i) {
      case .unit: parser.unitEnd(i, &m)
      case .the where parser.word(i + 1) == .endOf || parser.word(i + 1) == .middleOf: parser.periodEnd(i + 1, &m)
      case .the: 0
      default: parser.periodEnd(i, &m)
      }
    })
  static let weekOf = DateRule(
    "week of date", ["the week of November 30th", "week commencing february 4", "the weekend of 5 december"],
    at: .words(.unit, .the),
    .moment { parser, i, m, _ in parser.weekOf(parser.skipThe(i), &m) })
  static let weekNumber = DateRule(
    "week of the year", ["week 31", "in week 5 of 2027"], at: .words(.unit),
    .moment { parser, i, m, context in
      parser.weekNumber(i, &m, isExpected: !context.leads.isEmpty || i == 0)
    })
  static let weekAndNext = DateRule(
    "week and the next", ["this week and next", "next week or the week after"], at: .words(.this, .next),
    .part { parser, i, d, _ in parser.weekAndNext(i, &d) })
  static let restOf = DateRule(
    "rest of period", ["rest of the week"], at: .words(.restOf),
    .part { parser, i, d, _ in parser.restOf(i, &d) })
}

/// Weeks, months, quarters and years.
extension TemporalParser {
  /// `next week`, `this month`, `the coming year`, `current week`, `the month`, `my day`, `next weekend`, `week after
  /// next`.
  func period(_ i: Int, _ m: inout Moment) -> Int {
    var at = i
    var shift = 0
    var isDetermined = false
    var isThis = false
    loop: while at < i + 4 {
      switch word(at) {
      case .the, .my: break
      case .this, .current:
        isDetermined = true
        isThis = true
      case .next:
        if isDetermined { break loop }
        isDetermined = true
        shift = 1
      case .coming:
        isDetermined = true
        shift = isThis ? shift : 1
      case .last:
        isDetermined = true
        shift = -1
      case .working, .full: break
      default: break loop
      }
      at += 1
    }
    let isArticle = !isDetermined && at > i
    guard at > i || word(i) == .unit || word(i) == .workweek else { return 0 }
    if word(at) == .workweek {
      guard isDetermined || isArticle else { return 0 }
      return period(of: .week, shift, isThis, i, at + 1, &m)
    }
    // `next march`
    if word(at) == .month, isDetermined { return determinedMonth(i, at, shift, &m) }
    if word(at) == .part, isDetermined { return determinedPart(i, at, shift, isThis, &m) }
    guard let unit = unit(at), !has(at, .plural), word(at) != .ordinal else { return 0 }
    // `last day of term`
    if shift < 0, word(at + 1) == .of { return 0 }
    // `the week after next`
    if word(at + 1) == .after {
      let next = skipThe(at + 2)
      if word(next) == .next {
        return period(of: unit, 2, false, i, next + 1, &m)
      }
    }
    // `pick up before weekend`
    let isLimit = unit == .weekend && i > 0 && (word(i - 1) == .before || word(i - 1) == .by) && at == i
    guard isDetermined || isArticle || isLimit else { return 0 }
    if isArticle, unit != .weekend, word(at - 1) == .the {
      // `the day`, `the week` alone say nothing; `for the month` does.
      guard at >= 2, word(i - (i > 0 ? 1 : 0)) == .for || isOfPeriod(i) else { return 0 }
    }
    if isArticle, word(at - 1) == .my, unit != .day, unit != .weekend { return 0 }
    return period(of: unit, shift, isThis || isArticle || isLimit, i, at + 1, &m)
  }

  /// True if `of`, `in` or `this` stands before, or if no article begins the period: `last friday of the month`.
  private func isOfPeriod(_ i: Int) -> Bool {
    i > 0 && (word(i - 1) == .of || word(i - 1) == .in || word(i - 1) == .this) || word(i) != .the
  }

  /// `month end`, `by year end`, `before the month is out`.
  func unitEnd(_ i: Int, _ m: inout Moment) -> Int {
    if i > 1, word(i - 1) == .the, word(i - 2) == .before || word(i - 2) == .by, word(i) == .unit,
      spells(i + 1, ["is"]), spells(i + 2, ["out", "over", "up"]), let unit = unit(i),
      unit == .week || unit == .month || unit == .year
    {
      m.fix(last(of: unit, 0))
      return i + 3
    }
    guard word(i + 1) == .endOf, spells(i + 1, "end"), word(i + 2) != .of, let unit = unit(i), !has(i, .plural),
      unit == .month || unit == .year || unit == .quarter, i == 0 || !isFiscal(i - 1)
    else { return 0 }
    m.fix(last(of: unit, 0))
    return i + 2
  }

  /// True if the word makes the year behind it a tax or financial year, whose end is not the calendar year's.
  private func isFiscal(_ i: Int) -> Bool { spells(i, "tax") || spells(i, "fiscal") || spells(i, "financial") }

  /// Sets the period that lies `shift` units of time after the present one.
  private func period(of unit: Unit, _ shift: Int, _ isThis: Bool, _ i: Int, _ end: Int, _ m: inout Moment) -> Int {
    m.mayBePast = shift < 0
    switch unit {
    case .day:
      m.fix(today.adding(days: shift))
      m.mayBePast = shift <= 0
    case .workday:
      var date = today
      var left = max(shift, 1)
      while left > 0 {
        date = date.adding(days: 1)
        if date.weekday.rawValue < 6 { left -= 1 }
      }
      m.fix(date)
    case .week, .fortnight:
      let start = weekStart(today).adding(days: shift * 7)
      // This week is meant by its end, the coming one from its start.
      m.fix(shift == 0 ? start.adding(days: 6) : start, .week)
    case .weekend:
      let saturday = today.weekday == .sunday ? today.adding(days: -1) : weekdayAhead(6)
      m.fix(shift == 0 ? max(saturday, today) : saturday.adding(days: shift * 7), .weekend)
      return end
    case .month:
      let first = CivilDate(year: year, month: month, clampingDay: 1).adding(months: shift)
      m.fix(shift == 0 ? first.adding(months: 1).adding(days: -1) : first, .month)
    case .quarter:
      let first = CivilDate(year: year, month: (month - 1) / 3 * 3 + 1, clampingDay: 1).adding(months: shift * 3)
      m.fix(shift == 0 ? first.adding(months: 3).adding(days: -1) : first, .quarter)
    case .year:
      let first = CivilDate(year: year + shift, month: 1, clampingDay: 1)
      m.fix(shift == 0 ? first.adding(months: 12).adding(days: -1) : first, .year)
    case .second, .minute, .hour, .decade: return 0
    }
    return end
  }

  private func weekdayAhead(_ weekday: Int) -> CivilDate { coming(weekday, including: true) }

  /// `this october`, `next march`: the coming one; `last december` the one before.
  private func determinedMonth(_ i: Int, _ at: Int, _ shift: Int, _ m: inout Moment) -> Int {
    let end = monthOrDay(at, &m)
    guard end != 0, m.year == 0, m.day == 0 || shift == 0 else { return 0 }
    let month = Int(m.month)
    let passed = month < self.month || month == self.month && shift != 0
    m.year = Int32(year + (shift < 0 ? (month < self.month ? 0 : -1) : passed ? 1 : 0))
    m.mayBePast = shift < 0
    return end
  }

  /// `this morning`, `next evening`, `last night`.
  private func determinedPart(_ i: Int, _ at: Int, _ shift: Int, _ isThis: Bool, _ m: inout Moment) -> Int {
    let end = part(at, &m)
    guard end != 0 else { return 0 }
    if m.hasHour, word(at) == .part, isPart(at, .noon) || isPart(at, .midnight) {
      m.fix(today.adding(days: m.isMidnight || now.time.hour >= 12 ? 1 : 0))
      return end
    }
    m.fix(today.adding(days: shift))
    m.mayBePast = true
    return end
  }

  /// `end of the month`, `eoy`, `start of next month`, `end of year`, `mid june`.
  func periodEnd(_ i: Int, _ m: inout Moment) -> Int {
    if word(i) == .eo, let unit = Unit(rawValue: Int16(truncatingIfNeeded: value(i))) {
      // The end of the day is a time.
      guard unit != .day else { return 0 }
      m.fix(last(of: unit, 0))
      return i + 1
    }
    let isEnd = word(i) == .endOf
    let isMiddle = word(i) == .middleOf
    guard isEnd || isMiddle || word(i) == .starting || word(i) == .early || word(i) == .late else { return 0 }
    var at = i + 1
    if isMark(at, "-"), isGlued(at) { at += 1 }
    let hasOf = word(at) == .of
    if hasOf { at += 1 }
    let isNear = word(at) == .next || word(at) == .this
    guard hasOf || isMiddle || word(i) == .early || word(i) == .late || isNear else {
      return 0
    }
    var span = Moment()
    var end = 0
    let named = word(skipThe(at)) == .next || word(skipThe(at)) == .this ? skipThe(at) + 1 : skipThe(at)
    if word(named) == .month {
      end = monthOrDay(named, &span)
      guard span.day == 0, end != 0 else { return 0 }
      var first = CivilDate(year: span.year == 0 ? year : Int(span.year), month: Int(span.month), clampingDay: 1)
      if span.year == 0, first.adding(months: 1) <= today { first = first.adding(months: 12) }
      fix(first, first.adding(months: 1).adding(days: -1), i, &m)
    } else if let (first, next) = quarter(named) {
      end = next
      fix(first, first.adding(months: 3).adding(days: -1), i, &m)
    } else {
      guard hasOf || isEnd || isNear else { return 0 }
      var unitAt = skipThe(at)
      var shift = 0
      if word(unitAt) == .next || word(unitAt) == .coming {
        shift = 1
        unitAt += 1
      } else if word(unitAt) == .this || word(unitAt) == .current || word(unitAt) == .my {
        unitAt += 1
      }
      if word(unitAt) == .working { unitAt += 1 }
      guard let unit = word(unitAt) == .workweek ? .week : unit(unitAt), !has(unitAt, .plural) else { return 0 }
      end = unitAt + 1
      guard unit == .week || unit == .month || unit == .quarter || unit == .year || unit == .weekend else { return 0 }
      let last = last(of: unit, shift)
      let first = first(of: unit, shift)
      fix(first, last, i, &m)
      // The start of a period that has begun is the next one's.
      if word(i) == .starting || word(i) == .early, shift == 0, first < today { m.fix(self.first(of: unit, 1)) }
    }
    return end
  }

  private func fix(_ first: CivilDate, _ last: CivilDate, _ i: Int, _ m: inout Moment) {
    switch word(i) {
    case .endOf, .late: m.fix(last)
    case .middleOf:
      // Wednesday of a week, the 15th of a month.
      let days = last.dayNumber - first.dayNumber
      m.fix(first.adding(days: days < 7 ? days / 3 : days < 31 ? 14 : days / 2))
    default: m.fix(first)
    }
  }

  func first(of unit: Unit, _ shift: Int) -> CivilDate {
    switch unit {
    case .month: CivilDate(year: year, month: month, clampingDay: 1).adding(months: shift)
    case .quarter: CivilDate(year: year, month: (month - 1) / 3 * 3 + 1, clampingDay: 1).adding(months: shift * 3)
    case .year: CivilDate(year: year + shift, month: 1, clampingDay: 1)
    case .weekend: coming(6, including: true).adding(days: shift * 7)
    default: weekStart(today).adding(days: shift * 7)
    }
  }

  func last(of unit: Unit, _ shift: Int) -> CivilDate {
    if unit == .weekend { return coming(7, including: true).adding(days: shift * 7) }
    return first(of: unit, shift + 1).adding(days: -1)
  }

  /// `week of november 30th`, `the week commencing february 4`.
  func weekOf(_ i: Int, _ m: inout Moment) -> Int {
    guard isUnit(i, .week) || isUnit(i, .weekend) else { return 0 }
    var at = i + 1
    guard word(at) == .of || word(at) == .starting else { return 0 }
    at += 1
    if word(at) == .on { at += 1 }
    at = skipThe(at)
    var date = Moment()
    var end = monthOrDay(at, &date)
    if end != 0, date.day == 0 {
      // `week of september.16th`
      end = 0
    }
    if end == 0 { date = Moment(); end = dayMonth(at, &date) }
    if end == 0 { date = Moment(); end = nthWeekday(at, &date) }
    if end == 0 { end = ordinalDate(at, &date) }
    if end == 0 { date = Moment(); end = numericDate(at, &date, isExpected: true) }
    if end == 0 { date = Moment(); end = weekday(at, &date) }
    guard end != 0, let day = resolveDay(date) else { return 0 }
    fix(&m, around: day, isWeekend: isUnit(i, .weekend))
    return end
  }

  /// The week that a day is in, or the weekend that it is in or that its week ends with.
  func fix(_ m: inout Moment, around day: CivilDate, isWeekend: Bool) {
    if isWeekend {
      m.fix(day.weekday == .sunday ? day.adding(days: -1) : day.adding(days: 6 - day.weekday.rawValue), .weekend)
    } else {
      m.fix(weekStart(day), .week)
    }
  }

  /// `week 31`, `in week 5 of 2027`: its Monday (ISO 8601 weeks).
  func weekNumber(_ i: Int, _ m: inout Moment, isExpected: Bool) -> Int {
    guard isExpected, isUnit(i, .week), !has(i, .plural), let number = number(i + 1), (1...53).contains(number.value),
      number.digits > 0, !continues(number.next), word(number.next) != .unit
    else { return 0 }
    var end = number.next
    var year = self.year
    var isSaid = false
    if let said = yearNumber(word(end) == .of || isMark(end, ",") ? end + 1 : end) {
      year = said.value
      end = said.next
      isSaid = true
    }
    func monday(_ year: Int) -> CivilDate {
      let fourth = CivilDate(year: year, month: 1, clampingDay: 4)
      return fourth.adding(days: 1 - fourth.weekday.rawValue + (number.value - 1) * 7)
    }
    var date = monday(year)
    if !isSaid, date.adding(days: 6) < today { date = monday(year + 1) }
    m.fix(date, .week)
    return end
  }

  /// `rest of the week`: from today to its last day.
  func restOf(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.length == nil, !d.from.hasDay else { return 0 }
    var at = word(i + 1) == .of ? i + 2 : i + 1
    while word(at) == .the || word(at) == .this || word(at) == .my || word(at) == .current { at += 1 }
    guard let unit = unit(at), at > i + 1 else { return 0 }
    let last: CivilDate
    if unit == .day {
      last = today
    } else if unit == .week || unit == .month || unit == .year || unit == .quarter {
      last = self.last(of: unit, 0)
    } else {
      return 0
    }
    d.from.fix(today)
    d.to.fix(last)
    d.hasEnd = true
    d.isWeak = false
    return at + 1
  }

  /// `this week and next`, `next week or the week after`: from today or the first of them on.
  func weekAndNext(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard isUnit(i + 1, .week), word(i + 2) == .and || word(i + 2) == .or || isMark(i + 2, "&"), d.length == nil,
      !d.from.hasDay
    else { return 0 }
    let isNext = word(i) == .next
    var end = i + 4
    if isNext {
      let week = skipThe(i + 3)
      guard isUnit(week, .week), word(week + 1) == .after else { return 0 }
      end = word(week + 2) == .next || spells(week + 2, "that") ? week + 3 : week + 2
    } else {
      guard word(i + 3) == .next, isUnit(end, .week) || tokens[end].kind != .word else { return 0 }
      if isUnit(end, .week) { end += 1 }
    }
    d.from.fix(isNext ? first(of: .week, 1) : today)
    d.to.fix(last(of: .week, isNext ? 2 : 1))
    d.hasEnd = true
    d.isWeak = false
    return end
  }
}
