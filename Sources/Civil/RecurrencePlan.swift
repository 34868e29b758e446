/// A rule made ready to be expanded from a start: all parts are filled in, checked, and turned into a form that the
/// cursor steps through.
///
/// Time runs to the end of the year 9999, the last that RFC 5545 can write; so every expansion ends.
struct RecurrencePlan {
  /// The way in which the cursor finds its days.
  enum Walk {
    /// By days: every day that passes the filter counts.
    case days
    /// By periods: years, months or weeks at an interval, and the days in each that pass.
    case periods
    /// By units: days, hours, minutes or seconds at an interval, each by itself.
    case units
  }

  /// The first day of the year 0, and the last of 9999.
  static let dayRange = -719_528...2_932_896
  /// An interval longer than all of time in seconds, so that steps stay far from overflow.
  private static let longestInterval = 1 << 40

  let frequency: Recurrence.Frequency
  let interval: Int
  let walk: Walk
  let filter: RecurrenceFilter
  let weekStart: Int
  /// The BYSETPOS positions if they choose among the days of a period; else empty, and already applied to `offsets`.
  let positions: [Int]
  /// The seconds after the beginning of a day (or of a unit, if the walk is by units) at which the rule falls, in
  /// order.
  let offsets: [Int]
  let start: Int
  /// The last wall second that can be an occurrence.
  let end: Int

  /// The year in which `end` lies.
  let lastYear: Int

  // For the walk by units only.
  let firstUnit: Int
  let unitSeconds: Int
  let unitsPerDay: Int
  let clock: RecurrenceClock
  let filtersClock: Bool

  /// Returns nil if it is clear that the rule never falls.
  init?(_ rule: Recurrence, from start: CivilDateTime) {
    guard RecurrencePlan.dayRange ~= start.date.dayNumber else { return nil }
    frequency = rule.frequency
    interval = min(max(rule.interval, 1), RecurrencePlan.longestInterval)
    filter = RecurrenceFilter(rule, from: start.date)
    weekStart = rule.weekStart.rawValue - 1
    self.start = start.wallSeconds
    end = min(rule.untilWallSeconds ?? .max, (RecurrencePlan.dayRange.upperBound + 1) * 86_400 - 1)
    lastYear = CivilDate(dayNumber: flooredQuotient(end, 86_400)).year
    guard self.start <= end, rule.count ?? 1 > 0 else { return nil }

    clock = RecurrenceClock(rule, from: start.time)
    unitSeconds = rule.frequency.unitSeconds
    unitsPerDay = 86_400 / unitSeconds
    firstUnit = flooredQuotient(self.start, unitSeconds)
    let isCoarse = rule.frequency > .daily
    filtersClock = clock.filters(rule.frequency)
    var offsets = clock.offsets(in: rule.frequency)
    if isCoarse {
      positions = rule.bySetPosition
      walk = positions.isEmpty && (interval == 1 || frequency == .yearly) ? .days : .periods
    } else {
      if !rule.bySetPosition.isEmpty {
        offsets = RecurrencePlan.indices(of: rule.bySetPosition, in: offsets.count).map { [offsets] in offsets[$0] }
      }
      positions = []
      walk = rule.frequency == .daily && interval == 1 ? .days : .units
    }
    self.offsets = offsets
    guard !offsets.isEmpty else { return nil }
    if filtersClock, !clock.isEverReached(from: self.start, by: rule.frequency, interval) { return nil }
  }

  /// Returns the indices to which BYSETPOS points in a set of that size, in order, each once.
  static func indices(of positions: [Int], in count: Int) -> [Int] {
    var indices: [Int] = []
    for position in positions {
      let index = position > 0 ? position - 1 : count + position
      if position != 0, 0..<count ~= index, !indices.contains(index) { indices.append(index) }
    }
    return indices.sorted()
  }
}

extension Recurrence.Frequency {
  /// The unit's length in seconds; a day for units longer than a day.
  var unitSeconds: Int {
    switch self {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    case .daily, .weekly, .monthly, .yearly: 86_400
    }
  }
}

extension Recurrence.Frequency: Comparable {
  /// Whether `a` is the finer unit: seconds come before years.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .secondly: 0
    case .minutely: 1
    case .hourly: 2
    case .daily: 3
    case .weekly: 4
    case .monthly: 5
    case .yearly: 6
    }
  }
}

extension Recurrence {
  /// The last wall second that UNTIL allows; nil if the rule has no UNTIL.
  var untilWallSeconds: Int? {
    until.map { CivilDateTime($0.date, $0.time ?? CivilTime(secondOfDay: 86_399)).boundedWallSeconds }
  }
}

extension CivilDateTime {
  /// The wall second, or one far outside of any calendar if that would not fit.
  var boundedWallSeconds: Int {
    CivilDateTime(CivilDate(dayNumber: min(max(date.dayNumber, -1 << 40), 1 << 40)), time).wallSeconds
  }
}
