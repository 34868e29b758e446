internal import Agenda
import Civil

/// Joining two moments that each have what the other lacks.
extension TemporalParser {
  /// Fills the gaps of one moment from another; returns false if they contradict each other.
  func merge(_ b: Moment, into a: inout Moment) -> Bool {
    var merged = a
    if b.hasDay {
      if !a.hasDay { merged.takeDay(b) } else if !mergeDay(b, &merged) { return false }
    }
    if b.hasTime {
      if b.hasHour {
        guard !a.hasHour else { return false }
        let part = a.part
        merged.takeTime(b)
        if b.part == .none { merged.part = part }
      } else {
        guard a.part == .none || a.part == b.part || a.part == .tonight || b.part == .tonight else { return false }
        merged.part = a.part == .tonight ? .tonight : b.part
      }
    }
    a = merged
    return true
  }

  func mergeDay(_ b: Moment, _ a: inout Moment) -> Bool {
    let aFixed = a.fixed != Moment.unset
    let bFixed = b.fixed != Moment.unset
    if aFixed, bFixed { return a.fixed == b.fixed }
    if aFixed || bFixed { return aFixed ? narrow(a, by: b, &a) : narrow(b, by: a, &a) }
    if a.weekday != 0, b.weekday != 0 { return false }
    if a.day != 0, b.day != 0 { return false }
    if a.month != 0, b.month != 0 { return false }
    if a.year != 0, b.year != 0 { return false }
    // A lone day number takes no month from afar; a weekday takes any date, a date a weekday or a year.
    if a.weekday == 0, b.weekday == 0 {
      guard a.month != 0 && b.year != 0 && b.month == 0 || a.month != 0 && a.day == 0 && b.day != 0 else {
        return false
      }
    }
    if a.weekday != 0, b.month != 0, b.day == 0 { return false }
    if b.weekday != 0, a.month != 0, a.day == 0 { return false }
    if b.weekday != 0 {
      a.weekday = b.weekday
      a.which = b.which
    }
    if b.day != 0 { a.day = b.day }
    if b.month != 0 { a.month = b.month }
    if b.year != 0 { a.year = b.year }
    if b.day != 0 { a.grain = .day }
    a.isImpossible = a.isImpossible || b.isImpossible
    return true
  }

  /// Narrows a known day or period by the other facts about the day; returns false if the two don't fit.
  private func narrow(_ fixed: Moment, by other: Moment, _ a: inout Moment) -> Bool {
    // `friday next week`, `tue in 2 weeks`, `apr this year`, `tomorrow tue 28 nov`
    if other.weekday != 0, other.which == .bare, fixed.grain == .week || fixed.isWeeksAhead, other.day == 0 {
      a.fix(weekday(Int(other.weekday), inWeekOf: CivilDate(dayNumber: Int(fixed.fixed))))
      a.weekday = 0
      return true
    }
    // `next month on the 3rd`
    if fixed.grain == .month, other.day != 0, other.month == 0, other.weekday == 0 {
      let (year, month, _) = CivilDate(dayNumber: Int(fixed.fixed)).components
      guard let date = CivilDate(year: year, month: month, day: Int(other.day)) else { return false }
      a.fix(date)
      a.day = 0
      return true
    }
    if other.month != 0, other.year == 0, other.weekday == 0, fixed.grain == .year || fixed.isYearsAhead {
      let base = CivilDate(dayNumber: Int(fixed.fixed))
      let isAhead = fixed.isYearsAhead && Int(other.month) < base.month
      a.fixed = Moment.unset
      a.isYearsAhead = false
      a.month = other.month
      a.day = other.day
      a.grain = other.grain
      a.year = Int32(base.year + (isAhead ? 1 : 0))
      return true
    }
    guard fixed.grain == .day, other.weekday != 0 || other.day != 0, other.grain == .day,
      let date = resolveDay(other), date.dayNumber == Int(fixed.fixed)
    else { return false }
    a.fixed = fixed.fixed
    return true
  }
}
