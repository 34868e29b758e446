internal import Agenda
import Civil

extension EnglishDates {
  static let dayRange = DateRule(
    "day to day of month", ["3-5 May", "from the 13th to the 15th of July", "ninth through seventeenth of april"],
    at: .numbers + .words(.the), .part { parser, i, d, _ in parser.dayRange(i, &d) })
}

/// From one day of a month to another.
extension TemporalParser {
  /// `3-5 May`, `from 13 to the 15th of July`, `29 / 30 August`.
  func dayRange(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard !d.hasEnd, d.cycle == nil || !d.from.hasHour, !d.from.isExactDay else { return 0 }
    let start = skipThe(i)
    guard let first = dayNumber(start), mayJoinDays(first.next) else { return 0 }
    let list = dayList(start, &d)
    if list != 0 { return list }
    var at = connector(first.next, isBetween: true)
    if at == 0, isMark(first.next, "/") { at = first.next + 1 }
    guard at != 0 else { return 0 }
    at = skipThe(at)
    var last = Moment()
    var end = dayMonth(at, &last)
    if end == 0 { end = dottedDay(at, &last, behind: first) }
    if end == 0, d.from.month != 0, d.from.grain == .month, let second = dayNumber(at) {
      // `Feb between 2-7`
      last.day = Int8(second.value)
      last.month = d.from.month
      last.year = d.from.year
      end = second.next
      if last.year == 0, let year = yearNumber(skipComma(end)) {
        last.year = Int32(year.value)
        end = year.next
      }
    }
    guard end != 0, !isHour(first, at: i, before: Int(last.day)) else { return 0 }
    // `Paper 1 - 13 May - 9:00am`: dashes between parts are none of a range.
    if isSpacedDash(first.next), isSpacedDash(end) { return 0 }
    if d.from.month != 0 {
      guard d.from.month == last.month else { return 0 }
    } else if d.from.hasDay {
      return 0
    }
    d.from.day = Int8(first.value)
    d.from.month = last.month
    d.from.year = last.year
    d.from.grain = .day
    d.to.takeDay(last)
    d.hasEnd = true
    d.isWeak = false
    return end
  }

  /// True if another day may follow: most days stand alone.
  private func mayJoinDays(_ i: Int) -> Bool {
    switch tokens[i].kind {
    case .number, .mark: true
    case .word: connector(i, isBetween: true) != 0 || word(i) == .or || ordinal(i) != nil
    case .barrier, .end: false
    }
  }

  /// `3rd and 10th December`, `17, 18 and 19 december at 7pm`, `14th 15th 16th jan`: days of one month that are no range.
  /// Two in a row are one unless an hour follows. Behind a refusal, `or` joins them as well: `no gym 23rd, 28th or 30th
  /// dec`. `25 26 27 dec` are days as well.
  private func dayList(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard !isMarked, !hasPace, d.leads.isDisjoint(with: [.between, .from]), !d.from.hasDay, var last = dayNumber(i)
    else { return 0 }
    let first = last.value
    var others: UInt32 = 0
    var at = last.next
    let mayChoose = spells(0, EnglishDates.refusals)
    while true {
      let isRow = isNumber(at) && at == last.next && tokens[at].isSpaced && value(at) == last.value + 1
      let isBeside = ordinal(i) != nil && ordinal(at) != nil || isRow && ordinal(i) == nil
      guard isBeside || isMark(at, ",") || isMark(at, "&") || word(at) == .and || mayChoose && word(at) == .or else {
        return 0
      }
      let next = isBeside ? at : skipThe(isMark(at, ",") && word(at + 1) == .and ? at + 2 : at + 1)
      guard let day = dayNumber(next), day.value > last.value else { return 0 }
      others |= 1 << UInt32(day.value)
      var end = Moment()
      let behind = dayMonth(next, &end)
      if behind != 0 {
        let isPair = others.nonzeroBitCount == 1 && day.value == first + 1
        guard !isMark(at, ","), !isRow || others.nonzeroBitCount > 1,
          word(behind) == .at || isMarkedTime(behind) || !isPair,
          day.value <= CivilDate.days(inMonth: Int(end.month), of: 2023)
        else { return 0 }
        d.from.takeDay(end)
        d.from.day = Int8(first)
        d.otherDays = others
        d.isWeak = false
        return behind
      }
      (last, at) = (day, day.next)
    }
  }

  /// True if the first number is an hour, and the day behind it the last of a repeat: `every day at 8 until 5 december`.
  private func isHour(_ first: Number, at i: Int, before last: Int) -> Bool {
    guard i > 0, word(i - 1) == .at || word(i - 1) == .around, !isMark(first.next, "-"), ordinal(i) == nil else {
      return false
    }
    return hasPace || first.value > last
  }

  /// `27.12` of `24-27.12`, if the person writes days first and it cannot be a time.
  private func dottedDay(_ i: Int, _ last: inout Moment, behind first: Number) -> Int {
    guard conventions.dateOrder == .dayFirst, isNumber(i), isMark(i + 1, "."), isGlued(i + 1), isNumber(i + 2),
      isGlued(i + 2), tokens[i + 2].digits == 2, (1...12).contains(value(i + 2)), first.value < value(i),
      value(i) > 23 || value(i + 2) % 5 != 0, !continues(i + 3) || isMark(i + 3, ".") && !isGlued(i + 4)
    else { return 0 }
    let end = isMark(i + 3, ".") && isGlued(i + 3) ? i + 4 : i + 3
    return dayAndMonth(i, value(i), value(i + 2), end, &last)
  }

  private func isSpacedDash(_ i: Int) -> Bool { isMark(i, "-") && !isGlued(i) && !isGlued(i + 1) }
}
