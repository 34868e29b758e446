public import Civil
public import Foundation

// Series that get another rule. A time that was left out or moved stays so if the new rule has its day, too.
extension Todo {
  /// Gives the todo another rule.
  ///
  /// - Parameters:
  ///   - first: the first time of the new rule, at which the todo is due.
  ///   - old: the todo before the change, whose times were left out or moved.
  public mutating func follow(
    _ rule: Recurrence?, _ basis: RepeatFrom, from first: When?, insteadOf old: Todo, after instant: Date, in zone: Zone
  ) {
    (recurrence, repeatFrom, due, moved, overrides) = (rule, basis, first, nil, [])
    seriesStart = rule == nil ? nil : first
    guard let rule, basis == .due, let first else { return }
    let left = old.timesLeft(after: instant, in: zone)
    recurrence?.exceptions += rule.times(onDaysOf: left, from: first.wall)
    if let next = recurrence?.first(onOrAfter: first.wall, startingAt: first.wall), next != first.wall {
      due = When(next.date, first.time == nil ? nil : next.time, zone: first.zone)
    }
    let changed = old.overrides + [old.movedOverride].compactMap { $0 }
    for override in changed.sorted(by: { $0.recurrenceID < $1.recurrenceID }) {
      guard let id = rule.time(onDayOf: override.recurrenceID, from: first.wall),
        let all = occurrences(since: instant, in: zone),
        let occurrence = all.prefix(while: { $0.override != nil || $0.recurrenceID <= id })
          .first(where: { $0.recurrenceID == id })
      else { continue }
      let start = override.start.atHour(of: id, insteadOf: override.recurrenceID)
      // Where the rule has a time on the new day, none comes besides.
      if !isOpen(occurrence), start.date != id.date, rule.time(onDayOf: start.wall, from: first.wall) != nil {
        skip(id)
      } else if isOpen(occurrence) {
        shift(to: start, after: instant, in: zone)
      } else {
        move(occurrence, to: start, in: zone)
      }
    }
  }

  /// The open occurrence as one of those that were moved; nil if it is at its own time.
  private var movedOverride: Override? {
    guard let moved, let due, moved != due else { return nil }
    return Override(moved.wall, start: due)
  }

  /// The times of the series that are not to come up: those left out, and those from today on that it has passed.
  private func timesLeft(after instant: Date, in zone: Zone) -> [CivilDateTime] {
    guard let rule = recurrence, repeatFrom == .due, let next = recurrenceID, let first = seriesStart ?? due else {
      return []
    }
    let today = CivilDateTime(zone.local(at: instant).date, .midnight)
    let passed = rule.occurrences(from: first.wall, onOrAfter: today).prefix(Todo.mostPassed).prefix { $0 < next }
    return rule.exceptions + passed
  }

  /// The most times of a series that are passed at once.
  private static let mostPassed = 1000
}

extension Event {
  /// Gives the event another rule, which counts from its start.
  ///
  /// - Parameter old: the event before the change, whose times were left out or moved.
  public mutating func follow(_ rule: Recurrence?, insteadOf old: Event) {
    (recurrence, overrides) = (rule, [])
    guard let rule, let left = old.recurrence?.exceptions else { return }
    let gone = rule.times(onDaysOf: left, from: start.wall)
    recurrence?.exceptions += gone
    for var override in old.overrides {
      guard let id = rule.time(onDayOf: override.recurrenceID, from: start.wall) else { continue }
      let start = override.start.atHour(of: id, insteadOf: override.recurrenceID)
      guard start.date == id.date || rule.time(onDayOf: start.wall, from: self.start.wall) == nil else {
        skip(id)
        continue
      }
      if let end = override.end, end.time != nil, start != override.start {
        let later = end.wall.adding(seconds: start.wall.wallSeconds - override.start.wall.wallSeconds)
        override.end = When(later.date, later.time, zone: end.zone)
      }
      (override.recurrenceID, override.start) = (id, start)
      overrides[id] = override
    }
  }
}

extension When {
  /// Returns it with the series' new hour, if it was moved to another day at the old one.
  fileprivate func atHour(of new: CivilDateTime, insteadOf old: CivilDateTime) -> When {
    time == old.time ? When(date, new.time, zone: zone) : self
  }
}

extension Recurrence {
  /// The time that the rule has on the day of another rule's time; nil if it has none then.
  fileprivate func time(onDayOf other: CivilDateTime, from start: CivilDateTime) -> CivilDateTime? {
    let isOncePerDay = frequency >= .daily && byHour.count < 2
    let same = isOncePerDay ? CivilDateTime(other.date, start.time) : other
    return first(onOrAfter: same, startingAt: start) == same ? same : nil
  }

  /// The same for several times, without those that are left out already.
  fileprivate func times(onDaysOf others: [CivilDateTime], from start: CivilDateTime) -> [CivilDateTime] {
    var found: [CivilDateTime] = []
    for time in others.compactMap({ time(onDayOf: $0, from: start) }) where !found.contains(time) { found.append(time) }
    return found
  }
}
