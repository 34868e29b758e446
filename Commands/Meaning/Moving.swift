package import Agenda
import Civil
import Foundation
package import Grammar

extension Desk {
  /// The time when the day begins for the person.
  var morning: CivilTime { CivilTime(secondOfDay: person.conventions.partsOfDay.morning * 60) }

  /// The new time of something that is at `when`. It keeps its time if the moment has none.
  func target(_ moment: TemporalExpression, from when: When?) -> When {
    let local = when?.local(in: person.zone)
    // A time alone keeps the day, unless the day has passed.
    if !moment.saysDay, moment.seconds == nil || moment.isSpan, let time = moment.time, let day = local?.date {
      let sameDay = When(day, time)
      if !isPast(sameDay) { return sameDay }
    }
    if let date = moment.date {
      // `to next week` is its day of that week.
      let day = moment.isWholeWeek ? local?.date.sameWeekday(from: date) : nil
      return When(day ?? date, moment.time ?? local?.time)
    }
    // A length of time counts from now, to the minute.
    let later = now.adding(seconds: (moment.seconds ?? 86_400) + 59)
    return When(later.date, CivilTime(secondOfDay: later.time.secondOfDay / 60 * 60))
  }

  /// The time of a reminder of something that is at `when`. A time alone that is later than `when` on its day means the
  /// next such time from now.
  func reminder(at moment: TemporalExpression, of when: When?) -> When {
    let target = target(moment, from: when)
    guard !moment.saysDay, moment.seconds == nil, let date = moment.date, let time = moment.time,
      case let next = When(date, time), let when, !isBefore(target, when), isBefore(next, when)
    else { return target }
    return next
  }

  /// True if a reminder at that moment comes before something that is at `when`.
  func isAhead(_ moment: TemporalExpression, of when: When) -> Bool {
    isBefore(reminder(at: moment, of: when), when)
  }

  private func isBefore(_ first: When, _ second: When) -> Bool {
    let own = second.local(in: person.zone)
    return CivilDateTime(first.date, first.time ?? morning) < CivilDateTime(own.date, own.time ?? morning)
  }

  /// A moment that corrects an item just added. If the item is far off, a weekday or a day without a month means the
  /// one nearest to the item's day. A month alone keeps the day.
  package func puttingRight(_ moment: TemporalExpression) throws -> TemporalExpression {
    guard subjects.count == 1, let item = try kept(subjects[0]), item.recurrence == nil,
      instant.timeIntervalSince(item.added) <= Desk.isNew, let when = item.moment?.local(in: person.zone)
    else { return moment }
    let own = When(when.date, when.time)
    guard own.date.dayNumber - today.dayNumber >= 7 else { return moment.onDay(of: own) }
    return inOwnMonth(moment, of: own).nearest(to: own).onDay(of: own)
  }

  /// The moment, in the month nearest to something far off if it is a day without its month: `the dentist is on the
  /// 19th`.
  func inOwnMonth(_ moment: TemporalExpression, of when: When?) -> TemporalExpression {
    guard moment.isDayOfMonth, let day = when?.local(in: person.zone).date, day.dayNumber - today.dayNumber > 7 else {
      return moment
    }
    return moment.nearestMonth(to: day)
  }

  /// The moment in the half of the day in which a thing is: `8` is 20:00 for a dinner, whether or not it has a time.
  func inOwnHalf(_ moment: TemporalExpression, of when: When?, named name: String) -> TemporalExpression {
    when?.time == nil ? reader.moment(moment, saidOf: name) : moment.inHalfOfDay(of: when)
  }

  /// The event moved whole: it ends as long after its start as before, unless the moment gives its end too.
  func moved(_ event: Event, to start: When, until moment: TemporalExpression? = nil) -> Event {
    var moved = event
    let end = event.end.map { end in
      let length = end.wallSeconds - event.start.wallSeconds
      let shifted = CivilDateTime(wallSeconds: start.wallSeconds + length)
      return When(shifted.date, end.time == nil ? nil : shifted.time, zone: start.zone)
    }
    moved.restart(at: start, end: end)
    guard let moment, let first = moment.date else { return moved }
    let days = (moment.endDate ?? first).dayNumber - first.dayNumber
    if let end = moment.endTime {
      moved.end = When(start.date.adding(days: days), end)
    } else if days > 0, start.time == nil {
      moved.end = When(start.date.adding(days: days))
    }
    return moved
  }
}

extension TemporalExpression {
  /// Of the coming days that a weekday may mean, the one nearest to another day.
  func nearest(to when: When?) -> TemporalExpression {
    guard isWeekday, let date, let when else { return self }
    var near = self
    near.date = date.adding(days: max(0, (when.date.dayNumber - date.dayNumber + 3) / 7 * 7))
    return near
  }

  /// The same day of the month that is nearest to another day: `the 24th`.
  fileprivate func nearestMonth(to day: CivilDate) -> TemporalExpression {
    guard let date else { return self }
    var near = self
    near.date = (0...24).map { date.adding(months: $0) }.min {
      abs($0.dayNumber - day.dayNumber) < abs($1.dayNumber - day.dayNumber)
    }
    return near
  }

  /// The same day of a month named alone: `july` is the 30th of July for an item on 30 June.
  func onDay(of when: When?) -> TemporalExpression {
    guard isWholeMonth, let date, let when else { return self }
    var moment = self
    let (year, month, _) = date.components
    moment.date = CivilDate(year: year, month: month, clampingDay: when.date.components.day)
    moment.periodEnd = nil
    return moment
  }

  /// The same in the half of the day of `when`, if that is near: `8` is 20:00 for a dinner at 19:00.
  func inHalfOfDay(of when: When?) -> TemporalExpression {
    guard hourIsOpen, !saysDay, !isSpan, others.isEmpty, let told = time, let own = when?.time else { return self }
    let other = told.inOtherHalfOfDay
    // An alarm at 4:45 may move to 5:15, but a dinner at 19:00 does not move to 5 in the morning.
    let isAwake = other.hour >= min(6, own.hour)
    let isNear = abs(other.secondOfDay - own.secondOfDay) <= TemporalExpression.near && isAwake
    guard isNear, abs(other.secondOfDay - own.secondOfDay) < abs(told.secondOfDay - own.secondOfDay) else {
      return self
    }
    var moment = self
    moment.time = other
    return moment
  }

  /// The same in the other half of the day; nil if the half is given.
  var inOtherHalfOfDay: TemporalExpression? {
    guard hourIsOpen, !isSpan, let time else { return nil }
    var other = self
    other.time = time.inOtherHalfOfDay
    return other
  }

  /// True if its day is a whole week: `next week`, `next week at 7`.
  fileprivate var isWholeWeek: Bool {
    guard let date, let periodEnd else { return false }
    return periodEnd == date.adding(days: 6)
  }

  /// The distance in seconds from which a time can't mean the other half of the day.
  private static let near = 4 * 3600
}

extension When {
  /// The wall time in seconds; a whole day at its midnight.
  fileprivate var wallSeconds: Int { CivilDateTime(date, time ?? .midnight).wallSeconds }
}

extension CivilDate {
  /// The first day with its weekday, from another day on.
  fileprivate func sameWeekday(from first: CivilDate) -> CivilDate {
    first.adding(days: ((dayNumber - first.dayNumber) % 7 + 7) % 7)
  }
}
