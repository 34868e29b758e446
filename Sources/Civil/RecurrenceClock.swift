/// The parts of a rule that choose times of the day (BYHOUR, BYMINUTE, BYSECOND), with what the start fills in.
struct RecurrenceClock {
  /// The allowed hours, minutes and seconds, one bit each.
  private let hours: UInt64
  private let minutes: UInt64
  private let seconds: UInt64

  init(_ rule: Recurrence, from start: CivilTime) {
    // A part that is finer than the frequency is taken from the start (RFC 5545 3.3.10); any other part limits.
    hours = RecurrenceClock.bits(
      rule.byHour, below: 24, otherwise: rule.frequency >= .daily ? 1 << UInt64(start.hour) : .max)
    minutes = RecurrenceClock.bits(
      rule.byMinute, below: 60, otherwise: rule.frequency >= .hourly ? 1 << UInt64(start.minute) : .max)
    // A leap second counts as the second before it (RFC 5545 3.3.12).
    seconds = RecurrenceClock.bits(
      rule.bySecond.map { $0 == 60 ? 59 : $0 }, below: 60,
      otherwise: rule.frequency >= .minutely ? 1 << UInt64(start.second) : .max)
  }

  private static func bits(_ values: [Int], below limit: Int, otherwise: UInt64) -> UInt64 {
    let all: UInt64 = (1 << UInt64(limit)) - 1
    if values.isEmpty { return otherwise & all }
    return values.reduce(0) { 0..<limit ~= $1 ? $0 | 1 << UInt64($1) : $0 }
  }

  /// Whether it leaves out any units of a frequency that is no coarser than a day.
  func filters(_ frequency: Recurrence.Frequency) -> Bool {
    let allHours: UInt64 = (1 << 24) - 1
    let allSixty: UInt64 = (1 << 60) - 1
    return switch frequency {
    case .hourly: hours != allHours
    case .minutely: hours != allHours || minutes != allSixty
    case .secondly: hours != allHours || minutes != allSixty || seconds != allSixty
    case .daily, .weekly, .monthly, .yearly: false
    }
  }

  /// Returns the chosen seconds after the beginning of a unit (a day for the coarse frequencies), in order.
  func offsets(in frequency: Recurrence.Frequency) -> [Int] {
    if frequency == .secondly { return [0] }
    let ownHours = frequency >= .daily ? hours : 1
    let ownMinutes = frequency >= .hourly ? minutes : 1
    var offsets: [Int] = []
    offsets.reserveCapacity(ownHours.nonzeroBitCount * ownMinutes.nonzeroBitCount * seconds.nonzeroBitCount)
    for hour in 0..<24 where ownHours >> UInt64(hour) & 1 == 1 {
      for minute in 0..<60 where ownMinutes >> UInt64(minute) & 1 == 1 {
        var rest = seconds
        while rest != 0 {
          offsets.append(hour * 3600 + minute * 60 + rest.trailingZeroBitCount)
          rest &= rest - 1
        }
      }
    }
    return offsets
  }

  /// Returns the first allowed unit of a day from that one on; nil if the day has no more.
  func firstUnit(from unit: Int, by frequency: Recurrence.Frequency) -> Int? {
    switch frequency {
    case .hourly: RecurrenceClock.next(hours, unit)
    case .minutely: firstMinute(from: unit)
    case .secondly: firstSecond(from: unit)
    case .daily, .weekly, .monthly, .yearly: unit
    }
  }

  private func firstMinute(from unit: Int) -> Int? {
    let hour = unit / 60
    guard let nextHour = RecurrenceClock.next(hours, hour) else { return nil }
    if nextHour == hour, let minute = RecurrenceClock.next(minutes, unit % 60) { return hour * 60 + minute }
    guard let minute = RecurrenceClock.next(minutes, 0) else { return nil }
    if nextHour > hour { return nextHour * 60 + minute }
    return RecurrenceClock.next(hours, hour + 1).map { $0 * 60 + minute }
  }

  private func firstSecond(from unit: Int) -> Int? {
    let minute = unit / 60
    guard let nextMinute = firstMinute(from: minute) else { return nil }
    if nextMinute == minute, let second = RecurrenceClock.next(seconds, unit % 60) { return minute * 60 + second }
    guard let second = RecurrenceClock.next(seconds, 0) else { return nil }
    if nextMinute > minute { return nextMinute * 60 + second }
    return firstMinute(from: minute + 1).map { $0 * 60 + second }
  }

  private static func next(_ bits: UInt64, _ from: Int) -> Int? {
    guard from < 64 else { return nil }
    let rest = bits & (.max << UInt64(from))
    return rest == 0 ? nil : rest.trailingZeroBitCount
  }

  /// Whether steps of that interval ever meet an allowed time of the day.
  func isEverReached(from start: Int, by frequency: Recurrence.Frequency, _ interval: Int) -> Bool {
    let unitsPerDay = 86_400 / frequency.unitSeconds
    // The steps reach exactly the units that leave the start's remainder when divided by this.
    let grain = greatestCommonDivisor(interval, unitsPerDay)
    let first = flooredQuotient(start, frequency.unitSeconds)
    let remainder = first - flooredQuotient(first, grain) * grain
    var unit = remainder
    while unit < unitsPerDay {
      guard let next = firstUnit(from: unit, by: frequency) else { return false }
      if next == unit { return true }
      unit = remainder + (next - remainder + grain - 1) / grain * grain
    }
    return false
  }
}

/// Returns the largest number that divides both numbers, which are positive.
func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}

/// Returns the quotient rounded towards the past; the divisor is positive.
func flooredQuotient(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }
