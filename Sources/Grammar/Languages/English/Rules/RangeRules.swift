internal import Agenda
import Civil

extension EnglishDates {
  static let timeRange = DateRule(
    "time to time",
    [
      "14:30-15:15", "from 2 to 3pm", "1-2pm", "between 5 and 6 in the afternoon", "9-5 tuesday", "14:00 - 90 min",
      "9:00am - 1h30", "8:15am back by 4:30pm",
    ],
    at: .words(.part, .cardinal, .half, .quarter, .a, .eo, .endOf, .unknown) + .digits,
    .part { parser, i, d, around in parser.timeRange(i, &d, around) })
  static let rangeEnd = DateRule(
    "from ... to", ["28 Nov to 2 Dec", "monday to friday", "July 13 - 15", "4pm today to 5pm tomorrow"],
    at: .anything, .continuation { parser, i, d in parser.rangeEnd(i, &d) })
  static let hoursOfDays = DateRule(
    "hours of days", ["mon to fri 9-5", "9-5 mon-fri", "5-7 dec 10am-4pm"], at: .anything,
    .continuation { parser, i, d in parser.hoursOfDays(i, &d) })
}

/// From one moment to another.
extension TemporalParser {
  /// Returns the index behind `-`, `to`, `until`, `through` (and behind `and` after `between`); 0 if there is no such
  /// word.
  func connector(_ i: Int, isBetween: Bool = false) -> Int {
    switch word(i) {
    case .to, .until, .through: return i + 1
    case .and: return isBetween ? i + 1 : 0
    case .unknown where isBetween && isMark(i, "&"): return i + 1
    case .unknown where isMark(i, "/") && isGlued(i) && tokens[i + 1].digits == 4 && isMark(i + 2, "-"):
      // `2026-11-28/2026-12-02` (ISO 8601-1, 5.5)
      return i + 1
    case .ending: return word(i + 1) == .on || word(i + 1) == .at ? i + 2 : i + 1
    case .unknown:
      guard isMark(i, "-"), isMark(i + 1, "-") || isGlued(i) == isGlued(i + 1) || isGlued(i + 1) == false else {
        return 0
      }
      return isMark(i + 1, "-") ? i + 2 : i + 1
    default: return 0
    }
  }

  /// A range that begins with a bare number or a time: `3-5 May`, `from 2 to 3pm`, `9-5 tuesday`.
  func range(_ i: Int, _ d: inout PartialExpression, _ around: Surroundings) -> Int {
    let end = dayRange(i, &d)
    return end != 0 ? end : timeRange(i, &d, around)
  }

  /// `from 2 to 3pm`, `9-5`, `14:00 - 90 min`.
  func timeRange(_ i: Int, _ d: inout PartialExpression, _ around: Surroundings) -> Int {
    let isBetween = d.leads.contains(.between)
    guard !d.hasEnd, !d.from.hasHour, mayGoOn(i, isBetween: isBetween) else { return 0 }
    var first = Moment()
    var end = clock(i, &first, around.union(.range))
    guard end != 0 else { return 0 }
    var part = Moment()
    let partEnd = partBehind(end, &part)
    if partEnd != 0, connector(partEnd, isBetween: isBetween) != 0 {
      first.part = part.part
      end = partEnd
    }
    var at = connector(end, isBetween: isBetween)
    if at == 0, !first.isBare { at = returning(end) }
    guard at != 0 else { return 0 }
    if !first.isBare, let length = lengthBehind(at, first) {
      let part = d.from.part
      d.from.takeTime(first)
      if d.from.part == .none { d.from.part = part }
      d.length = length
      d.isWeak = false
      return length.next
    }
    let start = word(at) == .at || word(at) == .around ? at + 1 : at
    var last = Moment()
    let lastEnd = clock(start, &last, [.range, .hour])
    guard lastEnd != 0 else { return 0 }
    let range = TimesOfRange(first: first, last: last, start: i, end: end, lastStart: start, lastEnd: lastEnd)
    guard isRange(range, d, around) else { return 0 }
    let ownPart = d.from.part
    d.from.takeTime(first)
    if first.part == .none { d.from.part = ownPart }
    d.from.isImpossible = first.isImpossible || last.isImpossible
    d.to.takeTime(last)
    d.hasEnd = true
    d.isTimeRange = true
    d.isWeak = false
    // `meeting 2-3pm next day` is on that day.
    let later = d.from.hasDay || minutes(last) <= minutes(first) ? nextDay(lastEnd) : 0
    d.to.isDayLater = later != 0
    return later == 0 ? lastEnd : later
  }

  /// Returns the index behind `next day`, `the following day`; 0 if there are no such words.
  private func nextDay(_ i: Int) -> Int {
    let at = word(i) == .on ? skipThe(i + 1) : skipThe(i)
    let isNext = word(at) == .next || word(at) == .coming && spells(at, "following")
    return isNext && isUnit(at + 1, .day) && !has(at + 1, .possessive) ? at + 2 : 0
  }

