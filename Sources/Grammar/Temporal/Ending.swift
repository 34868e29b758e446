internal import Agenda
import Civil

/// The end of a range.
extension TemporalParser {
  /// Fills the start from the end and the end from the start: the month, the year, the half of the day.
  func completeEnd(_ d: inout PartialExpression) {
    if d.from.month != 0, d.from.year == 0, d.to.year != 0, d.to.month != 0 {
      d.from.year = d.from.month <= d.to.month ? d.to.year : d.to.year - 1
    }
    if d.from.day != 0, d.from.month == 0, d.to.month != 0, d.from.weekday == 0 {
      d.from.month = d.to.month
      d.from.year = d.to.year
    }
    // `night shift friday 22:00 to saturday 10:00`
    if isOfShift, occasion == .night, d.to.hasDay, d.to.half == .open { d.to.half = .am }
    if let year = yearUnderWay(d) { d.from.year = Int32(year) }
    if d.isTimeRange || d.from.hasHour && d.to.hasHour && !d.to.hasDay { halves(&d.from, &d.to) }
  }

  /// The year in which days without one began not long ago and have not ended: `leave 20 nov to 27 nov`, told on the
  /// 26th. Nil for any others.
  private func yearUnderWay(_ d: PartialExpression) -> Int? {
    let (from, to) = (d.from, d.to)
    guard from.month != 0, from.day != 0, from.year == 0, to.day != 0, to.year == 0, from.weekday == 0 else {
      return nil
    }
    let lastMonth = Int(to.month == 0 ? from.month : to.month)
    let isIntoNext = (lastMonth, Int(to.day)) < (Int(from.month), Int(from.day))
    return [year, year - 1].first { year in
      guard let start = CivilDate(year: year, month: Int(from.month), day: Int(from.day)),
        let end = CivilDate(year: isIntoNext ? year + 1 : year, month: lastMonth, day: Int(to.day))
      else { return false }
      return start < today && today <= end && start.adding(days: Self.longUnderWay) >= today
    }
  }

  /// The most days since what is under way began.
  private static let longUnderWay = 31

  /// Decides the half of the day of each end of a range of hours.
  private func halves(_ from: inout Moment, _ to: inout Moment) {
    guard from.hasHour, to.hasHour else { return }
    func settle(_ m: inout Moment, _ hour: Int) { m.set(hour, Int(m.minute), .exact) }
    let part = from.part != .none ? from.part : to.part
    if part != .none, from.half == .open, to.half == .open, to.part == .none || from.part == .none {
      settle(&from, hour(Int(from.hour), in: part))
      if to.part != .none {
        settle(&to, hour(Int(to.hour), in: part))
      } else {
        settle(&to, firstAfter(from, to))
      }
      return
    }
    if from.half == .open, from.part == .none, to.half == .am || to.half == .pm {
      // The end's half reaches the start, unless that puts it after the end.
      var same = from
      same.half = to.half
      let end = hour(to) * 60 + Int(to.minute)
      let start = hour(same) * 60 + Int(same.minute)
      if start < end || end == 0 {
        settle(&from, hour(same))
      } else {
        same.half = to.half == .pm ? .am : .pm
        settle(&from, hour(same))
      }
      return
    }
    if from.half == .open, from.part == .none, to.isMidnight {
      settle(&from, from.hour < 12 ? Int(from.hour) + 12 : Int(from.hour))
      return
    }
    if from.half == .open, from.part == .none, to.half == .exact, to.hour > 0 {
      // `8-17`: the start keeps to the clock of the end.
      let start = Int(from.hour) * 60 + Int(from.minute)
      let end = Int(to.hour) * 60 + Int(to.minute)
      settle(&from, hour(from) * 60 + Int(from.minute) >= end && start < end ? Int(from.hour) : hour(from))
      return
    }
    if to.half == .open, to.part == .none {
      // A party from 11 to 1, and anything from 12 to 2, is by day.
      let isByDay =
        from.part == .none && (occasion == .dinner && from.hour > 9 || occasion == .evening && from.hour == 12)
      if from.half == .open { settle(&from, isByDay ? Int(from.hour) : hour(from)) }
      settle(&to, firstAfter(from, to))
    }
  }

