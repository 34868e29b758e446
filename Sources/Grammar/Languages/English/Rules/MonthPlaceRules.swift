internal import Agenda
import Civil

/// Days by their place in a month: `2nd and last friday`, `the 15th of every month`.
extension TemporalParser {
  /// `2nd and last friday`, `first and third friday and second tuesday`, `15th`, `last day`, `first and last instance
  /// of tue and fri`.
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
      // `on the 28th, 2 til 4` tells hours.
      let mayBeBare = steps > 1 && c.ordinals == 0 && connector(at + 1) == 0
      guard let nth = nth(at) ?? (mayBeBare ? bareDay(at) : nil), nth.value >= -31, nth.value <= 31
      else { break }
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

  func bareDay(_ i: Int) -> Number? {
    guard isNumber(i), tokens[i].digits <= 2, (1...31).contains(value(i)), standsFree(i), !continues(i + 1) else {
      return nil
    }
    return Number(value: value(i), next: i + 1, digits: Int(tokens[i].digits))
  }

  func each(_ packed: UInt64, _ body: (Int) -> Void) {
    var rest = packed
    while rest != 0 {
      body(Int(rest & 0xFF) - 64)
      rest >>= 8
    }
  }

  /// `4th of each month`, `the 15th of every month`, `first friday of every 3 months`, `end of each month`.
  func ordinalOfEach(_ i: Int, _ d: inout PartialExpression, _ cycle: inout Cycle?) -> Int {
    let start = skipThe(i)
    var new = Cycle(.monthly)
    var at = start
    if word(start) == .endOf || word(start) == .starting || word(start) == .middleOf {
      // `tax year end every year`
      guard start == 0 || word(start - 1) != .unit else { return 0 }
      new.add(monthDay: word(start) == .endOf ? -1 : word(start) == .starting ? 1 : 15)
      at = start + 1
      if word(at) == .of { at += 1 }
      guard word(at) == .every else { return 0 }
    } else {
      if let end = bareDayOfEach(start, &new) {
        cycle = new
        return end
      }
      guard ordinal(start) != nil || word(start) == .last else { return 0 }
      at = nthList(start, &new)
      guard at != 0 else { return 0 }
      if new.monthDays != 0, isPaidMonthly(on: i) {
        cycle = new
        return at
      }
      if d.leads.contains(.on), new.isSeveral, new.ordinals == 0, word(at) != .of, word(at) != .in, word(at) != .every,
        word(at) != .month, !isBeforeNoun(at) || start < 3 && word(at) == .unknown && !isPlural(at)
      {
        // `on the 1st and 15th`, `on the 1st and 15th pay rent`
        cycle = new
        return at
      }
      guard word(at) == .of || word(at) == .in || word(at) == .every else { return 0 }
      if word(at) != .every { at += 1 }
      if word(at) != .every {
        // `2nd and 4th thursday of the month`, `2nd tuesday of the month except august`: more than one is a repeat.
        guard isUnit(skipThe(at), .month), new.isSeveral || (at..<count).contains(where: { word($0) == .except }) else {
          return 0
        }
        cycle = new
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
    return end
  }

  /// `15 of every month`, `1 of month every month`: a day without the ending of an ordinal; nil for anything else.
  private func bareDayOfEach(_ i: Int, _ c: inout Cycle) -> Int? {
    guard isNumber(i), ordinal(i) == nil, word(i + 1) == .of, let day = bareDay(i) else { return nil }
    let month = skipThe(day.next + 1)
    let every = isUnit(month, .month) ? month + 1 : day.next + 1
    guard word(every) == .every, case let end = eachPeriod(every, &c), end != 0, c.frequency == .monthly else {
      return nil
    }
    c.add(monthDay: day.value)
    return end
  }

  /// `each month`, `every 3 months`, `every 3rd month`, `every year`, `every june`.
  func eachPeriod(_ i: Int, _ c: inout Cycle) -> Int {
    var at = i + 1
    var interval = 1
    if word(at) == .other || word(at) == .alternate {
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
