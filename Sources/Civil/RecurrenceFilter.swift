/// The parts of a rule that choose days (BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY, BYDAY, BYEASTER), together with the
/// parts that the start fills in, ready to be applied to a whole year at once.
struct RecurrenceFilter {
  private let months: [Int]
  private let weekNumbers: [Int]
  private let yearDays: [Int]
  private let easterDays: [Int]
  /// The chosen days of a month; bit 0 is the first.
  private let monthDays: UInt32
  /// The chosen days of a month from its end; bit 0 is the last.
  private let monthDaysFromEnd: UInt32
  private let choosesMonthDays: Bool
  /// The chosen weekdays; bit 0 is Monday.
  private let weekdays: UInt8
  private let ordinals: [(ordinal: Int, weekday: Int)]
  private let choosesWeekdays: Bool
  private let countsInMonth: Bool
  private let clamps: Bool
  private let weekStart: Int

  /// Whether it lets every day pass.
  let isEmpty: Bool
  /// Whether the days of a year follow from its ``RecurrenceYear/kind`` alone, which is not so for days relative to
  /// Easter.
  var followsKind: Bool { easterDays.isEmpty }

  init(_ rule: Recurrence, from start: CivilDate) {
    var months = rule.byMonth
    var days = rule.byMonthDay
    var dayRules = rule.byDay
    let isBare =
      rule.byWeekNumber.isEmpty && rule.byYearDay.isEmpty && days.isEmpty && dayRules.isEmpty && rule.byEaster.isEmpty
    // RFC 5545 3.3.10: parts that the rule leaves out are taken from DTSTART.
    switch rule.frequency {
    case .yearly where isBare:
      if months.isEmpty { months = [start.month] }
      days = [start.day]
    case .monthly where isBare: days = [start.day]
    case .weekly where isBare: dayRules = [Recurrence.DayRule(start.weekday)]
    default: break
    }

    // An ordinal has a meaning only in months and years; otherwise only the weekday counts.
    let isCoarse = rule.frequency == .yearly || rule.frequency == .monthly
    var weekdays: UInt8 = 0
    var ordinals: [(ordinal: Int, weekday: Int)] = []
    for day in dayRules {
      let weekday = day.weekday.rawValue - 1
      if isCoarse, let ordinal = day.ordinal {
        ordinals.append((ordinal, weekday))
      } else {
        weekdays |= 1 << UInt8(weekday)
      }
    }
    var monthDays: UInt32 = 0
    var monthDaysFromEnd: UInt32 = 0
    for day in days {
      if 1...31 ~= day { monthDays |= 1 << UInt32(day - 1) }
      if -31 ... -1 ~= day { monthDaysFromEnd |= 1 << UInt32(-1 - day) }
    }

    self.months = months
    self.weekdays = weekdays
    self.ordinals = ordinals
    self.monthDays = monthDays
    self.monthDaysFromEnd = monthDaysFromEnd
    choosesMonthDays = !days.isEmpty
    choosesWeekdays = !dayRules.isEmpty
    weekNumbers = rule.byWeekNumber
    yearDays = rule.byYearDay
    easterDays = rule.byEaster
    countsInMonth = rule.frequency == .monthly || !months.isEmpty
    clamps = rule.clampsToMonthEnd
    weekStart = rule.weekStart.rawValue - 1
    isEmpty =
      months.isEmpty && days.isEmpty && dayRules.isEmpty && rule.byWeekNumber.isEmpty && rule.byYearDay.isEmpty
      && rule.byEaster.isEmpty
  }

  /// Returns the days of that year that pass.
  func days(of year: RecurrenceYear) -> RecurrenceDays {
    var days = RecurrenceDays(first: year.length)
    if !months.isEmpty || choosesMonthDays { days.formIntersection(monthSet(of: year)) }
    if !yearDays.isEmpty { days.formIntersection(yearDaySet(of: year)) }
    if !weekNumbers.isEmpty { days.formIntersection(weekSet(of: year)) }
    if choosesWeekdays { days.formIntersection(weekdaySet(of: year)) }
    if !easterDays.isEmpty {
      var set = RecurrenceDays()
      let easter = year.easter
      // An offset is at most a year; a larger one is ignored.
      for offset in easterDays where -366...366 ~= offset { set.insert(easter + offset) }
      days.formIntersection(set)
    }
    return days
  }

