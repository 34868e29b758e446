internal import Agenda

extension Rule {
  static let repeatRules = [
    every, everyWeekday, everyOrdinal, everyDate, pace, pluralDays, ordinalOfEach, onceA, clause,
  ]

  static let every = Rule(
    "every N units", "every day", "every other week", "every 3 days", "each month", "every 4th day", "every morning",
    "every weekday")
  static let everyWeekday = Rule(
    "every weekdays", "every monday and thursday", "every other friday", "every mon-wed", "every 3 fridays",
    "mon/wed/fri")
  static let everyOrdinal = Rule(
    "every nth", "every 3rd friday", "every last day of the month", "every 2nd of the month",
    "every fourth thursday in november")
  static let everyDate = Rule("every date", "every 3 May", "every aug 20 and 30", "every january", "every christmas")
  static let pace = Rule("daily, weekly", "daily", "weekly", "fortnightly", "quarterly", "annually")
  static let pluralDays = Rule(
    "weekdays in the plural", "mondays and thursdays", "weekends", "mornings", "saturdays through tuesdays")
  static let ordinalOfEach = Rule(
    "nth of each month", "4th of each month", "first friday of every 3 months", "last day of each month",
    "end of each month")
  static let onceA = Rule("once a unit", "once a week", "once every 2 days")
  static let clause = Rule(
    "repeat's limits", "daily until 1 June", "weekly for 6 weeks", "every day 10 times", "daily starting monday",
    "monthly on the last friday")
}

/// Repeats.
extension Scan {
  /// A repeat that begins here; adds to the one the phrase has (`every monday and every thursday`).
  func repeated(_ i: Int, _ d: inout Draft) -> Int {
    var cycle: Cycle?
    var part = Part.none
    let end = cycleStart(i, &d, &cycle, &part)
    guard end != 0 else { return 0 }
    if d.fault == .frequency || d.fault == .interval {
      d.isWeak = false
      return end
    }
    guard var cycle else { return 0 }
    if let old = d.cycle {
      guard combine(&cycle, with: old) else { return 0 }
    }
    d.cycle = cycle
    d.isWeak = false
    if part != .none, d.from.part == .none { d.from.part = part }
    return end
  }

  /// Two repeats said in one breath.
  private func combine(_ new: inout Cycle, with old: Cycle) -> Bool {
    // `every week every monday`, `yearly every 3 May`: the days narrow the pace.
    if old.frequency == new.frequency, old.interval == new.interval {
      var sum = old
      sum.weekdays |= new.weekdays
      sum.monthDays |= new.monthDays
      sum.months |= new.months
      if new.ordinals != 0 { sum.ordinals = old.ordinals == 0 ? new.ordinals : old.ordinals }
      new = sum
      return true
    }
    if !new.hasDays, new.months == 0, new.interval == 1, old.hasDays { return false }
    return false
  }

  private func cycleStart(_ i: Int, _ d: inout Draft, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    let token = tokens[i]
    if token.kind == .number {
      let end = ordinalOfEach(i, &d, &cycle)
      return end != 0 ? end : timesA(i, &d)
    }
    switch token.word {
    case .every:
      var at = i + 1
      let isCompletion = isMark(at, "!") && isGlued(at)
      if isCompletion { at += 1 }
      if word(at) == .and, word(at + 1) == .every { at += 2 }
      if word(at) == .single { at += 1 }
      let end = everyBody(at, &d, &cycle, &part)
      if end != 0, isCompletion { cycle?.fromCompletion = true }
      return end
    case .all:
      guard word(i + 1) == .unit || word(i + 1) == .weekday, has(i + 1, .plural) else { return 0 }
      return pluralDays(i + 1, &cycle, &part)
    case .pace: return paced(i, &cycle, &part)
    case .twoFold: return twoFold(i, &cycle)
    case .weekday, .unit, .part:
      return pluralDays(i, &cycle, &part)
    case .ordinal, .last, .cardinal, .the, .endOf, .starting, .middleOf:
      let end = ordinalOfEach(i, &d, &cycle)
      if end != 0 { return end }
      if word(i) == .the, word(i + 1) == .part, has(i + 1, .plural) { return pluralDays(i + 1, &cycle, &part) }
      if word(i) == .cardinal { return timesA(i, &d) }
      return 0
    case .once:
      var at = i + 1
      if word(at) == .every { return everyBody(at + 1, &d, &cycle, &part) }
      if word(at) == .pace { return paced(at, &cycle, &part) }
      guard word(at) == .a || spells(at, "per") else { return 0 }
      at += 1
      guard let unit = unit(at), !has(at, .plural) else { return 0 }
      cycle = Scan.cycle(of: unit, 1)
      guard cycle != nil else { return 0 }
      fired(Rule.onceA, i, at + 1)
      return at + 1
    case .twice, .thrice: return timesA(i, &d)
    default: return 0
    }
  }

