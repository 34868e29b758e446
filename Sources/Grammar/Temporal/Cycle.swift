internal import Agenda
import Civil

/// The facts of a repeat that have been read so far, without arrays; it becomes a `Recurrence` when the phrase is
/// complete.
struct Cycle {
  var frequency: Recurrence.Frequency
  var interval = 1
  /// Bit 0 is Monday.
  var weekdays: UInt8 = 0
  /// Up to eight weekdays with an ordinal, a byte each: ordinal + 6 in the upper bits, weekday in the lower three.
  var ordinals: UInt64 = 0
  /// Bits 1 to 31 are days of the month, bits 33 to 63 count from its end (33 is the last).
  var monthDays: UInt64 = 0
  /// Bits 1 to 12.
  var months: UInt16 = 0
  /// Bits 1 to 5 are the first to the fifth, bits 9 to 13 the last to the fifth but last.
  var positions: UInt16 = 0
  var count: Int32 = 0
  /// The last day, as a day number.
  var until = Moment.unset
  /// The token at which the length of the repeat begins: `for 6 weeks`; negative if none is given.
  var lengthToken: Int32 = -1
  /// The first day, as a day number.
  var start = Moment.unset
  /// The token at which the days that are left out begin; negative if there are none.
  var exceptToken: Int32 = -1
  var fromCompletion = false
  /// True for quarters: if no day is given, the repeat falls on their last day.
  var isOfQuarters = false
  /// The number of times a day, if its hours are not given: `3 times a day`.
  var timesADay: Int8 = 0
  /// True if its ordinal may count weeks: `every 2nd thursday`, not `2nd thursday of the month`.
  var mayCountWeeks = false
  /// True if its days are those of one week: the days of a shift.
  var isOfOneWeek = false
  /// Bits 0 to 23: its hours, if there are several in a day, all at `minute`.
  var hours: UInt32 = 0
  var minute: Int8 = 0

  init(_ frequency: Recurrence.Frequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = interval
  }

  /// True if it tells its days, not only its frequency.
  var hasDays: Bool { weekdays != 0 || ordinals != 0 || monthDays != 0 }

  /// The approximate interval between its days, in seconds.
  var seconds: Int {
    switch frequency {
    case .secondly: interval
    case .minutely: interval * 60
    case .hourly: interval * 3600
    case .daily: interval * 86_400
    case .weekly: interval * 7 * 86_400
    case .monthly: interval * 30 * 86_400
    case .yearly: interval * 365 * 86_400
    }
  }

  /// A day that none of its months has, if it names no other day: `every 30 feb`.
  var impossibleDay: (month: Int, day: Int)? {
    guard months != 0, monthDays != 0, monthDays >> 32 == 0, weekdays == 0, ordinals == 0,
      let month = (1...12).first(where: { months & (1 << UInt16($0)) != 0 }),
      let day = (1...31).first(where: { monthDays & (1 << UInt64($0)) != 0 })
    else { return nil }
    let isPossible = (1...12).contains { month in
      months & (1 << UInt16(month)) != 0 && day <= CivilDate.days(inMonth: month, of: 2024)
    }
    return isPossible ? nil : (month, day)
  }

  /// True if it names more than one day of a month.
  var isSeveral: Bool { ordinals > 0xFF || monthDays & (monthDays &- 1) != 0 }

  /// True if it falls on more than one day of every week.
  var hasSeveralWeekdays: Bool { frequency == .weekly && interval == 1 && weekdays & (weekdays &- 1) != 0 }

  mutating func add(weekday: Int) { weekdays |= 1 << UInt8(weekday - 1) }

  mutating func add(ordinal: Int, weekday: Int) { ordinals = ordinals << 8 | UInt64((ordinal + 6) << 3 | weekday) }

  mutating func add(monthDay: Int) {
    if (1...31).contains(monthDay) { monthDays |= 1 << UInt64(monthDay) }
    if (-31 ... -1).contains(monthDay) { monthDays |= 1 << UInt64(32 - monthDay) }
  }

  mutating func add(month: Int) { months |= 1 << UInt16(month) }

  mutating func add(position: Int) {
    if (1...5).contains(position) { positions |= 1 << UInt16(position) }
    if (-5 ... -1).contains(position) { positions |= 1 << UInt16(8 - position) }
  }

  /// The weekdays of a weekend.
  static let weekend: UInt8 = 0b110_0000

  /// The weekday of `every 2nd thursday`, which may count weeks; nil of any other repeat.
  var weekdayThatMayCountWeeks: Int? { mayCountWeeks && ordinals > 0 && ordinals <= 0xFF ? Int(ordinals & 7) : nil }

  /// Makes a repeat on weekends that starts at an hour of a friday one on fridays.
  mutating func beginBeforeWeekend(from start: CivilDate) {
    guard frequency == .weekly, weekdays == Cycle.weekend, start.weekday == .friday else { return }
    weekdays = 0
    add(weekday: start.weekday.rawValue)
  }

  /// Makes the days of a shift come once each, unless an end is told.
  mutating func endWithOneWeek() {
    guard isOfOneWeek, until == Moment.unset, count == 0, start == Moment.unset else { return }
    count = Int32(weekdays.nonzeroBitCount)
  }

