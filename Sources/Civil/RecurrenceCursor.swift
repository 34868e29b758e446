/// A cursor that steps through the occurrences of a plan, in order, as wall seconds.
///
/// It holds one block: the days of a period or of a stretch of the year, as bits, or one unit. It allocates nothing
/// from one occurrence to the next.
struct RecurrenceCursor {
  let plan: RecurrencePlan
  var years: RecurrenceYears
  /// The seconds after `base`; those from `index` on are still to come.
  var offsets: [Int]
  var index: Int
  var base = 0
  /// The days of the block that are still to come; bit 0 is day number `wordStart`.
  var word: UInt64 = 0
  var wordStart = 0
  /// The position of the walk. By days: the word of the year. By periods: the year, the month since the year 0, or the
  /// week's first day. By units: the unit.
  var place = 0
  /// By units: the first unit that lies in another day, and the number of units to look through without finding
  /// anything.
  var dayLimit = Int.min
  var patience = 1 << 60
  /// By units: the number of allowed units of a day for each remainder when divided by the interval.
  var unitsByRemainder: [Int32] = []
  private var isExhausted = false

  /// A cursor before the first occurrence at or after `floor`.
  init(_ plan: RecurrencePlan, from floor: Int) {
    self.plan = plan
    offsets = plan.offsets
    index = plan.offsets.count
    let target = min(max(floor, plan.start), plan.end)
    let day = flooredQuotient(target, 86_400)
    years = RecurrenceYears(plan.filter, at: CivilDate(dayNumber: day).year)
    if floor > plan.end {
      isExhausted = true
      return
    }
    switch plan.walk {
    case .days: isExhausted = !enterDays(at: day)
    case .periods: isExhausted = !enterPeriods(at: day)
    case .units: isExhausted = !enterUnits(at: target)
    }
    while let next = peek(), next < target { index += 1 }
  }

  /// Returns the next occurrence, or nil if there are no more.
  mutating func next() -> Int? {
    guard let next = peek() else { return nil }
    index += 1
    return next
  }

  /// Returns the next occurrence without consuming it.
  @inline(__always)
  mutating func peek() -> Int? {
    while true {
      if index < offsets.count {
        let next = base + offsets[index]
        return next <= plan.end ? next : nil
      }
      if word != 0 {
        base = (wordStart + word.trailingZeroBitCount) * 86_400
        word &= word - 1
        index = 0
      } else if isExhausted || !advance() {
        isExhausted = true
        return nil
      }
    }
  }

  /// Skips whole blocks for as long as they end before `limit` and hold no more than `count` occurrences in all.
  /// Returns the number of occurrences skipped.
  mutating func skip(atMost count: Int, before limit: Int) -> Int {
    let limit = min(limit, plan.end)
    var skipped = 0
    while !isExhausted {
      let waiting = (offsets.count - index) + word.nonzeroBitCount * plan.offsets.count
      let last = word == 0 ? base + (offsets.last ?? 0) : (wordStart + 64) * 86_400
      guard waiting <= count - skipped, waiting == 0 || last < limit else { break }
      skipped += waiting
      index = offsets.count
      word = 0
      let day = dayLimit
      if plan.walk == .units { skipped += skipUnits(atMost: count - skipped, before: limit) }
      isExhausted = !advance()
      if plan.walk == .units, dayLimit != day, !isExhausted {
        skipped += skipDays(atMost: count - skipped, before: limit)
      }
    }
    return skipped
  }

  private mutating func advance() -> Bool {
    switch plan.walk {
    case .days: nextWord()
    case .periods: nextPeriod()
    case .units: nextUnit()
    }
  }

  private var yearInterval: Int { plan.frequency == .yearly ? plan.interval : 1 }

  private mutating func enterDays(at day: Int) -> Bool {
    let year = years.year.number
    let first = CivilDate(dayNumber: flooredQuotient(plan.start, 86_400)).year
    let next = first + (year - first + yearInterval - 1) / yearInterval * yearInterval
    if next != year {
      guard next <= 9999 else { return false }
      years.load(next)
    }
    let offset = max(day - years.year.start, 0)
    place = offset >> 6
    wordStart = years.year.start + place << 6
    word = years.days.word(place) & (.max << UInt64(offset & 63))
    return true
  }

  private mutating func nextWord() -> Bool {
    while true {
      place += 1
      if place >= RecurrenceDays.wordCount {
        guard years.loadNextInhabited(interval: yearInterval, until: flooredQuotient(plan.end, 86_400)) else {
          return false
        }
        place = 0
      }
      word = years.days.word(place)
      if word != 0 {
        wordStart = years.year.start + place << 6
        return true
      }
    }
  }
}
