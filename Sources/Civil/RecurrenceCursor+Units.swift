/// The walk by single days, hours, minutes or seconds at an interval.
extension RecurrenceCursor {
  mutating func enterUnits(at target: Int) -> Bool {
    place = aligned(flooredQuotient(target, plan.unitSeconds))
    if plan.filter.followsKind {
      // After this many units the calendar, the clock and the interval repeat together.
      let cycle = 146_097 * plan.unitsPerDay
      let (product, overflow) = (cycle / greatestCommonDivisor(cycle, plan.interval))
        .multipliedReportingOverflow(by: plan.interval)
      patience = overflow ? patience : min(product, patience)
    }
    return settle()
  }

  mutating func nextUnit() -> Bool {
    place += plan.interval
    if place < dayLimit, !plan.filtersClock {
      base = place * plan.unitSeconds
      index = 0
      return true
    }
    return settle()
  }

  /// Returns the first of the rule's units at or after that one.
  private func aligned(_ unit: Int) -> Int {
    plan.firstUnit + (unit - plan.firstUnit + plan.interval - 1) / plan.interval * plan.interval
  }

  /// Goes on from the rule's unit at `place` to the first that passes, jumping over those that cannot pass.
  private mutating func settle() -> Bool {
    let limit = min(flooredQuotient(plan.end, plan.unitSeconds), place + patience)
    while place <= limit {
      let day = flooredQuotient(place, plan.unitsPerDay)
      if place >= dayLimit {
        if !plan.filter.isEmpty {
          guard let next = nextDay(from: day) else { return false }
          if next > day {
            place = aligned(next * plan.unitsPerDay)
            continue
          }
        }
        dayLimit = (day + 1) * plan.unitsPerDay
      }
      if plan.filtersClock {
        let start = dayLimit - plan.unitsPerDay
        guard let unit = plan.clock.firstUnit(from: place - start, by: plan.frequency) else {
          place = aligned(dayLimit)
          continue
        }
        if start + unit > place {
          place = aligned(start + unit)
          continue
        }
      }
      base = place * plan.unitSeconds
      index = 0
      return true
    }
    return false
  }

  /// Returns the first day at or after that one which passes the filter.
  private mutating func nextDay(from day: Int) -> Int? {
    if day < years.year.start || day >= years.year.end {
      years.load(CivilDate(dayNumber: day).year)
    }
    if let found = years.days.first(from: day - years.year.start) { return years.year.start + found }
    guard years.loadNextInhabited(interval: 1, until: flooredQuotient(plan.end, 86_400)) else { return nil }
    return years.days.first(from: 0).map { years.year.start + $0 }
  }

  /// Skips units after the one at `place` if all of them count, without looking at each. The place it stops at is the
  /// last skipped unit.
  mutating func skipUnits(atMost count: Int, before limit: Int) -> Int {
    guard plan.filter.isEmpty, !plan.filtersClock else { return 0 }
    let lastUnit = flooredQuotient(limit, plan.unitSeconds) - 1
    let steps = max(0, min(count / plan.offsets.count, (lastUnit - place) / plan.interval))
    place += steps * plan.interval
    return steps * plan.offsets.count
  }

  /// Skips whole days, looking only at the number of their units, if `place` is the first unit in its day. It stops
  /// before the first unit that is not skipped.
  mutating func skipDays(atMost count: Int, before limit: Int) -> Int {
    // If a day has few units, nothing is gained.
    guard count > 1000, plan.interval < plan.unitsPerDay else { return 0 }
    if plan.filtersClock, unitsByRemainder.isEmpty { countUnitsByRemainder() }
    let lastUnit = flooredQuotient(limit, plan.unitSeconds) - 1
    var skipped = 0
    var day = flooredQuotient(place, plan.unitsPerDay)
    while let next = plan.filter.isEmpty ? day : nextDay(from: day) {
      let start = next * plan.unitsPerDay
      let end = start + plan.unitsPerDay
      let first = aligned(start) - start
      let units =
        plan.filtersClock
        ? Int(unitsByRemainder[first]) : (plan.unitsPerDay - first + plan.interval - 1) / plan.interval
      guard units * plan.offsets.count <= count - skipped, end <= lastUnit else { break }
      skipped += units * plan.offsets.count
      place = aligned(end) - plan.interval
      index = offsets.count
      day = next + 1
    }
    return skipped
  }

  private mutating func countUnitsByRemainder() {
    unitsByRemainder = Array(repeating: 0, count: plan.interval)
    var unit = 0
    while let next = plan.clock.firstUnit(from: unit, by: plan.frequency), next < plan.unitsPerDay {
      unitsByRemainder[next % plan.interval] += 1
      unit = next + 1
    }
  }
}
