/// The walk by years, months or weeks at an interval, or with positions (BYSETPOS) in each.
extension RecurrenceCursor {
  private var step: Int { plan.frequency == .weekly ? plan.interval * 7 : plan.interval }

  /// Goes to the first period of the rule that is not over on that day.
  mutating func enterPeriods(at day: Int) -> Bool {
    let first = period(of: flooredQuotient(plan.start, 86_400))
    place = first + (period(of: day) - first + step - 1) / step * step
    if isPastEnd { return false }
    if !fillPeriod() { return nextPeriod() }
    if plan.positions.isEmpty, wordStart < day { word &= .max << UInt64(min(day - wordStart, 63)) }
    return true
  }

  mutating func nextPeriod() -> Bool {
    // After this many periods the calendar repeats: 400 years, 4,800 months, 20,871 weeks.
    let cycle = plan.frequency == .yearly ? 400 : plan.frequency == .monthly ? 4800 : 20_871
    var tries = plan.filter.followsKind ? cycle / greatestCommonDivisor(cycle, plan.interval) : .max
    while tries > 0 {
      place += step
      if isPastEnd { return false }
      if fillPeriod() { return true }
      tries -= 1
    }
    return false
  }

  /// Returns the year, the month counted from the year 0, or the first day of the week in which a day lies.
  private func period(of day: Int) -> Int {
    if plan.frequency == .weekly { return day - (RecurrenceYear.weekday(ofDay: day) - plan.weekStart + 7) % 7 }
    let (year, month, _) = CivilDate(dayNumber: day).components
    return plan.frequency == .monthly ? year * 12 + month - 1 : year
  }

  private var isPastEnd: Bool {
    switch plan.frequency {
    case .yearly: place > plan.lastYear
    case .monthly: place > plan.lastYear * 12 + 11
    default: place * 86_400 > plan.end
    }
  }

  /// Fills the block with the days of the period, or with the places in it that count; returns false if there are none.
  private mutating func fillPeriod() -> Bool {
    switch plan.frequency {
    case .yearly:
      years.load(place)
      return fill(years.days, from: years.year.start)
    case .monthly:
      years.load(place / 12)
      let month = place % 12 + 1
      let start = years.year.start(ofMonth: month)
      let all: UInt32 = (1 << UInt32(years.year.start(ofMonth: month + 1) - start)) - 1
      return fill(years.days.bits(from: start) & all, from: years.year.start + start)
    default:
      return fill(weekBits(), from: place)
    }
  }

  private mutating func weekBits() -> UInt32 {
    if place < years.year.start || place >= years.year.end { years.load(CivilDate(dayNumber: place).year) }
    var bits = years.days.bits(from: place - years.year.start)
    let rest = years.year.end - place
    if rest < 7 {
      years.load(years.year.number + 1)
      bits |= years.days.bits(from: 0) << UInt32(rest)
    }
    return bits & 0x7F
  }

  private mutating func fill(_ bits: UInt32, from start: Int) -> Bool {
    if bits == 0 { return false }
    if plan.positions.isEmpty {
      word = UInt64(bits)
      wordStart = start
      return true
    }
    var days = RecurrenceDays()
    days.insert(bits: bits, from: 0)
    return fill(days, from: start)
  }

  /// Fills the block with the places of the period that BYSETPOS names, counted over its days and their times.
  private mutating func fill(_ days: RecurrenceDays, from start: Int) -> Bool {
    let times = plan.offsets
    let count = days.count * times.count
    offsets.removeAll(keepingCapacity: true)
    base = 0
    index = 0
    for position in plan.positions {
      let place = position > 0 ? position - 1 : count + position
      guard position != 0, 0..<count ~= place else { continue }
      let second = (start + days.day(ranked: place / times.count)) * 86_400 + times[place % times.count]
      // There are few positions, and they are mostly in order already.
      var slot = offsets.count
      while slot > 0, offsets[slot - 1] > second { slot -= 1 }
      if slot == 0 || offsets[slot - 1] != second { offsets.insert(second, at: slot) }
    }
    return !offsets.isEmpty
  }
}