  /// `twice a week`, `3 times a day`: no rule of days says which, so it is refused.
  private func timesA(_ i: Int, _ d: inout Draft) -> Int {
    var at = i + 1
    if word(i) != .twice, word(i) != .thrice {
      guard let number = number(i), word(number.next) == .times else { return 0 }
      at = number.next + 1
    }
    guard word(at) == .a || spells(at, "per") || word(at) == .every, let unit = unit(at + 1), !has(at + 1, .plural)
    else { return 0 }
    _ = unit
    d.fault = .frequency
    return at + 2
  }

  // MARK: Behind every

  private func everyBody(_ i: Int, _ d: inout Draft, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    var at = i
    var interval = 1
    if word(at) == .other {
      interval = 2
      at += 1
    } else if let nth = ordinal(at) ?? (word(at) == .last ? nth(at) : nil) {
      let end = everyNth(at, nth, &d, &cycle)
      if end != 0 { return end }
    } else if word(at) == .the {
      guard let nth = nth(at + 1) else { return 0 }
      return everyNth(at + 1, nth, &d, &cycle)
    } else if let length = everyLength(at, &d, &cycle) {
      return length
    } else if let number = number(at) {
      let date = everyDate(at, &cycle)
      if date != 0 { return date }
      guard number.value < 1000 else { return 0 }
      if number.value == 0, unit(number.next) != nil {
        d.fault = .interval
        return number.next + 1
      }
      interval = number.value
      at = number.next
    }
    guard interval > 0 else { return 0 }
    switch word(at) {
    case .weekday:
      var mask: UInt8 = 0
      var end = weekdayList(at, &mask)
      var new = Cycle(.weekly, interval: interval)
      new.weekdays = mask
      if word(end) == .the, let day = ordinal(end + 1), (1...31).contains(day.value), interval == 1 {
        // `every friday the 13th`
        new.frequency = .monthly
        new.add(monthDay: day.value)
        end = day.next
      }
      cycle = new
      fired(Rule.everyWeekday, i, end)
      return end
    case .part:
      guard let value = Part(rawValue: Int16(truncatingIfNeeded: value(at))) else { return 0 }
      part = value
      cycle = Cycle(.daily, interval: interval)
      fired(Rule.every, i, at + 1)
      return word(at + 1) == .time ? at + 2 : at + 1
    case .month: return everyDate(at, &cycle)
    case .holiday:
      var m = Moment()
      var isWeak = false
      let end = holiday(at, &m, isWeak: &isWeak)
      guard end != 0 else { return 0 }
      guard let new = yearly(at) else {
        d.fault = .frequency
        return end
      }
      cycle = new
      fired(Rule.everyDate, i, end)
      return end
    default: break
    }
    guard let unit = unit(at), let new = Scan.cycle(of: unit, interval) else { return 0 }
    cycle = new
    let end = word(at) == .working ? at + 2 : at + 1
    fired(Rule.every, i, end)
    return end
  }

