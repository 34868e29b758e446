internal import Agenda
import Civil
internal import Foundation

extension EnglishDates {
  static let inUnits = DateRule(
    "in N units",
    ["in 3 days", "in 20 minutes", "in an hour and a half", "in a couple of weeks", "in 2h30", "after 2 weeks"],
    at: .quantities + .words(.about, .around),
    .part { parser, i, d, _ in
      let short = parser.shortUnits(i, &d)
      return short == 0 ? parser.fromNow(i, &d) : short
    })
  static let betweenUnits = DateRule(
    "in N to M units", ["in 2-3 days", "3 to 5 weeks ago"], at: .numbers,
    .part { parser, i, d, _ in parser.betweenUnits(i, &d) })
  static let plusUnitsFromNow = DateRule(
    "+N units", ["+5 days"], at: .marks,
    .moment { parser, i, m, _ in parser.plusUnitsFromNow(i, &m) })
  static let unitsFrom = DateRule(
    "N units from day",
    [
      "2 weeks from tomorrow", "a week from today", "5 hours after noon", "3 days before christmas", "2 days later",
      "an hour from now", "ten minutes ago",
    ],
    at: .numbers + .words(.couple, .few, .several, .another, .a, .half, .quarter),
    .moment { parser, i, m, _ in parser.unitsFrom(i, &m) })
  static let weekdaysFromNow = DateRule(
    "N weekdays from now", ["3 fridays from now"], at: .numbers,
    .moment { parser, i, m, _ in parser.weekdaysFromNow(i, &m) })
  static let unitFrom = DateRule(
    "unit from day",
    ["the day before christmas", "week after easter"],
    at: .words(.unit),
    .moment { parser, i, m, _ in parser.unitFrom(i, &m) })
  static let unitBefore = DateRule(
    "unit before", ["the day before", "an hour before"], at: .words(.unit, .the, .a),
    .part { parser, i, d, _ in
      guard d.length == nil, let length = parser.unitBefore(i) else { return 0 }
      d.length = length
      d.isWeak = false
      return length.next
    })
  static let within = DateRule(
    "within N units", ["within two weeks", "next 3 days", "over the next few hours"],
    at: .quantities + .words(.the, .next, .coming),
    .part { parser, i, d, _ in parser.upTo(i, &d) })
  static let plusUnits = DateRule(
    "day + N units", ["now + 2 hours", "next tuesday +10 days"], at: .anything,
    .continuation { parser, i, d in parser.plusUnits(i, &d) })
}

/// Lengths of time from now, or from another day or time.
extension TemporalParser {
  /// Sets the moment at that length from now: a day for days and longer units, a time for hours and shorter ones.
  func move(_ length: Length, sign: Int, _ m: inout Moment) {
    m.mayBePast = sign < 0
    if length.clock == 0 || length.unit.rawValue >= Unit.day.rawValue && length.hasFraction {
      let seconds = length.hasFraction ? length.clock : 0
      let moved = CivilDateTime(day(today, plus: length, sign: sign), now.time).adding(seconds: sign * seconds)
      m.fix(moved.date)
      if length.unit == .week || length.unit == .fortnight { m.isWeeksAhead = true }
      if length.unit == .year, length.days == 0, length.clock == 0 { m.isYearsAhead = true }
    } else {
      let instant = zone.instant(of: now)
      let base = CivilDateTime(day(today, plus: length, sign: sign), now.time)
      // Hours are counted through a change of the clock, days are not.
      let start = base == now ? instant : zone.instant(of: base)
      let moved = zone.local(at: start.addingTimeInterval(Double(sign * min(length.clock, 1 << 40))))
      m.fix(moved.date)
      m.set(moved.time.hour, moved.time.minute, .exact)
      m.second = Int8(moved.time.second)
    }
  }

  /// Behind `in`: `3 days`, `an hour's time`, `2 more minutes`.
  func inUnits(_ i: Int, _ m: inout Moment) -> Int {
    var at = i
    if word(at) == .about || word(at) == .around || isMark(at, "~") { at += 1 }
    guard let length = length(at) else { return 0 }
    move(length, sign: 1, &m)
    var end = length.next
    if isMark(end, "'") { end += 1 }
    if word(end) == .time { end += 1 }
    if word(end) == .from, word(end + 1) == .now { end += 2 }
    return end
  }