  private func monthSet(of year: RecurrenceYear) -> RecurrenceDays {
    var set = RecurrenceDays()
    if months.isEmpty {
      for month in 1...12 { insert(month, of: year, into: &set) }
    } else {
      for month in months where 1...12 ~= month { insert(month, of: year, into: &set) }
    }
    return set
  }

  private func insert(_ month: Int, of year: RecurrenceYear, into set: inout RecurrenceDays) {
    let start = year.start(ofMonth: month)
    let length = UInt32(year.start(ofMonth: month + 1) - start)
    let all: UInt32 = (1 << length) - 1
    guard choosesMonthDays else { return set.insert(bits: all, from: start) }
    var bits = monthDays & all
    if clamps, monthDays > all { bits |= 1 << (length - 1) }
    // The reversed bits put the last day at 31; the month's own last day is at length - 1.
    bits |= monthDaysFromEnd.bitReversed >> (32 - length)
    set.insert(bits: bits & all, from: start)
  }

  private func yearDaySet(of year: RecurrenceYear) -> RecurrenceDays {
    var set = RecurrenceDays()
    for day in yearDays where -366...366 ~= day {
      if day > 0, day <= year.length { set.insert(day - 1) }
      if day < 0 { set.insert(year.length + day) }
    }
    return set
  }

  private func weekSet(of year: RecurrenceYear) -> RecurrenceDays {
    var set = RecurrenceDays()
    // A year's first days may lie in the last week of the year before, and its last days in week 1 of the next.
    let previous = year.previousFirstWeek(startingOn: weekStart)
    let own = year.firstWeek(startingOn: weekStart)
    let next = year.nextFirstWeek(startingOn: weekStart)
    for week in weekNumbers where -53...53 ~= week {
      insert(week, from: previous, to: own, into: &set)
      insert(week, from: own, to: next, into: &set)
      if week == 1 || week < -51 { insert(week, from: next, to: next + 7 * lengthInWeeks(after: year), into: &set) }
    }
    return set
  }

  /// Inserts the week with that number of the year whose weeks lie between two days.
  private func insert(_ week: Int, from start: Int, to end: Int, into set: inout RecurrenceDays) {
    let day = week > 0 ? start + (week - 1) * 7 : end + week * 7
    if week != 0, start..<end ~= day { set.insert(day..<(day + 7)) }
  }

  private func lengthInWeeks(after year: RecurrenceYear) -> Int {
    let next = RecurrenceYear(year.number + 1)
    return (next.nextFirstWeek(startingOn: weekStart) - next.firstWeek(startingOn: weekStart)) / 7
  }

  private func weekdaySet(of year: RecurrenceYear) -> RecurrenceDays {
    var set = RecurrenceDays()
    for weekday in 0..<7 where weekdays >> UInt8(weekday) & 1 == 1 {
      set.formUnion(RecurrenceDays(everySeventhFrom: (weekday - year.firstWeekday + 7) % 7))
    }
    for (ordinal, weekday) in ordinals where ordinal != 0 && -53...53 ~= ordinal {
      if countsInMonth {
        for month in 1...12 {
          insert(
            ordinal, weekday, of: year, in: year.start(ofMonth: month)..<year.start(ofMonth: month + 1), into: &set)
        }
      } else {
        insert(ordinal, weekday, of: year, in: 0..<year.length, into: &set)
      }
    }
    return set
  }

  /// Inserts the nth such weekday of a range of days, if there is one; -1 is the last.
  private func insert(
    _ ordinal: Int, _ weekday: Int, of year: RecurrenceYear, in range: Range<Int>, into set: inout RecurrenceDays
  ) {
    let day: Int
    if ordinal > 0 {
      let first = range.lowerBound + (weekday - (year.firstWeekday + range.lowerBound) % 7 + 7) % 7
      day = first + (ordinal - 1) * 7
    } else {
      let last = range.upperBound - 1
      day = last - ((year.firstWeekday + last) % 7 - weekday + 7) % 7 + (ordinal + 1) * 7
    }
    if range ~= day { set.insert(day) }
  }
}

extension UInt32 {
  /// The same bits in reverse order.
  fileprivate var bitReversed: UInt32 {
    var bits = (self >> 1) & 0x5555_5555 | (self & 0x5555_5555) << 1
    bits = (bits >> 2) & 0x3333_3333 | (bits & 0x3333_3333) << 2
    bits = (bits >> 4) & 0x0F0F_0F0F | (bits & 0x0F0F_0F0F) << 4
    return bits.byteSwapped
  }
}
