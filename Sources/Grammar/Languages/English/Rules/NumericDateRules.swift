internal import Agenda
import Civil

extension EnglishDates {
  static let numericDate = DateRule(
    "date in figures",
    ["2026-12-03", "2026/12/03", "2026.12.03", "3/5", "13.5.2027", "8/1/2027", "3.5.", "09/2027", "2027-10"],
    at: .digits,
    .moment { parser, i, m, context in
      parser.numericDate(i, &m, isExpected: context.expectsDay || parser.isMarked)
    })
  static let yearFirst = DateRule(
    "year, then month", ["2027 april", "2027 Sept 4"], at: .numbers,
    .moment { parser, i, m, _ in parser.yearFirst(i, &m) })
  static let dayBeforeTime = DateRule(
    "day, then time", ["on 21, 8pm"], at: .digits,
    .moment { parser, i, m, context in parser.dayBeforeTime(i, &m, context) })
}

/// Dates in figures: `2026-12-03`, `3/5`, `09/2027`.
extension TemporalParser {
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
      let isInterval = isMark(i + 5, "/") && tokens[i + 6].digits == 4
      if continues(i + 5), !isMark(i + 5, "-"), !isLetter(i + 5, "t"), !isInterval { return 0 }
      return threeParts(i, first, second, third, mark, &m)
    }
    if !isTight, mark == 0x2E { return 0 }
    if first.digits == 4 || second.digits == 4 { return yearAndMonth(i, first, second, mark, isTight, &m) }
    guard first.digits <= 2, second.digits <= 2 else { return 0 }
    let end = i + 3
    if mark == 0x2E {
      // `3.5.`: two numbers with a full stop are a date only if one is expected, or if they are the whole text.
      if !isMark(end, "."),
        isDatedBefore(i, first, second) || isTimedBehind(end, second) || isOfWeekday(i, first, second)
          || end == count && isNoTime(first, second) && (i == 0 || isBehindName(i, first, second)),
        !continues(end)
      {
        return dayAndMonth(i, first.value, second.value, end, &m)
      }
      let isSpan = isMark(end + 1, "-") && isNumber(end + 2)
      guard isMark(end, "."), isGlued(end), second.value <= 12, i == 0 || word(i - 1) != .at,
        isExpected || isSpan
          || end + 1 == count && (i == 0 || conventions.dateOrder == .dayFirst && isNamedBefore(i) && !numbers(i - 1))
          || isDated(i, end + 1),
        !isGlued(end + 1) || isMark(end + 1, "-")
      else {
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

  /// True if the person writes days first and the word before two numbers rules out a time: `on 4.12`, or `till 30.11`,
  /// which no clock shows.
  private func isDatedBefore(_ i: Int, _ day: Number, _ month: Number) -> Bool {
    guard i > 0, conventions.dateOrder == .dayFirst, (1...12).contains(month.value), month.digits == 2 else {
      return false
    }
    switch word(i - 1) {
    case .on, .except: return true
    case .until, .by, .before, .from: return (24...31).contains(day.value)
    default: return false
    }
  }

  /// True if the person writes days first and two numbers are hardly a time: `23.02`.
  private func isNoTime(_ day: Number, _ month: Number) -> Bool {
    conventions.dateOrder == .dayFirst && (1...12).contains(month.value) && month.digits == 2
      && (1...31).contains(day.value) && (day.value > 23 || month.value % 5 != 0)
  }

  /// True if two numbers that end a line are the day of the thing named before them: `insurance 12.06`. Prices and
  /// versions are not written like this.
  private func isBehindName(_ i: Int, _ day: Number, _ month: Number) -> Bool {
    i > 1 && day.digits == 2 && month.value < 10 && isNamedBefore(i)
  }

  /// True if the word before figures may be the name of what is then: neither a word for a time nor one before a
  /// number.
  private func isNamedBefore(_ i: Int) -> Bool {
    i > 0 && tokens[i - 1].kind == .word && word(i - 1) == .unknown && tokens[i].isSpaced
      && !EnglishDates.beforeFigures.contains { spells(i - 1, $0) }
  }

  /// True if the person writes days first and two numbers are a date of the weekday before them: `monday 22.02`.
  private func isOfWeekday(_ i: Int, _ day: Number, _ month: Number) -> Bool {
    guard i > 0, word(i - 1) == .weekday, conventions.dateOrder == .dayFirst, month.digits == 2 else { return false }
    return [year, year + 1].contains { year in
      guard let date = CivilDate(year: year, month: month.value, day: day.value) else { return false }
      return date >= today && date.dayNumber - today.dayNumber < 366 && date.weekday.rawValue == value(i - 1)
    }
  }

  /// True if the person writes days first and an hour follows two numbers: `visit 3.12 at 9.15`, `train 5.12 6:42`.
  private func isTimedBehind(_ end: Int, _ month: Number) -> Bool {
    conventions.dateOrder == .dayFirst && (1...12).contains(month.value) && month.digits == 2
      && (word(end) == .at && isNumber(end + 1) || word(end) == .on && isNumber(end + 1) && isMark(end + 2, ":")
        || isNumber(end) && isMark(end + 1, ":"))
  }

  /// True if the person writes days first, and either the line begins with two numbers with full stops (`1.12.
  /// meeting`) or a time follows them (`dentist 24.11. 9:15`).
  private func isDated(_ i: Int, _ end: Int) -> Bool {
    guard conventions.dateOrder == .dayFirst else { return false }
    let at = word(end) == .at || spells(end, "um") ? end + 1 : end
    return i == 0 && tokens[end].kind == .word || isMarkedTime(at)
  }

  /// `20270102`
  func compactDate(_ i: Int, _ m: inout Moment) -> Int {
    let (year, month, day) = (value(i) / 10_000, value(i) / 100 % 100, value(i) % 100)
    guard (1990...2199).contains(year), CivilDate(year: year, month: month, day: day) != nil else { return 0 }
    m.year = Int32(year)
    m.month = Int8(month)
    m.day = Int8(day)
    let isTimed = isLetter(i + 1, "t") && isGlued(i + 1) && isNumber(i + 2)
    guard isTimed || !continues(i + 1) else { return 0 }
    return isTimed ? i + 2 : i + 1
  }

  func dayAndMonth(_ i: Int, _ first: Int, _ second: Int, _ end: Int, _ m: inout Moment) -> Int {
    guard let (day, month) = ordered(first, second) else { return 0 }
    guard day <= CivilDate.days(inMonth: month, of: 2024) else {
      guard i > 0, word(i - 1) == .on || word(i - 1) == .by || word(i - 1) == .due else { return 0 }
      (m.day, m.month, m.isImpossible) = (Int8(day), Int8(month), true)
      return end
    }
    m.day = Int8(day)
    m.month = Int8(month)
    return end
  }

  /// Day and month by the person's order; an impossible order is read the other way.
  func ordered(_ first: Int, _ second: Int) -> (day: Int, month: Int)? {
    let (day, month) = conventions.dateOrder == .dayFirst ? (first, second) : (second, first)
    if (1...12).contains(month), (1...31).contains(day) { return (day, month) }
    if (1...12).contains(day), (1...31).contains(month) { return (month, day) }
    return nil
  }

  func threeParts(
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
      // `locker code 31-7-19` is of no year that is past.
      if third.digits == 2, year < self.year, i > 0, tokens[i - 1].kind == .word, numbers(i - 1) { return 0 }
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
      let isWritten = mark == 0x2D && second.digits == 2 && third.digits == 2
      guard first.digits == 4 && (month <= 12 && day <= 31 || isWritten) || third.digits == 4 else { return 0 }
      m.day = Int8(min(day, 99))
      m.month = Int8(min(month, 99))
      m.isImpossible = true
      return third.next
    }
    m.day = Int8(day)
    m.month = Int8(month)
    // `2015-03-28T17:00`
    if isLetter(third.next, "t"), isGlued(third.next), isGlued(third.next + 1) { return third.next + 1 }
    return third.next
  }

  func yearAndMonth(
    _ i: Int, _ first: Number, _ second: Number, _ mark: UInt8, _ isTight: Bool, _ m: inout Moment
  ) -> Int {
    let (year, month) = first.digits == 4 ? (first.value, second) : (second.value, first)
    guard (1900...2199).contains(year), (1...12).contains(month.value), month.digits <= 2 else { return 0 }
    guard !continues(i + 3), mark != 0x2E || first.digits == 4 else { return 0 }
    m.year = Int32(year)
    m.month = Int8(month.value)
    m.grain = .month
    return i + 3
  }

  /// `2012/aug/10`, `2020-Sep-23`.
  func yearMonthName(_ i: Int, _ m: inout Moment) -> Int {
    guard tokens[i].digits == 4, word(i + 2) == .month, tokens[i + 3].kind == .mark, isNumber(i + 4), isGlued(i + 4),
      (1...31).contains(value(i + 4))
    else { return 0 }
    m.year = Int32(value(i))
    m.month = Int8(value(i + 2))
    m.day = Int8(value(i + 4))
    return i + 5
  }

  /// `2027 april`, `2027 Sept 4`; `in 2027`.
  func yearFirst(_ i: Int, _ m: inout Moment) -> Int {
    guard let year = yearNumber(i), word(year.next) == .month else { return 0 }
    var rest = Moment()
    let end = monthOrDay(year.next, &rest)
    guard end != 0, rest.year == 0 else { return 0 }
    m = rest
    m.year = Int32(year.value)
    return end
  }
}
