internal import Agenda
import Civil

/// The repeats behind `every`.
extension TemporalParser {
  func everyBody(_ i: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?, _ part: inout Part) -> Int {
    var at = i
    var interval = 1
    if word(at) == .other || word(at) == .alternate {
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
    case .weekday: return everyWeekday(at, i, interval, &cycle)
    case .part:
      // `every night shift` is not every night.
      guard let value = Part(rawValue: Int16(truncatingIfNeeded: value(at))), !spells(at + 1, "shift") else { return 0 }
      part = value
      cycle = Cycle(.daily, interval: interval)
      return word(at + 1) == .time ? at + 2 : at + 1
    case .month: return everyDate(at, &cycle)
    case .eo, .endOf,
      .unit where word(at + 1) == .endOf:
      let end = everyEnd(at)
      guard end != 0 else { break }
      cycle = Cycle(.monthly, interval: interval)
      cycle?.add(monthDay: -1)
      return end
    case .holiday: return everyHoliday(at, i, &d, &cycle)
    case .unknown:
      let end = everyNamed(at, i, interval, &d, &cycle, &part)
      if end != 0 { return end }
    // `every day of school`
    case .unit
    where isUnit(at, .day) && word(at + 1) == .of && spells(at + 2, words.ofWorkdays) && !isBeforeNoun(at + 3):
      cycle = TemporalParser.cycle(of: .workday, interval)
      return at + 3
    default: break
    }
    guard let unit = unit(at), let new = TemporalParser.cycle(of: unit, interval) else { return 0 }
    cycle = new
    return afterUnit(at)
  }

  /// `every summer`, which no rule tells; `every school night`.
  private func everyNamed(
    _ at: Int, _ i: Int, _ interval: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?, _ part: inout Part
  ) -> Int {
    if spells(at, words.seasons), !isBeforeNoun(at + 1) || i == 1 {
      d.fault = .frequency
      return at + 1
    }
    guard at > 0, isSchoolNight(at) else { return 0 }
    cycle = TemporalParser.cycleOfSchoolNights(interval)
    part = .night
    return at + 2
  }

  /// `every monday and friday`, `every friday the 13th`.
  private func everyWeekday(_ at: Int, _ i: Int, _ interval: Int, _ cycle: inout Cycle?) -> Int {
    var mask: UInt8 = 0
    var end = weekdayList(at, &mask)
    var new = Cycle(.weekly, interval: interval)
    new.weekdays = mask
    if word(end) == .the, let day = ordinal(end + 1), (1...31).contains(day.value), interval == 1 {
      new.frequency = .monthly
      new.add(monthDay: day.value)
      end = day.next
    }
    cycle = new
    return end
  }

  /// `every christmas`; a holiday whose date moves can't be held as a rule.
  private func everyHoliday(_ at: Int, _ i: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?) -> Int {
    var m = Moment()
    var isWeak = false
    let end = holiday(at, &m, isWeak: &isWeak)
    guard end != 0 else { return 0 }
    guard let new = yearly(at) else {
      d.fault = .frequency
      return end
    }
    cycle = new
    return end
  }

  /// Behind `every`: `eom`, `month end`, `end of month`.
  private func everyEnd(_ i: Int) -> Int {
    if word(i) == .eo { return value(i) == Int(Unit.month.rawValue) ? i + 1 : 0 }
    if word(i) == .endOf { return word(i + 1) == .of && isUnit(skipThe(i + 2), .month) ? skipThe(i + 2) + 1 : 0 }
    return isUnit(i, .month) ? i + 2 : 0
  }

  /// `every couple of weeks`, `every half hour`, `every hour and a half`, `every 12h`.
  func everyLength(_ i: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?) -> Int? {
    guard word(i) != .part, let quantity = quantity(i), let unit = unit(quantity.next) else { return nil }
    guard quantity.value % 1000 != 0 || word(i) == .couple || word(i) == .few || isGlued(quantity.next) || word(i) == .a
    else { return nil }
    if quantity.value == 0 {
      d.fault = .interval
      return quantity.next + 1
    }
    let end = quantity.next + 1
    if quantity.value % 1000 == 0 {
      cycle = TemporalParser.cycle(of: unit, quantity.value / 1000)
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
    case .quarter:
      var cycle = Cycle(.monthly, interval: interval * 3)
      cycle.isOfQuarters = interval == 1
      return cycle
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

  /// `every 3rd friday`, `every 2nd of the month`, `every 20th and 30th of aug`, `every 4th day`, `every last day of
  /// the month`.
  func everyNth(_ i: Int, _ nth: Number, _ d: inout PartialExpression, _ cycle: inout Cycle?) -> Int {
    // `every 4th day` counts days, `every last day` is a day.
    if nth.value > 0, let unit = unit(nth.next), unit != .workday {
      guard !(unit == .day && word(nth.next + 1) == .of), !(word(nth.next) == .ordinal) else { return dated(i, &cycle) }
      cycle = TemporalParser.cycle(of: unit, nth.value)
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
  func dated(_ i: Int, _ cycle: inout Cycle?) -> Int {
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
    } else {
      new.mayCountWeeks = true
    }
    cycle = new
    return end
  }

  /// `every aug 30`, `every aug 20 and 30`, `every 3 May`, `every january and july`.
  func everyDate(_ i: Int, _ cycle: inout Cycle?) -> Int {
    var m = Moment()
    if word(i) == .month {
      var new = Cycle(.yearly)
      let first = monthOrDay(i, &m)
      guard first != 0, m.year == 0 else { return 0 }
      if m.day != 0 {
        new.add(month: value(i))
        new.add(monthDay: Int(m.day))
        let end = moreMonths(moreDays(first, &new), Int(m.day), &new)
        cycle = new
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
      return end
    }
    let end = dayMonth(i, &m)
    guard end != 0, m.year == 0 else { return 0 }
    var new = Cycle(.yearly)
    new.add(month: Int(m.month))
    new.add(monthDay: Int(m.day))
    cycle = new
    return end
  }

  /// `, 15 and 30` behind a day.
  func moreDays(_ i: Int, _ c: inout Cycle) -> Int {
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
  func moreMonths(_ i: Int, _ day: Int, _ c: inout Cycle) -> Int {
    var end = i
    while true {
      var at = skipComma(end)
      if word(at) == .and { at += 1 }
      var m = Moment()
      guard at > end, word(at) == .month else { return end }
      let next = monthOrDay(at, &m)
      guard next != 0, Int(m.day) == day, m.year == 0 else { return end }
      c.add(month: Int(m.month))
      end = next
    }
  }

  func monthList(_ i: Int, _ c: inout Cycle) -> Int {
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

  /// The repeats that `every` could stand before: `2nd tuesday`, `2 weeks`, `monday`.
  func bareRepeat(_ i: Int, _ d: inout PartialExpression) -> Int {
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