  /// `every couple of weeks`, `every half hour`, `every hour and a half`, `every 12h`.
  private func everyLength(_ i: Int, _ d: inout Draft, _ cycle: inout Cycle?) -> Int? {
    guard word(i) != .part, let quantity = quantity(i), let unit = unit(quantity.next) else { return nil }
    guard quantity.value % 1000 != 0 || word(i) == .couple || word(i) == .few || isGlued(quantity.next) || word(i) == .a
    else { return nil }
    if quantity.value == 0 {
      d.fault = .interval
      return quantity.next + 1
    }
    let end = quantity.next + 1
    if quantity.value % 1000 == 0 {
      cycle = Scan.cycle(of: unit, quantity.value / 1000)
    } else {
      let seconds = unit == .hour ? 3600 : unit == .day ? 86_400 : unit == .minute ? 60 : 0
      guard seconds > 0, seconds * quantity.value / 1000 % 60 == 0 else { return nil }
      cycle = Cycle(.minutely, interval: seconds * quantity.value / 60_000)
    }
    return cycle == nil ? nil : end
  }

  static func cycle(of unit: Unit, _ interval: Int) -> Cycle? {
    guard (1...100_000).contains(interval) else { return nil }
    switch unit {
    case .second: return Cycle(.secondly, interval: interval)
    case .minute: return Cycle(.minutely, interval: interval)
    case .hour: return Cycle(.hourly, interval: interval)
    case .day: return Cycle(.daily, interval: interval)
    case .week: return Cycle(.weekly, interval: interval)
    case .fortnight: return Cycle(.weekly, interval: interval * 2)
    case .month: return Cycle(.monthly, interval: interval)
    case .quarter: return Cycle(.monthly, interval: interval * 3)
    case .year: return Cycle(.yearly, interval: interval)
    case .decade: return Cycle(.yearly, interval: interval * 10)
    case .weekend:
      var cycle = Cycle(.weekly, interval: interval)
      cycle.weekdays = 0b110_0000
      return cycle
    case .workday:
      var cycle = Cycle(.weekly, interval: interval)
      cycle.weekdays = 0b001_1111
      return cycle
    }
  }

  /// `every 3rd friday`, `every 2nd of the month`, `every 20th and 30th of aug`, `every 4th day`, `every last day of the month`.
  private func everyNth(_ i: Int, _ nth: Number, _ d: inout Draft, _ cycle: inout Cycle?) -> Int {
    // `every 4th day` counts days, `every last day` is a day.
    if nth.value > 0, let unit = unit(nth.next), unit != .workday {
      guard !(unit == .day && word(nth.next + 1) == .of), !(word(nth.next) == .ordinal) else { return dated(i, &cycle) }
      cycle = Scan.cycle(of: unit, nth.value)
      fired(Rule.every, i, nth.next + 1)
      return nth.next + 1
    }
    if nth.value > 0, word(nth.next) == .part {
      return 0
    }
    let date = everyDate(i, &cycle)
    if date != 0 { return date }
    return dated(i, &cycle)
  }

  /// A list of ordinals, with the month or period it is in.
  private func dated(_ i: Int, _ cycle: inout Cycle?) -> Int {
    var new = Cycle(.monthly)
    var end = nthList(i, &new)
    guard end != 0 else { return 0 }
    let at = end
    if word(at) == .of || word(at) == .in {
      let month = skipThe(at + 1)
      if word(month) == .month {
        end = monthList(month, &new)
        new.frequency = .yearly
      } else if word(month) == .every {
        let periodEnd = eachPeriod(month, &new)
        if periodEnd != 0 { end = periodEnd }
      } else if let unit = unit(month), unit == .month || unit == .year || unit == .quarter {
        if unit == .year { new.frequency = .yearly }
        if unit == .quarter { new.interval = 3 }
        end = month + 1
      }
    }
    cycle = new
    fired(Rule.everyOrdinal, i, end)
    return end
  }

