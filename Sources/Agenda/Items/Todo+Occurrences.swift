public import Civil
public import Foundation

extension Todo {
  /// The time that the rule gives the open occurrence, from which the series goes on (RECURRENCE-ID).
  public var recurrenceID: CivilDateTime? { (moved ?? due)?.wall }

  /// Returns the open occurrence and those that follow, from an instant on, in order. If the repeat counts from
  /// completion, only the open one is known.
  public func occurrences(since instant: Date, in zone: Zone) -> SeriesOccurrences? {
    guard let due, let id = recurrenceID else { return nil }
    guard let rule = recurrence, repeatFrom == .due else {
      return SeriesOccurrences(nil, from: due, overrides: [], since: instant, in: zone)
    }
    let first = seriesStart ?? moved ?? due
    let own = first.zone.flatMap { Zone(identifier: $0) } ?? zone
    // The occurrences before a postponed one's new time are skipped.
    let beat = max(id, due.time == nil ? due.wall : own.local(at: due.instant(in: zone)))
    return SeriesOccurrences(
      rule, from: first, overrides: [Override(id, start: due)] + overrides, after: beat, since: instant, in: zone)
  }

  /// Returns the open occurrence and those that follow between two instants, in order.
  ///
  /// - Parameter most: the most occurrences to return, since a series may be endless.
  public func occurrences(from first: Date, before end: Date, in zone: Zone, most: Int = .max) -> [Occurrence] {
    var found: [Occurrence] = []
    guard let all = occurrences(since: first, in: zone) else { return found }
    for occurrence in all {
      guard occurrence.start.instant(in: zone) < end, found.count < most else { break }
      found.append(occurrence)
    }
    return found
  }

  /// Returns the todo as it is due at that occurrence, without its series.
  public func at(_ occurrence: Occurrence) -> Todo {
    var todo = self
    todo.due = occurrence.start
    (todo.recurrence, todo.seriesStart, todo.moved, todo.overrides) = (nil, nil, nil, [])
    return todo
  }

  /// The occurrence that is open now; nil if the todo has no date.
  public var open: Occurrence? {
    guard let due, let id = recurrenceID else { return nil }
    return Occurrence(id, start: due)
  }

  /// Whether that occurrence is the open one.
  public func isOpen(_ occurrence: Occurrence) -> Bool { occurrence.recurrenceID == recurrenceID }

  /// Leaves one of the later occurrences out (EXDATE).
  public mutating func skip(_ recurrenceID: CivilDateTime) {
    recurrence?.exceptions.append(recurrenceID)
    overrides[recurrenceID] = nil
  }

  /// Moves one occurrence, the open one or a later one.
  public mutating func move(_ occurrence: Occurrence, to start: When, in zone: Zone) {
    let id = occurrence.recurrenceID
    guard !isOpen(occurrence) else { return move(to: start) }
    overrides[id] = start.wall == id && start.zone == (seriesStart ?? due)?.zone ? nil : Override(id, start: start)
    guard let due, start.instant(in: zone) < due.instant(in: zone) else { return }
    // The earliest occurrence is the open one, so the two swap places.
    overrides[id] = Override(id, start: due)
    move(to: start)
  }

  /// Moves the open occurrence. Those that it passes stay, and the first of them becomes the open one. In a series of
  /// at most one a day, it replaces the series' own occurrence on its new day.
  ///
  /// - Parameter instant: occurrences before it are not passed.
  public mutating func shift(to start: When, after instant: Date, in zone: Zone) {
    guard let rule = recurrence, repeatFrom == .due, let all = occurrences(since: instant, in: zone) else {
      return move(to: start)
    }
    let day = start.local(in: zone).date
    let fallsOncePerDay = rule.frequency >= .daily && rule.byHour.count < 2
    let isReplaced = { (other: Occurrence) in
      other.override == nil && (fallsOncePerDay ? other.start.local(in: zone).date == day : other.start == start)
    }
    let midnight = zone.instant(of: CivilDateTime(day, .midnight))
    let there = occurrences(from: midnight, before: midnight.addingTimeInterval(90_000), in: zone)
    let first = all.first { $0.start.instant(in: zone) >= start.instant(in: zone) || !isOpen($0) && !isReplaced($0) }
    for other in there where !isOpen(other) && isReplaced(other) { recurrence?.exceptions.append(other.recurrenceID) }
    guard let first, first.start.instant(in: zone) < start.instant(in: zone) else { return move(to: start) }
    overrides[first.recurrenceID] = Override(first.recurrenceID, start: start)
    move(to: first.start)
  }
}
