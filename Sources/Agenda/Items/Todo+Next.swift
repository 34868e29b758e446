public import Civil
public import Foundation

extension Todo {
  /// Returns the todo at its next occurrence; nil if it does not repeat or its series has ended.
  ///
  /// Missed occurrences do not pile up: the next one comes after the instant, or on its day.
  public func next(after instant: Date, in zone: Zone) -> Todo? {
    guard let rule = recurrence else { return nil }
    var next = self
    next.postponed = 0
    next.moved = nil
    next.snoozed = nil
    let first = seriesStart ?? moved ?? due
    let own = first?.zone.flatMap { Zone(identifier: $0) } ?? zone
    let today = own.local(at: instant).date
    guard repeatFrom == .due, !isLongBeforeDue(at: instant, in: zone) else {
      // An hourly rule counts from the exact minute.
      let time =
        rule.secondsApart == nil ? first?.time : first?.time.map { _ in own.local(at: instant).time.wholeMinute }
      let begin = CivilDateTime(today, time ?? .midnight)
      next.seriesStart = When(today, time, zone: first?.zone)
      guard let moment = rule.next(after: begin, startingAt: begin) else { return nil }
      // An hourly rule gives a time even if there was none before.
      let isTimed = first?.time != nil || moment.time != .midnight
      next.due = When(moment.date, isTimed ? moment.time : nil, zone: first?.zone)
      return next
    }
    let start = first ?? When(today)
    let isAhead = { (moment: When) in
      moment.time == nil ? moment.date >= today : moment.instant(in: zone) > instant
    }
    let yesterday = own.instant(of: CivilDateTime(today, .midnight)).addingTimeInterval(-86_400)
    let ahead = { (overrides: [Override]) in
      SeriesOccurrences(
        rule.without(self.overrides), from: start, overrides: overrides, after: recurrenceID, since: yesterday, in: zone
      ).first { isAhead($0.start) }
    }
    guard let coming = ahead(overrides) else { return nil }
    next.due = coming.start
    next.overrides.removeAll { !isAhead($0.start) }
    if coming.override != nil { next.arrive(at: coming.recurrenceID, of: start, after: self, before: ahead([])) }
    // An occurrence that was moved forward and has passed does not come back at its old time.
    for past in overrides where !isAhead(past.start) && next.recurrenceID.map({ past.recurrenceID > $0 }) == true {
      next.recurrence?.exceptions.append(past.recurrenceID)
    }
    return next
  }

  /// True if an hourly repeat is done so early that it cannot be the next one that was done: `every 3 hours`, 10
  /// minutes after the last.
  private func isLongBeforeDue(at instant: Date, in zone: Zone) -> Bool {
    guard let rule = recurrence, rule.count == nil, let step = rule.secondsApart, let due, due.time != nil else {
      return false
    }
    return due.instant(in: zone).timeIntervalSince(instant) > step / 2
  }

  /// Makes an overridden occurrence the open one. The series goes on after the open occurrence. If that would skip a
  /// coming one or bring back a past one, the two swap places.
  private mutating func arrive(at id: CivilDateTime, of start: When, after done: Todo, before regular: Occurrence?) {
    let last = done.recurrenceID ?? id
    overrides[id] = nil
    var beat = max(id, last)
    if let regular, id < last || regular.recurrenceID < id {
      beat = regular.recurrenceID
      overrides[id] = Override(id, start: regular.start)
    }
    moved = When(
      beat.date, start.time == nil && recurrence?.hasTimes != true ? nil : beat.time, zone: start.zone)
    if moved == due { moved = nil }
  }
}

extension Recurrence {
  /// The seconds from one time to the next, for a repeat every so many hours or minutes that is not limited to some of
  /// them.
  fileprivate var secondsApart: TimeInterval? {
    guard byHour.isEmpty, byMinute.isEmpty, byDay.isEmpty else { return nil }
    return switch frequency {
    case .hourly: TimeInterval(interval * 3600)
    case .minutely: TimeInterval(interval * 60)
    default: nil
    }
  }
}

extension CivilTime {
  /// The time without its seconds.
  fileprivate var wholeMinute: CivilTime { CivilTime(secondOfDay: secondOfDay / 60 * 60) }
}