  /// `every aug 30`, `every aug 20 and 30`, `every 3 May`, `every january and july`.
  private func everyDate(_ i: Int, _ cycle: inout Cycle?) -> Int {
    var m = Moment()
    if word(i) == .month {
      var new = Cycle(.yearly)
      let first = monthDay(i, &m)
      guard first != 0, m.year == 0 else { return 0 }
      if m.day != 0 {
        new.add(month: value(i))
        new.add(monthDay: Int(m.day))
        let end = moreMonths(moreDays(first, &new), Int(m.day), &new)
        cycle = new
        fired(Rule.everyDate, i, end)
        return end
      }
      var end = monthList(i, &new)
      // `every aug on day 20 and 30`, `every june on the 3rd`
      if word(end) == .on {
        var at = skipThe(end + 1)
        if isUnit(at, .day) { at += 1 }
        if let day = dayNumber(at) {
          new.add(monthDay: day.value)
          end = moreDays(day.next, &new)
        } else {
          let list = nthList(at, &new)
          if list != 0 { end = list }
        }
      }
      cycle = new
      fired(Rule.everyDate, i, end)
      return end
    }
    let end = dayMonth(i, &m)
    guard end != 0, m.year == 0 else { return 0 }
    var new = Cycle(.yearly)
    new.add(month: Int(m.month))
    new.add(monthDay: Int(m.day))
    cycle = new
    fired(Rule.everyDate, i, end)
    return end
  }

  /// `, 15 and 30` behind a day.
  private func moreDays(_ i: Int, _ c: inout Cycle) -> Int {
    var end = i
    while true {
      var at = end
      if isMark(at, ",") || isMark(at, "/") || isMark(at, "&") { at += 1 }
      if word(at) == .and { at += 1 }
      at = skipThe(at)
      guard at > end, let day = dayNumber(at), standsFree(at) || ordinal(at) != nil else { return end }
      c.add(monthDay: day.value)
      end = day.next
    }
  }

  /// `and july 1st` behind `january 1st`: the same day of another month.
  private func moreMonths(_ i: Int, _ day: Int, _ c: inout Cycle) -> Int {
    var end = i
    while true {
      var at = skipComma(end)
      if word(at) == .and { at += 1 }
      var m = Moment()
      guard at > end, word(at) == .month else { return end }
      let next = monthDay(at, &m)
      guard next != 0, Int(m.day) == day, m.year == 0 else { return end }
      c.add(month: Int(m.month))
      end = next
    }
  }

  private func monthList(_ i: Int, _ c: inout Cycle) -> Int {
    var end = i
    while word(end) == .month {
      c.add(month: value(end))
      end = skipDot(end + 1)
      var at = end
      if isMark(at, ",") || isMark(at, "/") || isMark(at, "&") { at += 1 }
      if word(at) == .and { at += 1 }
      guard at > end, word(at) == .month else { break }
      end = at
    }
    return end
  }

  // MARK: Words that repeat by themselves

  /// `bi-weekly`, `bi monthly`: every two.
  private func twoFold(_ i: Int, _ cycle: inout Cycle?) -> Int {
    let at = isMark(i + 1, "-") ? i + 2 : i + 1
    guard word(at) == .pace else { return 0 }
    var part = Part.none
    let end = paced(at, &cycle, &part)
    if value(i) == 2 { cycle?.interval *= 2 }
    if value(i) == 6, cycle?.frequency == .yearly { cycle = Cycle(.monthly, interval: 6) }
    return end
  }

  /// `daily`, `weekly`, `fortnightly`, `nightly`.
  private func paced(_ i: Int, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    switch Pace(rawValue: Int16(truncatingIfNeeded: value(i))) {
    case .daily: cycle = Cycle(.daily)
    case .weekly: cycle = Cycle(.weekly)
    case .monthly: cycle = Cycle(.monthly)
    case .quarterly: cycle = Cycle(.monthly, interval: 3)
    case .yearly: cycle = Cycle(.yearly)
    case .hourly: cycle = Cycle(.hourly)
    case .fortnightly: cycle = Cycle(.weekly, interval: 2)
    case .bimonthly: cycle = Cycle(.monthly, interval: 2)
    case .halfYearly: cycle = Cycle(.monthly, interval: 6)
    case .minutely: cycle = Cycle(.minutely)
    case .nightly:
      cycle = Cycle(.daily)
      part = .night
    case nil: return 0
    }
    fired(Rule.pace, i, i + 1)
    return i + 1
  }