  /// The first such hour after the start.
  private func firstAfter(_ from: Moment, _ to: Moment) -> Int {
    let start = hour(from) * 60 + Int(from.minute)
    let base = Int(to.hour) % 12
    if Int(to.hour) > 12 { return Int(to.hour) }
    for hour in [base, base + 12] where hour * 60 + Int(to.minute) > start { return hour }
    return base
  }

  /// Sets the end of a range, after its start; returns false if there is no such day.
  func end(_ d: PartialExpression, _ start: Resolved, _ expression: inout TemporalExpression) -> Bool {
    if d.to.hasDay {
      guard endDay(d, start, &expression) else { return false }
    } else {
      guard let endTime = time(d.to), let startTime = start.time else { return false }
      expression.endDate = d.to.isDayLater || endTime <= startTime ? start.date.adding(days: 1) : start.date
      expression.endTime = endTime
    }
    if let endDate = expression.endDate, let endTime = expression.endTime, let startTime = start.time {
      expression.seconds =
        CivilDateTime(endDate, endTime).wallSeconds - CivilDateTime(start.date, startTime).wallSeconds
    }
    return true
  }

  /// Sets the end of a range that names a day: the first such day from the start on.
  private func endDay(_ d: PartialExpression, _ start: Resolved, _ expression: inout TemporalExpression) -> Bool {
    var to = d.to
    var endTime = time(to)
    if to.day != 0, to.month == 0, to.weekday == 0, to.fixed == Moment.unset {
      guard let date = firstDay(Int(to.day), from: start.date) else { return false }
      to.fix(date)
    } else if to.weekday != 0, to.day == 0, to.which != .next, to.fixed == Moment.unset {
      var ahead = (Int(to.weekday) - start.date.weekday.rawValue + 7) % 7
      if ahead == 0, d.from.weekday == to.weekday { ahead = endTime != nil ? 0 : 7 }
      to.fix(start.date.adding(days: ahead))
    } else if to.month != 0, to.year == 0 {
      guard let date = firstDate(to, from: start.date) else { return false }
      to.fix(date, to.day == 0 ? .month : .day)
    }
    guard let date = resolveDay(to) else { return false }
    // A range of months includes the last one.
    let last = to.grain == .month && to.day == 0 ? date.adding(months: 1).adding(days: -1) : date
    expression.endDate = last
    if endTime == nil, d.from.hasHour, !to.hasTime, let time = start.time { endTime = time }
    expression.endTime = endTime
    if last < start.date { return false }
    // `8/4 6pm - 8/4 12am` goes past midnight.
    if last == start.date, let endTime, let startTime = start.time, endTime <= startTime,
      to.fixed == Moment.unset || d.from.hasHour
    {
      expression.endDate = last.adding(days: 1)
    }
    return true
  }

  /// The first day of that number from a day on, in its month or the next; nil if that month has none.
  private func firstDay(_ number: Int, from start: CivilDate) -> CivilDate? {
    let (year, month, day) = start.components
    if number >= day { return CivilDate(year: year, month: month, day: number) }
    let next = CivilDate(year: year, month: month, clampingDay: 1).adding(months: 1)
    return CivilDate(year: next.year, month: next.month, day: number)
  }

  /// The first day of that month, and of that number if it has one, from a day on; nil if its weekday is another.
  private func firstDate(_ to: Moment, from start: CivilDate) -> CivilDate? {
    let day = to.day == 0 ? 1 : Int(to.day)
    guard
      var date = CivilDate(year: start.year, month: Int(to.month), day: day)
        ?? CivilDate(year: start.year + 1, month: Int(to.month), day: day)
    else { return nil }
    if date < start { date = CivilDate(year: start.year + 1, month: Int(to.month), clampingDay: day) }
    return to.weekday != 0 && date.weekday.rawValue != Int(to.weekday) ? nil : date
  }
}