  /// Two times that may be a range, and the tokens they stand at.
  private struct TimesOfRange {
    var first: Moment
    var last: Moment
    var start: Int
    var end: Int
    var lastStart: Int
    var lastEnd: Int

    var isBare: Bool { first.isBare && last.isBare }
  }

  /// True if two times are a range, not a count, a date or a time to the hour.
  private func isRange(_ range: TimesOfRange, _ d: PartialExpression, _ around: Surroundings) -> Bool {
    let (first, last, lastEnd) = (range.first, range.last, range.lastEnd)
    // A day behind the end goes with the end: `from 4pm to 5 may`.
    var day = Moment()
    if last.isBare, dayMonth(range.lastStart, &day) != 0 || continues(lastEnd) { return false }
    // `1400-1500` may count anything.
    let isExplicit =
      !first.isBare && !isCompact(range.start, range.end) || !last.isBare && !isCompact(range.lastStart, lastEnd)
      || !first.isBare && !last.isBare && (range.start == 0 && isLast(lastEnd) || around.contains(.hour))
      || word(range.end) == .until && isLast(lastEnd) && range.start > 0 && isMark(range.start - 1, ",")
    let isFrom = !d.leads.isDisjoint(with: [.from, .between])
    guard
      isExplicit || isFrom || isMarked || isOfShift || d.from.hasDay || d.cycle != nil && !isPlural(lastEnd)
        || d.from.part != .none || dayFollows(lastEnd) || first.part != .none
    else { return false }
    guard range.isBare, !isFrom else { return true }
    // Behind a sigil, too, `10 to 2` is ten minutes before the hour.
    if word(range.end) == .to, isMarked && !d.from.hasDay || isToTheHour(range.start) {
      var past = Moment()
      if minutesPast(range.start, &past, .hour) == lastEnd { return false }
    }
    guard first.hour != last.hour || isOfShift, Int(first.hour) <= 24, tokens[lastEnd].word != .counted,
      unit(lastEnd) == nil
    else { return false }
    // `monday 9-11 room B204`; `tomorrow 5-10 pages` counts them.
    let isTight =
      isMark(range.end, "-") && isGlued(range.end) && !isCounted(lastEnd) && isGlued(range.lastStart)
      && tokens[lastEnd].kind == .word
    return !d.from.hasDay || standsFree(range.lastStart) || isTight
  }

  /// True if minutes before an hour are meant, even beside a day: behind `at`, or if the range would be too long.
  func isToTheHour(_ i: Int) -> Bool {
    guard let minutes = number(i), minutes.value % 5 == 0, minutes.value < 30, word(minutes.next) == .to,
      let hour = number(minutes.next + 1), (1...12).contains(hour.value)
    else { return false }
    return i > 0 && word(i - 1) == .at || (hour.value - minutes.value + 24) % 12 > 8 && minutes.value <= 12
  }

  /// True if a time is three or four figures and nothing else.
  private func isCompact(_ i: Int, _ end: Int) -> Bool { tokens[i].digits > 2 && end == i + 1 }

  /// True if a number before this word counts it; in `9-11 stats lecture` the word is part of another name.
  private func isCounted(_ i: Int) -> Bool {
    word(i) == .counted || isPlural(i) && !(word(i + 1) == .unknown && tokens[i + 1].kind == .word)
  }

  /// `in the morning`, `at night` behind a time.
  private func partBehind(_ i: Int, _ m: inout Moment) -> Int {
    let at = word(i) == .in || word(i) == .at ? skipThe(i + 1) : i
    guard word(at) == .part else { return 0 }
    return part(at, &m)
  }

  /// True if a day or a part of one comes next: `9-5 tuesday`, `five to seven in the morning`.
  private func dayFollows(_ i: Int) -> Bool {
    var at = i
    while at < i + 3,
      word(at) == .on || word(at) == .in || word(at) == .the || word(at) == .this || word(at) == .next
        || isMark(at, ",") || word(at) == .at
    {
      at += 1
    }
    switch word(at) {
    case .weekday, .today, .tomorrow, .part, .month, .every: return true
    default: return ordinal(at) != nil && at > i
    }
  }

  /// The end of a range behind its start: `28 Nov to 2 Dec`, `monday - friday`, `July 13 to 15`, `4pm today to 5pm
  /// tomorrow`.
  func rangeEnd(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard !d.hasEnd, d.cycle == nil, d.length == nil, d.from.hasDay || d.from.hasTime else { return 0 }
    let at = connector(i, isBetween: d.leads.contains(.between))
    guard at != 0 else { return 0 }
    // `by friday - tell ann` goes on with something else, and so does `thursday - Thanksgiving`.
    if d.lead == .deadline || d.from.weekday != 0 && word(at) == .holiday && isMark(i, "-") { return 0 }
    let start = skipThe(at)
    if d.from.hasHour, let length = lengthBehind(start, d.from) {
      d.length = length
      return length.next
    }
    var last = Moment()
    var end = lastDayNumber(start, &last, &d)
    if end == 0 { end = lastMoment(at, &last, d) }
    guard end != 0 else { return 0 }
    take(last, asEndOf: &d)
    return end
  }

