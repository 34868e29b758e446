internal import Agenda
import Civil

/// Days of the month without its name.
extension TemporalParser {
  /// `the 27th`, `10th of next month`; `on the 17` and `on 15, 8pm` without an ordinal's ending.
  func dayOfMonth(_ i: Int, _ m: inout Moment, _ context: inout MomentContext) -> Int {
    if word(i) == .the || word(i) == .this { return articledDay(i + 1, &m, context) }
    guard ordinal(i) != nil else { return 0 }
    let end = ordinalDate(i, &m)
    guard end != 0, !countsNoun(i, end, m, context) else { return 0 }
    // `monday first lecture`
    if context.hasWeekday, !isNumber(i), i > 0, word(i - 1) == .weekday, isBeforeNoun(end) { return 0 }
    // `pick up jo first at 7:30` says what comes first.
    if !isNumber(i), i > 0, tokens[i - 1].word == .unknown, m.fixed == Moment.unset, m.month == 0, context.leads.isEmpty
    {
      return 0
    }
    context.isWeak = m.fixed == Moment.unset && m.month == 0 && !isFreeOrdinal(i, end, context)
    return end
  }

  /// `after first frost`, `before the 2nd lesson`: an ordinal that counts the noun behind it. `before the 5th pay rent`
  /// begins with its day.
  private func countsNoun(_ i: Int, _ end: Int, _ m: Moment, _ context: MomentContext) -> Bool {
    guard m.isDayOfMonth, isBeforeNoun(end), ordinal(i)?.next == end,
      !context.leads.isDisjoint(with: [.after, .deadline]),
      !context.leads.contains(.on)
    else { return false }
    let first = i > 0 && word(i - 1) == .the ? i - 1 : i
    return first > 1
  }

  /// `on the 17 from 2pm`, `in the day 25`: from behind its article.
  private func articledDay(_ start: Int, _ m: inout Moment, _ context: MomentContext) -> Int {
    let isNamedDay = isUnit(start, .day) && !has(start, .plural)
    let i = isNamedDay ? start + 1 : start
    guard isNumber(i), ordinal(i) == nil, let number = number(i), (1...31).contains(number.value), number.digits <= 2,
      !continues(number.next)
    else { return 0 }
    // `The 12 I arrive in Lyon`
    if start == 1, spells(number.next, ["i", "we"]) {
      m.day = Int8(number.value)
      return number.next
    }
    guard
      tokens[number.next].kind != .word
        || word(number.next) != .unknown && word(number.next) != .counted && word(number.next) != .unit
          && word(number.next) != .month,
      isNamedDay || !context.leads.isDisjoint(with: [.on, .deadline, .from, .between]) || isHourBehind(number.next)
    else { return 0 }
    m.day = Int8(number.value)
    return number.next
  }

  /// `the 15 at 4`, `the 22 in the afternoon`
  private func isHourBehind(_ i: Int) -> Bool {
    if word(i) == .in, word(i + 1) == .the, word(i + 2) == .part { return true }
    var time = Moment()
    return word(i) == .at && clock(i + 1, &time, [.hour]) != 0
  }

  /// `on 15, 8pm`: from the number on.
  func dayBeforeTime(_ i: Int, _ m: inout Moment, _ context: MomentContext) -> Int {
    guard context.leads.contains(.on), !context.hasDay, let day = dayNumber(i), day.digits > 0, isMark(day.next, ",")
    else { return 0 }
    var time = Moment()
    guard clock(day.next + 1, &time, []) != 0 else { return 0 }
    m.day = Int8(day.value)
    return day.next
  }

  /// `^27`
  func markedDay(_ i: Int, _ m: inout Moment) -> Int {
    guard isMarked, isNumber(i), tokens[i].digits == 2, (25...31).contains(value(i)), standsFree(i) else { return 0 }
    m.day = Int8(value(i))
    return i + 1
  }