  /// `+5 days`
  func plusUnitsFromNow(_ i: Int, _ m: inout Moment) -> Int {
    guard isMark(i, "+"), isGlued(i + 1), let length = length(i + 1), !length.isDoubtful else { return 0 }
    move(length, sign: 1, &m)
    return length.next
  }

  /// `renew lease 4d`: the last word of a line, as short for `in 4 days`.
  func shortUnits(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.length == nil, !d.from.hasDay, !d.from.hasTime, d.cycle == nil, i > 0, i + 2 == count, isGlued(i + 1),
      tokens[i].flags.contains(.spaced), tokens[i].digits <= 2,
      value(i) > 0, tokens[i - 1].kind == .word, !word(i - 1).isPreposition, word(i - 1) != .every,
      word(i - 1) != .another, word(i - 1) != .after, word(i - 1) != .for, !spells(i - 1, EnglishDates.beforeLengths)
    else { return 0 }
    let most: Int
    switch true {
    case isLetter(i + 1, "d"): most = 99
    case isLetter(i + 1, "w"): most = 26
    case spells(i + 1, "mo"): most = 36
    case isLetter(i + 1, "y"): most = 10
    default: return 0
    }
    // `watch avatar 3d`
    let isPicture = isLetter(i + 1, "d") && value(i) < 4 && spells(0, EnglishDates.ofPictures)
    guard value(i) <= most, !isPicture, let length = length(i), length.next == count else { return 0 }
    move(length, sign: 1, &d.from)
    d.isWeak = false
    return count
  }

  /// `3 fridays from now`
  func weekdaysFromNow(_ i: Int, _ m: inout Moment) -> Int {
    guard let number = number(i), word(number.next) == .weekday, number.value > 0, number.value < 100 else { return 0 }
    let at = number.next + 1
    guard word(at) == .from, word(at + 1) == .now || word(at + 1) == .today else { return 0 }
    let first = coming(value(number.next), including: false)
    m.fix(first.adding(days: (number.value - 1) * 7))
    return at + 2
  }

  /// Behind a length: `from now`, `later`, `ago`, `from tomorrow`, `after January 12th`, `before noon`.
  func unitsFrom(_ i: Int, _ m: inout Moment) -> Int {
    guard let length = length(i) else { return 0 }
    let at = length.next
    switch word(at) {
    case .later, .hence, .ago:
      move(length, sign: word(at) == .ago ? -1 : 1, &m)
      return at + 1
    case .on
    where length.days > 0 && length.days % 7 == 0 && length.months == 0 && length.unit != .day
      && word(at + 1) == .weekday:
      // `a week on tuesday`
      m.fix(coming(value(at + 1), including: false).adding(days: length.days))
      return at + 2
    case .today where length.days % 7 == 0 && length.days > 0 && length.clock == 0 && length.unit != .day,
      .tomorrow where length.days % 7 == 0 && length.days > 0 && length.clock == 0 && length.unit != .day:
      // `a week today`, `a fortnight tomorrow`
      guard !isBeforeNoun(at + 1) else { return 0 }
      m.fix(today.adding(days: length.days + (word(at) == .today ? 0 : 1)))
      return at + 1
    case .from, .after, .before:
      let sign = word(at) == .before ? -1 : 1
      var next = skipThe(at + 1)
      if spells(next, "right") { next += 1 }
      if word(next) == .now {
        move(length, sign: sign, &m)
        return next + 1
      }
      var anchor = Moment()
      let end = anchorMoment(next, &anchor)
      guard end != 0 else { return 0 }
      guard var base = resolve(anchor) else { return 0 }
      // `147 days after 5 november` counts from the last one, if that was not long ago.
      if sign > 0, anchor.month != 0, anchor.day != 0, anchor.year == 0,
        base.date.dayNumber - today.dayNumber > 183, case let last = base.date.adding(months: -12),
        day(last, plus: length, sign: sign) > today
      {
        base.date = last
      }
      let moved = day(base.date, plus: length, sign: sign)
      if length.clock != 0 || anchor.hasHour {
        let time = base.time ?? .midnight
        let sum = CivilDateTime(moved, time).adding(seconds: sign * length.clock)
        m.fix(sum.date)
        m.set(sum.time.hour, sum.time.minute, .exact)
      } else {
        m.fix(moved)
      }
      return end
    default:
      return 0
    }
  }