  /// A bare day of the month that ends a range of days: `July 13 to 15`.
  private func lastDayNumber(_ start: Int, _ last: inout Moment, _ d: inout PartialExpression) -> Int {
    guard d.from.hasDay, !d.from.hasTime || d.from.day != 0 && !d.from.hasHour, let day = dayNumber(start),
      d.from.day != 0 || d.from.month != 0 && d.from.grain != .month, !isClockBehind(day, start)
    else { return 0 }
    var full = Moment()
    guard dayMonth(start, &full) == 0 else { return 0 }
    last.day = Int8(day.value)
    var end = day.next
    if d.from.year == 0, let year = yearNumber(skipComma(end)) {
      d.from.year = Int32(year.value)
      last.year = d.from.year
      end = year.next
    }
    if d.from.month == 0, word(end) == .of, word(skipThe(end + 1)) == .month { return 0 }
    return end
  }

  /// A day or a time that ends a range.
  private func lastMoment(_ at: Int, _ last: inout Moment, _ d: PartialExpression) -> Int {
    var inner = PartialExpression(start: at)
    inner.leads = [.from]
    inner.from = last
    var context = MomentContext(inner, d.from.hasHour ? [.range, .hour] : [])
    var end = moment(at, &last, &context)
    guard end != 0, !last.isBare || d.from.hasHour else { return 0 }
    for _ in 0..<6 {
      let next = joinEnd(end, &last)
      guard next != 0 else { break }
      end = next
    }
    // A month alone ends a range of months, a day one of days.
    let isMonth = last.hasDay && last.month != 0 && last.day == 0 && last.fixed == Moment.unset
    // `from may to june`
    if context.isWeak, d.isWeak, !isMonth || !d.leads.contains(.from) { return 0 }
    if isMonth, d.from.day != 0, d.from.grain == .day { return 0 }
    if !d.from.hasDay, last.hasDay, !last.hasTime { return 0 }
    // `today until 5pm` has no start.
    return !d.from.hasTime && last.hasTime && !last.hasDay ? 0 : end
  }

  private func take(_ last: Moment, asEndOf d: inout PartialExpression) {
    defer { d.isWeak = false }
    // `monday to friday at 9`: each at that time.
    let isMealTime = d.meal >= 0 && !d.from.hasHour && !last.hasTime
    if isMealTime, last.isWeekday, d.from.weekday != 1 || last.weekday != 5 {
      // `dinner friday to sunday`: the meal is what goes on for days.
      d.from.part = .none
    } else if d.from.hasDay, d.from.hasTime != last.hasTime, let days = weekdays(d.from, last) {
      if last.hasTime { d.from.takeTime(last) }
      d.from.takeDay(Moment())
      d.cycle = days
      return
    }
    if d.from.hasDay, !d.from.hasTime, last.hasDay, last.hasTime { d.from.takeTime(last) }
    d.to = last
    d.hasEnd = true
    d.isTimeRange = d.from.hasTime && last.hasTime && !last.hasDay
    if !d.from.hasDay, last.hasDay {
      d.from.takeDay(last)
      d.isTimeRange = true
      d.to.takeDay(Moment())
    }
  }

  /// `9:00am - 1h30`, `14:00 - 90 min`: a length behind a dash. `22h - 2h` are hours of the clock.
  private func lengthBehind(_ i: Int, _ from: Moment) -> Length? {
    guard isMark(i - 1, "-"), word(i - 2) != .now, isNumber(i), let length = length(i), length.clock > 0,
      length.days == 0,
      !length.isDoubtful, length.clock < 86_400
    else { return nil }
    var time = Moment()
    guard clock(i, &time, [.hour, .range]) == length.next else { return length }
    return minutes(time) <= minutes(from) && isGlued(i + 1) && from.half != .exact ? length : nil
  }

  /// The weekly repeat that a range of weekdays beside a time stands for, from the first day to the last; nil for
  /// dates.
  private func weekdays(_ first: Moment, _ last: Moment, haveHours: Bool = false) -> Cycle? {
    guard first.isWeekday else { return nil }
    if haveHours, let days = daysOfOneWeek(first, last) { return days }
    guard last.isWeekday, first.weekday != last.weekday else { return nil }
    var cycle = Cycle(.weekly)
    var day = Int(first.weekday)
    cycle.add(weekday: day)
    while day != Int(last.weekday) {
      day = day % 7 + 1
      cycle.add(weekday: day)
    }
    // It begins with the first of its days, as written; an alarm at 6:50 mon-fri rings on every weekday, from the next
    // one on.
    if !haveHours, first.weekday == 1, last.weekday == 5 { return cycle }
    cycle.start = Int32(truncatingIfNeeded: coming(Int(first.weekday), including: true).dayNumber)
    return cycle
  }

