internal import Agenda
import Civil

/// Repeats whose days come before their pace: `3 May every year`, `tue and thu every 2 weeks`.
extension TemporalParser {
  /// A repeat that begins with its days.
  func placedRepeat(_ i: Int, _ d: inout PartialExpression) -> Int {
    guard d.cycle == nil, !d.from.hasDay, !d.hasEnd else { return 0 }
    var days = Cycle(.daily)
    var end = placedDays(skipThe(i), &days)
    guard end != 0 else { return 0 }
    // `tue and thu at 6pm every week`
    var time = Moment()
    var around: Surroundings = .day
    var at = skipComma(end)
    if word(at) == .at || isMark(at, "@") {
      at += 1
      around = .hour
    }
    if !d.from.hasTime, !isPace(at) {
      var timeEnd = clock(at, &time, around)
      if timeEnd == 0, word(at) == .in || word(at) == .part {
        timeEnd = part(word(at) == .in ? skipThe(at + 1) : at, &time)
      }
      if timeEnd != 0, !time.isImpossible, !time.hasDay {
        end = timeEnd
      } else {
        time = Moment()
      }
    }
    at = skipComma(end)
    if word(at) == .on, word(at + 1) == .a { at += 2 }
    guard isPace(at) else { return 0 }
    var cycle: Cycle?
    var part = Part.none
    var other = d
    let paceEnd = cycleStart(at, &other, &cycle, &part)
    guard paceEnd != 0, other.fault == .none, let pace = cycle, part == .none, days.take(pace: pace) else { return 0 }
    d.cycle = days
    if time.hasTime { d.from.takeTime(time) }
    d.isWeak = false
    return paceEnd
  }

  private func isPace(_ i: Int) -> Bool { word(i) == .every || word(i) == .pace || word(i) == .twoFold }

  /// The days that may stand before a pace.
  private func placedDays(_ i: Int, _ c: inout Cycle) -> Int {
    switch word(i) {
    case .weekday:
      var mask: UInt8 = 0
      let end = weekdayList(i, &mask)
      c.weekdays = mask
      return end
    case .month:
      var m = Moment()
      let end = monthOrDay(i, &m)
      guard end != 0, m.year == 0 else { return 0 }
      c.add(month: Int(m.month))
      if m.day != 0 { c.add(monthDay: Int(m.day)) }
      return end
    case .eo, .endOf, .starting, .middleOf, .unit:
      return placedEdge(i, &c)
    default: break
    }
    guard isNumber(i) || word(i) == .ordinal || word(i) == .cardinal || word(i) == .last else { return 0 }
    var m = Moment()
    let date = dayMonth(i, &m)
    if date != 0 {
      guard m.year == 0 else { return 0 }
      c.add(month: Int(m.month))
      c.add(monthDay: Int(m.day))
      return date
    }
    let end = nthList(i, &c)
    guard end != 0, end - i < TemporalParser.longestList, word(end) == .of || word(end) == .in else { return end }
    let at = skipThe(end + 1)
    if isUnit(at, .month) { return at + 1 }
    guard word(at) == .month else { return end }
    let months = monthList(at, &c)
    return months == 0 ? end : months
  }

  /// `end of the month`, `eom`, `month end`, `mid month`.
  private func placedEdge(_ i: Int, _ c: inout Cycle) -> Int {
    switch word(i) {
    case .eo:
      guard value(i) == Int(Unit.month.rawValue) else { return 0 }
      c.add(monthDay: -1)
      return i + 1
    case .unit:
      guard isUnit(i, .month), word(i + 1) == .endOf else { return 0 }
      c.add(monthDay: -1)
      return i + 2
    default:
      var at = i + 1
      if isMark(at, "-"), isGlued(at) { at += 1 }
      if word(at) == .of { at = skipThe(at + 1) }
      guard at > i + 1 || word(i) == .middleOf, isUnit(at, .month) else { return 0 }
      c.add(monthDay: word(i) == .endOf ? -1 : word(i) == .middleOf ? 15 : 1)
      return at + 1
    }
  }
}

extension Cycle {
  /// Gives the days the pace behind them; returns false if they do not go together.
  fileprivate mutating func take(pace: Cycle) -> Bool {
    guard !pace.hasDays, pace.months == 0, pace.hours == 0 else { return false }
    let needed: Recurrence.Frequency =
      months != 0 ? .yearly : monthDays != 0 || ordinals != 0 || positions != 0 ? .monthly : .weekly
    guard pace.frequency == needed else { return false }
    frequency = needed
    interval = pace.interval
    fromCompletion = pace.fromCompletion
    return true
  }
}