  /// `mondays and thursdays`, `weekends`, `weekdays`, `mornings`, `mon/wed/fri`.
  private func pluralDays(_ i: Int, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    if word(i) == .part {
      guard has(i, .plural), let value = Part(rawValue: Int16(truncatingIfNeeded: value(i))) else { return 0 }
      part = value
      cycle = Cycle(.daily)
      fired(Rule.pluralDays, i, i + 1)
      return i + 1
    }
    if word(i) == .unit {
      guard has(i, .plural), isUnit(i, .weekend) || isUnit(i, .workday) else { return 0 }
      cycle = Scan.cycle(of: isUnit(i, .weekend) ? .weekend : .workday, 1)
      fired(Rule.pluralDays, i, i + 1)
      return i + 1
    }
    guard word(i) == .weekday else { return 0 }
    let isSlashed = isMark(i + 1, "/") && word(i + 2) == .weekday
    guard has(i, .plural) || isSlashed else { return 0 }
    var mask: UInt8 = 0
    let end = weekdayList(i, &mask)
    var new = Cycle(.weekly)
    new.weekdays = mask
    cycle = new
    fired(Rule.pluralDays, i, end)
    return end
  }

  /// `monday`, `mon, wed and fri`, `mon/wed/fri`, `mon-wed`, `saturdays through tuesdays`.
  func weekdayList(_ i: Int, _ mask: inout UInt8) -> Int {
    var end = i
    while word(end) == .weekday {
      let first = value(end)
      end = skipDot(end + 1)
      mask |= 1 << UInt8(first - 1)
      let to = connector(end)
      if to != 0, word(to) == .weekday {
        var day = first
        while day != value(to) {
          day = day % 7 + 1
          mask |= 1 << UInt8(day - 1)
        }
        end = skipDot(to + 1)
      }
      var at = end
      if isMark(at, ",") || isMark(at, "/") || isMark(at, "&") { at += 1 }
      if word(at) == .and || word(at) == .or { at += 1 }
      if word(at) == .every, at > end, word(at + 1) == .weekday { at += 1 }
      if word(at) == .on, word(at + 1) == .weekday { at += 1 }
      guard at > end, word(at) == .weekday else { break }
      end = at
    }
    return end
  }

  // MARK: By their place in a month

  /// `2nd and last friday`, `first and third friday and second tuesday`, `15th`, `last day`, `first and last instance of tue and fri`.
  func nthList(_ i: Int, _ c: inout Cycle) -> Int {
    var pending: UInt64 = 0
    var end = 0
    var at = i
    var hasPending = false
    func take(_ value: Int) { pending = pending << 8 | UInt64(value + 64) }
    var steps = 0
    while steps < 12 {
      steps += 1
      at = skipThe(at)
      if word(at) == .every, steps > 1 { at += 1 }
      guard let nth = nth(at) ?? (steps > 1 ? bareDay(at) : nil), nth.value >= -31, nth.value <= 31 else { break }
      take(nth.value)
      hasPending = true
      at = nth.next
      end = at
      if word(at) == .instance {
        at += 1
        if word(at) == .of { at += 1 }
        var mask: UInt8 = 0
        let list = weekdayList(at, &mask)
        guard list > at else { return 0 }
        c.weekdays |= mask
        each(pending) { c.add(position: $0) }
        return list
      }
      if word(at) == .weekday {
        var mask: UInt8 = 0
        let list = weekdayList(at, &mask)
        for weekday in 1...7 where mask & (1 << UInt8(weekday - 1)) != 0 {
          each(pending) { c.add(ordinal: max(-5, min(5, $0)), weekday: weekday) }
        }
        pending = 0
        hasPending = false
        end = list
        at = list
      } else if isUnit(at, .workday) || word(at) == .working {
        c.weekdays |= 0b001_1111
        each(pending) { c.add(position: $0) }
        return word(at) == .working ? at + 2 : at + 1
      } else if isUnit(at, .day) {
        at += 1
        end = at
      } else if word(at) == .of, word(skipThe(at + 1)) == .weekday {
        return 0
      }
      if isMark(at, ",") || isMark(at, "&") || isMark(at, "/") { at += 1 }
      if word(at) == .and { at += 1 }
      if at == end { break }
    }
    if hasPending { each(pending) { c.add(monthDay: $0) } }
    return end
  }