  /// `mon to wed next week`: its days of that week alone; nil if its last day may be of any week.
  private func daysOfOneWeek(_ first: Moment, _ last: Moment) -> Cycle? {
    guard last.fixed != Moment.unset, last.grain == .day else { return nil }
    let end = CivilDate(dayNumber: Int(last.fixed))
    let start = weekday(Int(first.weekday), inWeekOf: end)
    guard start < end, start > today else { return nil }
    var cycle = Cycle(.weekly)
    for day in start.dayNumber...end.dayNumber { cycle.add(weekday: CivilDate(dayNumber: day).weekday.rawValue) }
    cycle.start = Int32(truncatingIfNeeded: start.dayNumber)
    cycle.until = last.fixed
    return cycle
  }

  /// `9-5` behind `mon to fri`, `mon-fri` behind `9-5`: hours on several weekdays repeat. Behind `5-7 dec` the range
  /// begins at the first hour of the first day and ends at the last hour of the last day.
  func hoursOfDays(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.hasEnd, d.cycle == nil, d.length == nil, d.lead != .deadline else { return 0 }
    var at = skipComma(i)
    if d.isTimeRange, !d.from.hasDay {
      if word(at) == .on || word(at) == .from { at += 1 }
      var mask: UInt8 = 0
      guard word(at) == .weekday else { return 0 }
      let end = weekdayList(at, &mask)
      guard mask.nonzeroBitCount > 1 else { return 0 }
      d.cycle = Cycle(.weekly)
      d.cycle?.weekdays = mask
      return end
    }
    guard !d.from.hasTime, !d.to.hasTime else { return 0 }
    var around: Surroundings = .day
    var hours = PartialExpression(start: at)
    at = lead(at, &hours, &around)
    // Within a line, it says that these are hours.
    hours.from.part = .none
    hours.leads.insert(.from)
    guard !hours.leads.contains(.for), isNumber(at) || word(at) == .cardinal || word(at) == .half else { return 0 }
    let end = range(at, &hours, around)
    guard end != 0, hours.isTimeRange, standsFree(end - 1) || !isPlural(end) else { return 0 }
    d.isWeak = false
    guard let days = weekdays(d.from, d.to, haveHours: true) else {
      d.from.takeTime(hours.from)
      d.to.takeTime(hours.to)
      return end
    }
    d.from = hours.from
    d.to = hours.to
    d.isTimeRange = true
    d.cycle = days
    return end
  }

  /// True if the text behind a number makes it an hour.
  private func isClockBehind(_ number: Number, _ i: Int) -> Bool {
    if ordinal(i) != nil { return false }
    var m = Moment()
    if clock(i, &m, []) != 0 { return true }
    if unit(number.next) != nil || word(number.next) == .counted { return true }
    return continues(number.next) && !isMark(number.next, ",")
  }

  /// A time for the end's day, or a day for its time, or the year.
  private func joinEnd(_ i: Int, _ m: inout Moment) -> Int {
    guard i < count else { return 0 }
    var at = i
    var around: Surroundings = m.hasDay ? .day : []
    var inner = PartialExpression(start: i)
    inner.from = m
    if isMark(at, ",") { at += 1 }
    at = lead(at, &inner, &around)
    if word(at) == .of { at += 1 }
    guard at < count else { return 0 }
    if !around.contains(.hour), isNumber(at) || word(at) == .cardinal, !standsFree(at) { around.remove(.day) }
    if m.hasHour, !m.hasDay {
      let later = nextDay(i)
      if later != 0 {
        m.isDayLater = true
        return later
      }
    }
    var next = Moment()
    let day = skipThe(at)
    if m.weekday != 0, m.day == 0, let number = ordinal(day), dayMonth(day, &next) == 0 {
      m.day = Int8(min(number.value, 99))
      return number.next
    }
    if m.month != 0, m.year == 0, let year = yearNumber(at) {
      m.year = Int32(year.value)
      return year.next
    }
    let end = moment(at, &next, in: inner, around)
    // `mon to sat 8am-6pm`: these hours are a range of their own.
    if next.hasHour, m.hasDay, connector(end) != 0, isClock(connector(end)) { return 0 }
    guard end != 0, merge(next, into: &m) else { return 0 }
    return end
  }

  private func isClock(_ i: Int) -> Bool {
    var m = Moment()
    return clock(i, &m, [.hour]) != 0
  }
}
