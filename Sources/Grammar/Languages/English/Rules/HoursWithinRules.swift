internal import Agenda
import Civil

/// The hours of a day within which an hourly repeat comes.
extension TemporalParser {
  /// `every 4 hours tonight from 9pm till 7am`: as many times as it falls within those hours.
  func hoursWithin(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard var c = d.cycle, c.frequency == .hourly || c.frequency == .minutely, c.count == 0, !d.from.hasHour, !d.hasEnd
    else { return 0 }
    // `every hour on weekdays from 9 to 5`
    var week = Cycle(.daily)
    let ownDays = c.frequency == .hourly ? daysOfHours(i, &week) : 0
    let start = ownDays == 0 ? i : skipComma(ownDays)
    var hours = PartialExpression(start: start)
    var around: Surroundings = .day
    let at = lead(start, &hours, &around)
    guard hours.lead != .deadline, isNumber(at) || word(at) == .cardinal || word(at) == .part else { return 0 }
    let end = range(at, &hours, around.union(.range))
    guard end != 0, hours.isTimeRange else { return 0 }
    hours.end = end
    // `every 2 hours from 8 to 8 every day`, `every hour between 9 and 5 on weekdays`
    let behind = ownDays == 0 ? daysOfHours(skipComma(end), &week) : 0
    let isDaily = ownDays != 0 || behind != 0
    // Hours without a day, on neither side, come every day: `drink water every 2 hours from 8 to 8`.
    let isEveryDay =
      isDaily || !d.from.hasDay && !hours.from.hasDay && d.from.part == .none && isMostOfDay(hours) && saysNoDay(end)
    guard fit(&c, into: hours, &d, everyDay: isEveryDay) else { return 0 }
    let isEachDay = isDaily && c.frequency == .daily
    // Days before the hours are lost where the hours are of one day.
    guard isEachDay || ownDays == 0 else { return 0 }
    if isEachDay { (c.frequency, c.weekdays) = (week.frequency, week.weekdays) }
    d.cycle = c
    return isEachDay ? max(end, behind) : end
  }

  /// The days on which an hourly repeat has its hours: `on weekdays`, `every day`, `mon-fri`.
  private func daysOfHours(_ i: Int, _ c: inout Cycle) -> Int {
    var week = Cycle(.daily)
    let listed = days(i, &week)
    if listed != 0, week.weekdays != 0, week.months == 0 {
      c = week
      return listed
    }
    guard word(i) == .every || word(i) == .pace || word(i) == .unit else { return 0 }
    var named = PartialExpression(start: i)
    let end = repeated(i, &named)
    guard end != 0, let days = named.cycle, days.interval == 1, named.from.part == .none,
      days.frequency == .daily || days.frequency == .weekly && days.weekdays != 0
    else { return 0 }
    c = days
    return end
  }

  /// Lets an hourly or minutely repeat begin and end with a range of hours, today's or the next.
  func fit(_ c: inout Cycle, into range: PartialExpression, _ d: inout PartialExpression, everyDay: Bool = false)
    -> Bool
  {
    var range = range
    if d.from.hasDay { range.from.takeDay(d.from) } else if !range.from.hasDay { range.from.fix(today) }
    guard let begin = expression(range)?.time, count(cycle: &c, within: range) else { return false }
    if everyDay, c.repeatDaily(from: begin) {
      d.from.part = .none
      d.from.set(begin.hour, begin.minute, .exact)
      return true
    }
    if !d.from.hasDay, range.from.fixed == Int32(today.dayNumber), begin <= now.time {
      range.from.fix(today.adding(days: 1))
    }
    d.from.takeDay(range.from)
    d.from.part = .none
    d.from.set(begin.hour, begin.minute, .exact)
    return true
  }

  /// Limits an hourly or minutely repeat that begins now to a time of today; returns false if it would not fall once.
  func limit(_ c: inout Cycle, to m: Moment) -> Bool {
    guard c.frequency == .hourly || c.frequency == .minutely, c.count == 0, m.hasHour, let end = time(m),
      let step = c.step
    else { return false }
    let left = end.secondOfDay - now.time.secondOfDay / 60 * 60
    let seconds = left > 0 ? left : left + 86_400
    guard step > 0, seconds >= step else { return false }
    c.count = Int32(clamping: seconds / step)
    return true
  }
}