  /// `in 2-3 days`, `3 to 5 weeks ago`, `within one to two months`: from the shorter to the longer.
  func betweenUnits(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.length == nil, !d.from.hasDay, !d.from.hasTime, let first = number(i), first.value < 10_000 else {
      return 0
    }
    let at = word(first.next) == .or ? first.next + 1 : connector(first.next)
    guard at != 0, let last = number(at), last.value > first.value, last.value < 10_000, let unit = unit(last.next)
    else { return 0 }
    guard tokens[last.next].end - tokens[last.next].start > 1 else { return 0 }
    var end = last.next + 1
    var sign = 1
    switch word(end) {
    case .ago:
      sign = -1
      end += 1
    case .later, .hence: end += 1
    case .from where word(end + 1) == .now: end += 2
    default:
      guard !d.leads.isDisjoint(with: [.in, .within, .after]) else { return 0 }
      if word(end) == .time { end += 1 }
    }
    var bounds = [first.value, last.value]
    if sign < 0 { bounds.reverse() }
    for (index, value) in bounds.enumerated() {
      var length = Length(next: end)
      length.unit = unit
      add(value * 1000, unit, to: &length)
      if index == 0 { move(length, sign: sign, &d.from) } else { move(length, sign: sign, &d.to) }
    }
    d.hasEnd = true
    d.isWeak = false
    return end
  }

  /// `an hour before`, `the day before`: the length before something whose date is unknown.
  func unitBefore(_ i: Int) -> Length? {
    let at = word(i) == .the || word(i) == .a ? i + 1 : i
    guard let unit = unit(at), !has(at, .plural), tokens[at].end - tokens[at].start > 1, word(at) != .ordinal,
      word(at + 1) == .before, unit == .day || unit == .hour || unit == .week || unit == .minute
    else { return nil }
    // A day may follow: `the day before christmas` is a day.
    guard !TemporalParser.mayStart(tokens, at + 2) else { return nil }
    var length = Length(next: at + 2)
    length.unit = unit
    add(1000, unit, to: &length)
    return length
  }

  /// The day or time from which something is counted.
  private func anchorMoment(_ i: Int, _ m: inout Moment) -> Int {
    guard let anchor = counting else { return 0 }
    let end = anchor.moment(i, &m, in: PartialExpression(start: i))
    guard end != 0 else { return 0 }
    return anchor.extend(end, &m)
  }

  /// `the day before christmas`, `week after easter`: one unit from a day.
  func unitFrom(_ i: Int, _ m: inout Moment) -> Int {
    guard isUnit(i, .day) || isUnit(i, .week), !has(i, .plural), word(i + 1) == .before || word(i + 1) == .after else {
      return 0
    }
    var anchor = Moment()
    let end = anchorMoment(skipThe(i + 2), &anchor)
    guard end != 0, anchor.hasDay, let base = resolve(anchor) else { return 0 }
    let days = isUnit(i, .day) ? 1 : 7
    m.fix(base.date.adding(days: word(i + 1) == .before ? -days : days))
    if anchor.hasTime { m.takeTime(anchor) }
    return end
  }

  /// `now + 2 hours`, `next tuesday +10 days`.
  func plusUnits(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard isMark(i, "+") || isMark(i, "-") && word(i - 1) == .now, d.from.hasDay, d.cycle == nil, !d.hasEnd,
      let length = length(i + 1), let base = resolve(d.from)
    else { return 0 }
    let sign = isMark(i, "+") ? 1 : -1
    let moved = day(base.date, plus: length, sign: sign)
    let sum = CivilDateTime(moved, base.time ?? .midnight).adding(seconds: sign * length.clock)
    var result = Moment()
    result.fix(sum.date)
    if base.time != nil || length.clock != 0 { result.set(sum.time.hour, sum.time.minute, .exact) }
    d.from = result
    return length.next
  }
}
