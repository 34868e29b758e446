internal import Agenda
import Civil

/// Days in the plural or in a row, which repeat.
extension TemporalParser {
  /// `mondays and thursdays`, `weekends`, `weekdays`, `mornings`, `mon/wed/fri`.
  func pluralDays(_ i: Int, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    if word(i) == .part {
      // `nights mon tue wed` are shifts, and so are those of `a lift after nights`.
      guard has(i, .plural), !isPart(i, .night) || word(i + 1) != .weekday && !isOfShift, !isCounted(i),
        i == 0 || word(i - 1) != .after,
        let value = Part(rawValue: Int16(truncatingIfNeeded: value(i)))
      else { return 0 }
      part = value
      cycle = Cycle(.daily)
      return i + 1
    }
    if word(i) == .unit {
      guard has(i, .plural), isUnit(i, .weekend) || isUnit(i, .workday) else { return 0 }
      cycle = TemporalParser.cycle(of: isUnit(i, .weekend) ? .weekend : .workday, 1)
      return i + 1
    }
    guard word(i) == .weekday else { return 0 }
    let isSlashed = isMark(i + 1, "/") && word(i + 2) == .weekday
    var mask: UInt8 = 0
    var end = weekdayList(i, &mask)
    let hasMornings = word(end) == .part && has(end, .plural)
    guard has(i, .plural) && !ownsNext(i) || isSlashed || hasMornings || isListed(i, end, mask) else { return 0 }
    if hasMornings, let value = Part(rawValue: Int16(truncatingIfNeeded: value(end))) {
      part = value
      end += 1
    }
    var new = Cycle(.weekly)
    new.weekdays = mask
    new.isOfOneWeek = !has(i, .plural) && isShift(before: i) && isNumber(end)
    cycle = new
    return end
  }

  /// True if the words before a list of days are for a shift, which with its hours is of one week: `nights fri sat 9pm to
  /// 7am`.
  private func isShift(before i: Int) -> Bool {
    i > 0 && (spells(i - 1, words.shifts) || isPart(i - 1, .night) && has(i - 1, .plural))
  }

  /// True for the days of something held every week: `english class is tuesday and thursday at 19h`.
  private func isHabit(_ i: Int) -> Bool { i > 1 && spells(i - 1, words.being) && isTaught(before: i - 1) }

  /// True for `3 nights in a row`, which counts them, and for the shifts of `on nights`.
  private func isCounted(_ i: Int) -> Bool {
    guard i > 0 else { return false }
    if isPart(i, .night), word(i - 1) == .on { return true }
    guard isNumber(i - 1) || word(i - 1) == .cardinal, !isGlued(i - 1) else { return false }
    return i == 1 || word(i - 2) != .at
  }

  /// `mon wed fri`, `tue thu at 7`: three days or more in one breath are a repeat, and two with a time, hours, an end or
  /// some weeks; not a choice (`monday, tuesday or friday`), nor days of one week (`mon wed fri next week`).
  private func isListed(_ i: Int, _ end: Int, _ mask: UInt8) -> Bool {
    let isOfWeek = isUnit(end + 1, .week)
    guard end > i + 1, mask.nonzeroBitCount > 1, word(end) != .next || isOfWeek,
      word(end) != .this || isOfWeek && areAhead(mask)
    else { return false }
    var days = 0
    for at in i..<end {
      if word(at) == .or || connector(at) != 0 { return false }
      if word(at) == .weekday { days += 1 }
    }
    if days > 2 { return true }
    let at = word(end) == .at || word(end) == .from ? end + 1 : end
    var m = Moment()
    let time = clock(at, &m, [.hour])
    if word(i + 1) == .weekday || isHabit(i) { return time != 0 }
    // `tue and thu 9-10 until 1 april`
    var hours = PartialExpression(start: at)
    hours.leads = [.from]
    let range = timeRange(at, &hours, [.day, .range])
    // `club tue and thu 2 to 4`
    if range != 0, hours.isTimeRange, hours.hasEnd { return true }
    let until = max(end, time, range)
    if lastsForWeeks(until) { return true }
    var last = PartialExpression(start: until + 1)
    last.leads = [.from]
    guard word(until) == .until, moment(skipThe(until + 1), &m, in: last) != 0 else { return false }
    return m.hasDay
  }

  /// True for `for 6 weeks`, as in `physio tue and fri at 11 for 6 weeks`.
  private func lastsForWeeks(_ i: Int) -> Bool {
    guard word(i) == .for else { return false }
    let at = skipThe(i + 1)
    guard let length = length(word(at) == .next ? at + 1 : at) else { return false }
    return length.unit == .week && length.days >= 14
  }

  /// The greatest number of tokens in a list of days. An endless list would be read again from each of its days.
  static let longestList = 24

  /// `monday`, `mon, wed and fri`, `mon/wed/fri`, `mon-wed`, `saturdays through tuesdays`.
  func weekdayList(_ i: Int, _ mask: inout UInt8) -> Int {
    var end = i
    while word(end) == .weekday, end - i < TemporalParser.longestList {
      let first = value(end)
      end = skipDot(end + 1)
      mask |= 1 << UInt8(first - 1)
      let to = connector(end)
      if to != 0, word(to) == .weekday {
        var day = first
        while day != value(to) {
          day = day % 7 + 1
          mask |= 1 << UInt8(day - 1)
        }
        end = skipDot(to + 1)
      }
      var at = end
      if isMark(at, ",") || isMark(at, "/") || isMark(at, "&") || isMark(at, "+") { at += 1 }
      if word(at) == .and || word(at) == .or || isLetter(at, "n") { at += 1 }
      if word(at) == .every, at > end, word(at + 1) == .weekday { at += 1 }
      if word(at) == .on, word(at + 1) == .weekday { at += 1 }
      guard word(at) == .weekday, at > end || has(at, .plural) == has(i, .plural) && tokens[at].isSpaced else { break }
      end = at
    }
    return end
  }
}