  /// True if an ordinal alone is a day of the month: `15th`, `on the first`; not `15th floor`, `second attempt`.
  private func isFreeOrdinal(_ i: Int, _ end: Int, _ context: MomentContext) -> Bool {
    if word(end) == .ranked || word(end) == .counted { return false }
    if word(end) == .unit || word(end) == .time || word(end) == .last { return false }
    if context.expectsDay || !context.leads.isDisjoint(with: [.around, .for]) { return true }
    let isDigits = isNumber(i)
    let isAlone = i <= 1 && end == count
    return isAlone || isDigits && (tokens[end].kind != .word || tokens[end].word != .unknown)
  }

  /// The month of a day that begins `mon 18 - sun 24 jan`; nil unless a weekday with its day and month ends the span.
  private func monthOfSpan(_ i: Int, from day: Int) -> Int? {
    var at = connector(i)
    guard at != 0, word(at) == .weekday else { return nil }
    at = skipThe(skipComma(at + 1))
    var last = Moment()
    guard dayNumber(at) != nil, dayMonth(at, &last) != 0, last.month != 0, last.day > day else { return nil }
    return Int(last.month)
  }

  /// True if a day of the month comes on that weekday within three months: `monday 2nd draft` has no such day in mind.
  func isSoon(_ day: Int, on weekday: Int, weeks: Int = 13) -> Bool {
    let first = coming(weekday, including: true)
    return (0..<weeks).contains { first.adding(days: $0 * 7).day == day }
  }

  /// True if an hour or hours follow that can be nothing else: `fri 4 10am`, `fri 4 10-11am`.
  private func isBeforeHour(_ i: Int) -> Bool {
    var hour = Moment()
    if clock(i, &hour, []) != 0, !hour.isBare || isMark(i + 1, ":") { return true }
    var hours = PartialExpression(start: i)
    return timeRange(i, &hours, .day) != 0 && !(hours.from.isBare && hours.to.isBare)
  }

  /// `friday 31`, `Saturday 2nd`, `monday the twenty fourth`: a day of the month behind a weekday.
  func dayOfWeekday(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.from.weekday != 0, d.from.day == 0, d.from.fixed == Moment.unset, !d.from.isBare, d.cycle == nil else {
      return 0
    }
    let at = skipThe(i)
    // `monday at 14` is an hour of it.
    if d.leads.contains(.at), ordinal(at) == nil { return 0 }
    guard let day = dayNumber(at), tokens[at].kind == .number || ordinal(at) != nil else { return 0 }
    let entry = at == i && ordinal(at) == nil ? diaryEntry(at, day, &d) : 0
    if entry != 0 { return entry }
    // `monday first thing`, `tuesday second coat`
    if at == i, isBeforeNoun(day.next), !isNumber(at) || !isSoon(day.value, on: Int(d.from.weekday)) { return 0 }
    var m = Moment()
    if let month = monthOfSpan(day.next, from: day.value) {
      (d.from.day, d.from.month, d.isWeak) = (Int8(day.value), Int8(month), false)
      return day.next
    }
    if ordinal(at) == nil {
      // `by sunday night, 28 of them`
      if spells(day.next, "of"), spells(day.next + 1, "them") { return 0 }
      // `gym thu 15 min`
      if word(day.next) == .unit { return 0 }
      let hasHour = isBeforeHour(day.next) && isSoon(day.value, on: Int(d.from.weekday), weeks: 4)
      guard !continues(day.next), meridiem(day.next) == nil, hasHour || standsFree(at), connector(day.next) == 0,
        clock(at, &m, []) == 0
      else { return 0 }
      if dayMonth(at, &m) != 0 { return 0 }
      // Twelve and less is an hour, unless one follows or the coming day of that name has just that number.
      if day.value <= 12, !hasHour, coming(Int(d.from.weekday), including: true).day != day.value { return 0 }
    } else if dayMonth(at, &m) != 0 {
      return 0
    }
    d.from.day = Int8(day.value)
    d.isWeak = false
    return day.next
  }
}