  private func bareDay(_ i: Int) -> Number? {
    guard isNumber(i), tokens[i].digits <= 2, (1...31).contains(value(i)), standsFree(i) else { return nil }
    return Number(value: value(i), next: i + 1, digits: Int(tokens[i].digits))
  }

  private func each(_ packed: UInt64, _ body: (Int) -> Void) {
    var rest = packed
    while rest != 0 {
      body(Int(rest & 0xFF) - 64)
      rest >>= 8
    }
  }

  /// `4th of each month`, `the 15th of every month`, `first friday of every 3 months`, `end of each month`.
  private func ordinalOfEach(_ i: Int, _ d: inout Draft, _ cycle: inout Cycle?) -> Int {
    let start = skipThe(i)
    var new = Cycle(.monthly)
    var at = start
    if word(start) == .endOf || word(start) == .starting || word(start) == .middleOf {
      new.add(monthDay: word(start) == .endOf ? -1 : word(start) == .starting ? 1 : 15)
      at = start + 1
      if word(at) == .of { at += 1 }
      guard word(at) == .every else { return 0 }
    } else {
      guard ordinal(start) != nil || word(start) == .last else { return 0 }
      at = nthList(start, &new)
      guard at != 0, word(at) == .of || word(at) == .in || word(at) == .every else { return 0 }
      if word(at) != .every { at += 1 }
      if word(at) != .every {
        // `2nd and 4th thursday of the month`: more than one is a repeat.
        guard isUnit(skipThe(at), .month), new.isSeveral else { return 0 }
        cycle = new
        fired(Rule.ordinalOfEach, i, skipThe(at) + 1)
        return skipThe(at) + 1
      }
    }
    let end = eachPeriod(at, &new)
    guard end != 0 else { return 0 }
    if new.frequency == .weekly {
      // `end of each week`
      guard new.ordinals == 0 else { return 0 }
      new.weekdays = new.monthDays & 2 != 0 ? 1 : 0b100_0000
      new.monthDays = 0
    }
    cycle = new
    fired(Rule.ordinalOfEach, i, end)
    return end
  }

  /// `each month`, `every 3 months`, `every 3rd month`, `every year`, `every june`.
  private func eachPeriod(_ i: Int, _ c: inout Cycle) -> Int {
    var at = i + 1
    var interval = 1
    if word(at) == .other {
      interval = 2
      at += 1
    } else if let nth = ordinal(at) {
      interval = nth.value
      at = nth.next
    } else if let number = number(at), number.value < 1000 {
      interval = number.value
      at = number.next
    }
    if word(at) == .month {
      c.frequency = .yearly
      return monthList(at, &c)
    }
    guard interval > 0, let unit = unit(at) else { return 0 }
    switch unit {
    case .month: c.interval = interval
    case .quarter: c.interval = interval * 3
    case .year:
      c.frequency = .yearly
      c.interval = interval
    case .week:
      c.frequency = .weekly
      c.interval = interval
    default: return 0
    }
    return at + 1
  }
}

extension Scan {
  /// What `every` could stand before: `2nd tuesday`, `2 weeks`, `monday`.
  func bareRepeat(_ i: Int, _ d: inout Draft) -> Int {
    var cycle: Cycle?
    var part = Part.none
    let end = everyBody(i, &d, &cycle, &part)
    guard end != 0 else { return 0 }
    d.cycle = cycle
    d.from.part = part
    d.isWeak = false
    return end
  }
}
