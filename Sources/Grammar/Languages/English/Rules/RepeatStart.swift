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
    if m.hasDay, let date = startDay(m) {
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
