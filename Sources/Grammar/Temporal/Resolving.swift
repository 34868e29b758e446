internal import Agenda
import Civil
internal import Foundation

/// The conversion of moments to days and times: the next that fits, and a past one only if the words say so.
extension TemporalParser {
  struct Resolved {
    var date: CivilDate
    var time: CivilTime?
  }

  /// The time of day that was given or that its part of the day stands for.
  func time(_ m: Moment) -> CivilTime? {
    guard m.hasTime else { return nil }
    guard m.hasHour else { return CivilTime(secondOfDay: minutes(of: m.part) * 60) }
    return CivilTime(hour: hour(m), minute: Int(m.minute), second: Int(m.second))
  }

  /// The hour on the 24-hour clock.
  func hour(_ m: Moment) -> Int {
    let hour = Int(m.hour)
    switch m.half {
    case .am: return hour == 12 ? 0 : hour
    case .pm: return hour < 12 ? hour + 12 : hour
    case .exact: return hour
    case .open:
      if m.part != .none { return self.hour(hour, in: m.part) }
      // `wake me at 12` is no time before the night is over.
      if occasion != .none { return occasion == .morning ? hour : self.hour(hour, in: occasion) }
      return (1...6).contains(hour) ? hour + 12 : hour
    }
  }

  /// The day and time of a moment.
  func resolve(_ m: Moment) -> Resolved? {
    let time = time(m)
    guard m.hasDay else {
      guard let time else { return nil }
      let isAhead = time > now.time
      return Resolved(date: isAhead ? today : today.adding(days: 1), time: time)
    }
    guard var date = resolveDay(m) else { return nil }
    guard var hour = time else { return Resolved(date: date) }
    // `today at 8`, when eight in the morning has passed, is in the evening.
    if date == today, m.half == .open, m.part == .none, m.hasHour, hour <= now.time, hour.hour < 12,
      let later = CivilTime(hour: hour.hour + 12, minute: hour.minute), later > now.time, !m.isMidnight,
      occasion != .morning
    {
      hour = later
    }
    if m.part == .tonight || m.part == .night || m.isMidnight && m.fixed == Int32(today.dayNumber), m.hasHour,
      hour.hour < 5
    {
      date = date.adding(days: 1)
    }
    return Resolved(date: date, time: hour)
  }

  /// The day of a moment; nil if there is no such day.
  func resolveDay(_ m: Moment) -> CivilDate? {
    guard !m.isImpossible else { return nil }
    if m.fixed != Moment.unset { return CivilDate(dayNumber: Int(m.fixed)) }
    let isToday = isStillToday(m)
    if m.day != 0, m.month != 0 { return monthAndDay(m, isToday) }
    if m.day != 0 { return dayOfMonth(m, isToday) }
    if m.month != 0 {
      if m.year != 0 { return CivilDate(year: Int(m.year), month: Int(m.month), clampingDay: 1) }
      return CivilDate(year: Int(m.month) > month ? year : year + 1, month: Int(m.month), clampingDay: 1)
    }
    if m.weekday != 0 { return weekdayDate(m, isToday) }
    return m.year != 0 ? CivilDate(year: Int(m.year), month: 1, clampingDay: 1) : nil
  }

  /// True if a time was given that is still ahead today.
  private func isStillToday(_ m: Moment) -> Bool {
    guard let time = time(m) else { return false }
    return time > now.time
  }

  private func weekdayDate(_ m: Moment, _ isToday: Bool) -> CivilDate {
    let weekday = Int(m.weekday)
    switch m.which {
    case .bare: return coming(weekday, including: isToday)
    case .coming: return coming(weekday, including: false)
    case .this:
      let date = self.weekday(weekday, inWeekOf: today)
      return date < today ? date.adding(days: 7) : date
    case .next: return self.weekday(weekday, inWeekOf: today.adding(days: 7))
    case .last: return coming(weekday, including: true).adding(days: -7)
    }
  }

  private func monthAndDay(_ m: Moment, _ isToday: Bool) -> CivilDate? {
    let (month, day) = (Int(m.month), Int(m.day))
    if m.year != 0 {
      guard let date = CivilDate(year: Int(m.year), month: month, day: day) else { return nil }
      return agrees(date, m) ? date : nil
    }
    for ahead in 0...8 {
      guard let date = CivilDate(year: year + ahead, month: month, day: day), date >= today else { continue }
      if date == today, m.hasTime, !isToday, m.half != .open { continue }
      return agrees(date, m) ? date : nil
    }
    return nil
  }

  private func agrees(_ date: CivilDate, _ m: Moment) -> Bool {
    m.weekday == 0 || date.weekday.rawValue == Int(m.weekday)
  }

  /// The next month that has that day, on the given weekday if there is one.
  private func dayOfMonth(_ m: Moment, _ isToday: Bool) -> CivilDate? {
    let day = Int(m.day)
    guard day <= 31 else { return nil }
    var first = CivilDate(year: year, month: month, clampingDay: 1)
    for _ in 0..<200 {
      let (year, month, _) = first.components
      if let date = CivilDate(year: year, month: month, day: day), date >= today, agrees(date, m) {
        if date != today || !m.hasTime || isToday { return date }
      }
      first = first.adding(months: 1)
    }
    return nil
  }

  // MARK: Repeats

  /// The first day of a repeat: from its start or today, today only if its time is still ahead.
  func firstDay(_ c: Cycle, _ m: Moment) -> CivilDate {
    var date = c.start == Moment.unset ? today : CivilDate(dayNumber: Int(c.start))
    if date == today, let time = time(m), time <= now.time, c.frequency != .hourly, c.frequency != .minutely {
      date = date.adding(days: 1)
    }
    guard c.hasDays || c.months != 0 else { return date }
    if c.months != 0, !c.hasDays {
      while c.months & (1 << UInt16(date.month)) == 0 {
        date = CivilDate(year: date.year, month: date.month, clampingDay: 1).adding(months: 1)
      }
      return date
    }
    for _ in 0..<1500 {
      if c.contains(date) { return date }
      date = date.adding(days: 1)
    }
    return date
  }
}