  /// Makes `every 2nd thursday` every two weeks if it starts on a thursday that is not the second of its month.
  mutating func countWeeks(from start: CivilDate) {
    guard ordinals > 0, ordinals <= 0xFF, monthDays == 0, months == 0, !contains(start) else { return }
    let ordinal = Int(ordinals >> 3) - 6
    let weekday = Int(ordinals & 7)
    guard (2...4).contains(ordinal), start.weekday.rawValue == weekday else { return }
    frequency = .weekly
    interval = ordinal
    ordinals = 0
    add(weekday: weekday)
  }

  /// Makes its times those of every day; returns false if they do not stay within one day.
  mutating func repeatDaily(from begin: CivilTime) -> Bool {
    let last = begin.hour + (Int(count) - 1) * interval
    guard frequency == .hourly, count > 1, last < 24 else { return false }
    for hour in stride(from: begin.hour, through: last, by: interval) { hours |= 1 << UInt32(hour) }
    (frequency, interval, count, minute) = (.daily, 1, 0, Int8(begin.minute))
    return true
  }

  /// The seconds from one time to the next, of a repeat of hours, minutes or seconds; nil of any other.
  var step: Int? {
    switch frequency {
    case .hourly: interval * 3600
    case .minutely: interval * 60
    case .secondly: interval
    default: nil
    }
  }

  /// The rule in RFC 5545's terms.
  var recurrence: Recurrence {
    var rule = Recurrence(frequency, interval: interval)
    for day in Weekday.allCases where weekdays & (1 << UInt8(day.rawValue - 1)) != 0 { rule.byDay.append(.init(day)) }
    var rest = ordinals
    while rest != 0 {
      let byte = Int(rest & 0xFF)
      rest >>= 8
      if let day = Weekday(rawValue: byte & 7) { rule.byDay.insert(.init(day, ordinal: (byte >> 3) - 6), at: 0) }
    }
    rule.byDay.sort {
      ($0.ordinal ?? 0 < 0 ? 1 : 0, abs($0.ordinal ?? 0)) < ($1.ordinal ?? 0 < 0 ? 1 : 0, abs($1.ordinal ?? 0))
    }
    for day in 1...31 where monthDays & (1 << UInt64(day)) != 0 { rule.byMonthDay.append(day) }
    for day in 1...31 where monthDays & (1 << UInt64(day + 32)) != 0 { rule.byMonthDay.append(-day) }
    for month in 1...12 where months & (1 << UInt16(month)) != 0 { rule.byMonth.append(month) }
    for position in 1...5 where positions & (1 << UInt16(position)) != 0 { rule.bySetPosition.append(position) }
    for position in 1...5 where positions & (1 << UInt16(position + 8)) != 0 { rule.bySetPosition.append(-position) }
    if hours != 0 {
      for hour in 0..<24 where hours & (1 << UInt32(hour)) != 0 { rule.byHour.append(hour) }
      rule.byMinute = [Int(minute)]
    }
    if count > 0 { rule.count = Int(count) }
    if until != Moment.unset { rule.until = When(CivilDate(dayNumber: Int(until))) }
    rule.clampsToMonthEnd = frequency == .monthly || frequency == .yearly
    return rule
  }

  /// Returns true if a day is one of its days, apart from its interval.
  func contains(_ date: CivilDate) -> Bool {
    let weekday = date.weekday.rawValue
    if weekdays != 0 {
      if weekdays & (1 << UInt8(weekday - 1)) == 0 { return false }
      // Most repeats ask for no more than the weekday.
      if months == 0, positions == 0, monthDays == 0 { return true }
    }
    let (year, month, day) = date.components
    if months != 0, months & (1 << UInt16(month)) == 0 { return false }
    if weekdays != 0 {
      if positions != 0 { return isPosition(date, year, month, day) }
      if monthDays == 0 { return true }
    }
    let length = CivilDate.days(inMonth: month, of: year)
    if ordinals != 0 {
      var rest = ordinals
      while rest != 0 {
        let byte = Int(rest & 0xFF)
        rest >>= 8
        let ordinal = (byte >> 3) - 6
        if byte & 7 == weekday, ordinal == (day - 1) / 7 + 1 || -ordinal == (length - day) / 7 + 1 { return true }
      }
      return false
    }
    if monthDays != 0 {
      if monthDays & (1 << UInt64(day)) != 0 || monthDays & (1 << UInt64(32 + length - day + 1)) != 0 { return true }
      // If this month lacks the day, its last day takes the place.
      return day == length && monthDays & 0xFFFF_FFFF >> UInt64(day + 1) != 0
    }
    return true
  }

  private func isPosition(_ date: CivilDate, _ year: Int, _ month: Int, _ day: Int) -> Bool {
    func count(_ days: ClosedRange<Int>) -> Int {
      var found = 0
      for other in days
      where weekdays & (1 << UInt8(date.adding(days: other - day).weekday.rawValue - 1)) != 0 { found += 1 }
      return found
    }
    let first = count(1...day)
    let last = count(day...CivilDate.days(inMonth: month, of: year))
    return (first <= 5 && positions & (1 << UInt16(first)) != 0)
      || (last <= 5 && positions & (1 << UInt16(8 + last)) != 0)
  }
}
