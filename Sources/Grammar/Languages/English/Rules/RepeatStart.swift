internal import Agenda
import Civil

/// The start of a repeat.
extension TemporalParser {
  /// `starting monday`, `from november`, `from jan 1 to march 25th`, `beginning on 3 May`, `next one is the 9th`.
  func starting(_ i: Int, _ d: inout PartialExpression) -> Int {
    let isAsOf = word(i) == .as && word(i + 1) == .of
    // `quarterly, next one oct 31`
    let isNextOne = (word(i) == .next || spells(i, "first")) && spells(i + 1, "one")
    guard word(i) == .starting || word(i) == .from || word(i) == .since || isAsOf || isNextOne,
      d.cycle?.start == Moment.unset
    else { return 0 }
    // `every friday at 9 from now on`
    if word(i) == .from, spells(i + 1, "now"), word(i + 2) == .on || spells(i + 2, "onwards") { return i + 3 }
    var at = isAsOf || isNextOne ? i + 2 : i + 1
    if isNextOne, spells(at, "is") { at += 1 }
    // `every monday from 19:00 to 20:30` says how long it takes.
    if word(i) == .from, isHours(at) { return 0 }
    while word(at) == .on || word(at) == .from || word(at) == .in || word(at) == .at || word(at) == .with { at += 1 }
    var m = Moment()
    var inner = PartialExpression(start: at)
    inner.leads = [.from]
    var end = moment(at, &m, in: inner)
    guard end != 0, m.hasDay || m.hasTime else { return 0 }
    end = extend(end, &m)
    if spells(end, "onwards") || spells(end, "onward") || word(end) == .on && end + 1 == count { end += 1 }
    if m.hasDay, let date = startDay(m).map({ weekday(of: d.cycle, inWeekOf: $0, m) }) {
      guard merge(timeOnly(m), into: &d.from) else { return 0 }
      d.cycle?.start = Int32(truncatingIfNeeded: date.dayNumber)
      return end
    }
    guard !m.hasDay, merge(m, into: &d.from) else { return 0 }
    return end
  }

  /// The day that a repeat starts on; today for `this week`.
  private func startDay(_ m: Moment) -> CivilDate? {
    guard let date = resolveDay(m) else { return nil }
    return m.grain == .week && date == weekStart(today).adding(days: 6) ? today : date
  }

  /// The day of `every second thursday, starting next week` in that week, whose thursday tells which is meant.
  private func weekday(of cycle: Cycle?, inWeekOf date: CivilDate, _ m: Moment) -> CivilDate {
    guard m.grain == .week, let day = cycle?.weekdayThatMayCountWeeks else { return date }
    return max(date, weekday(day, inWeekOf: date))
  }

  /// `last one was 10 september`, `last done 3 weeks ago`: the next is one interval later.
  func lastTime(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard word(i) == .last, let cycle = d.cycle, cycle.start == Moment.unset, cycle.step == nil, !d.from.hasDay else {
      return 0
    }
    var at = i + 1
    while at < i + 4, word(at) == .time || spells(at, words.ofLastTime) { at += 1 }
    guard at > i + 1 else { return 0 }
    while at < i + 6, word(at) == .on || word(at) == .in || isMark(at, ":") { at += 1 }
    var m = Moment()
    let end = moment(at, &m, in: PartialExpression(start: at))
    guard end != 0, m.hasDay, !m.hasTime, let last = lastDay(m), let next = day(after: last, of: cycle) else {
      return 0
    }
    d.cycle?.start = Int32(truncatingIfNeeded: next.dayNumber)
    return end
  }

  /// The latest such day that is not to come.
  private func lastDay(_ m: Moment) -> CivilDate? {
    guard var date = resolveDay(m) else { return nil }
    if date > today, m.fixed == Moment.unset, m.year == 0 {
      date =
        m.month != 0 ? date.adding(months: -12) : m.weekday != 0 ? date.adding(days: -7) : date.adding(months: -1)
    }
    return date > today ? nil : date
  }

  /// The first day to come that is some intervals behind a day.
  private func day(after last: CivilDate, of cycle: Cycle) -> CivilDate? {
    (1...TemporalParser.mostIntervals).lazy.map { count -> CivilDate in
      let steps = count * cycle.interval
      return switch cycle.frequency {
      case .yearly: last.adding(months: 12 * steps)
      case .monthly: last.adding(months: steps)
      case .weekly: last.adding(days: 7 * steps)
      default: last.adding(days: steps)
      }
    }.first { $0 > today }
  }

  /// The greatest number of intervals that may have passed since the last time.
  private static let mostIntervals = 60

  private func isHours(_ i: Int) -> Bool {
    var hours = PartialExpression(start: i)
    hours.leads = [.from]
    return timeRange(i, &hours, [.day, .range]) != 0 && hours.isTimeRange
  }

  private func timeOnly(_ m: Moment) -> Moment {
    var time = Moment()
    time.takeTime(m)
    return time
  }

  /// True if a range of hours goes from a morning over eight hours or more.
  func isMostOfDay(_ hours: PartialExpression) -> Bool {
    guard let begin = time(hours.from), let end = time(hours.to) else { return false }
    return begin.hour < 12 && (end.hour - begin.hour + 23) % 24 > 6
  }

  /// True if no day follows in the line.
  func saysNoDay(_ i: Int) -> Bool {
    !(min(i, count)..<count).contains {
      switch word($0) {
      case .weekday, .today, .tomorrow, .month, .this, .next, .every, .pace, .unit, .part: true
      default: isNumber($0)
      }
    }
  }
}
