public import Foundation

extension Recurrence {
  /// Returns the first occurrence after an instant, for someone in that zone. Instants strictly increase.
  ///
  /// A series keeps its wall-clock time: 9:00 stays 9:00 across a change of the clock. A time that a change skips is
  /// read with the offset before it (2:30 becomes 3:30). A time that a change repeats falls the first time (RFC 5545
  /// 3.3.5). Two times that become the same instant this way are one occurrence.
  ///
  /// Only a rule whose step is no longer than the change itself (every hour, every 20 minutes) uses elapsed time. It
  /// leaves out skipped times and falls on repeated ones twice, so that nobody with a reminder every 20 minutes waits
  /// for 80.
  ///
  /// COUNT counts wall-clock times. UNTIL is a wall-clock time, too, unless it has its own zone.
  public func next(after instant: Date, startingAt start: CivilDateTime, in zone: Zone) -> Date? {
    var rule = self
    if let until, until.zone != nil { rule.until = until.local(in: zone) }
    return RecurrenceOnWall(rule: rule, start: start, zone: zone).next(after: instant.wholeSeconds)
      .map { Date(timeIntervalSince1970: Double($0)) }
  }
}

/// A rule on the wall clock of one zone; instants are seconds since 1970.
private struct RecurrenceOnWall {
  let rule: Recurrence
  let start: CivilDateTime
  let zone: Zone

  /// The most that a change of the clock skips or repeats, in seconds.
  private static let longestChange = 86_400

  func next(after instant: Int) -> Int? {
    // A change shortly before still matters. So this begins a day earlier, and goes on from one stretch of constant
    // offset to the next.
    var from = instant - RecurrenceOnWall.longestChange
    var offset = self.offset(at: from)
    var floor = Int.min
    // The first time that a change skipped, as an instant.
    var skipped: Int?
    while let wall = first(onOrAfter: max(floor, instant + offset + 1)) {
      if let skipped, skipped <= wall - offset { return skipped }
      if skipped == nil, wall - instant < 10 * 86_400, isSteady(offset, from: instant, to: wall - offset) {
        return wall - offset
      }
      guard let change = zone.nextChange(after: Date(timeIntervalSince1970: Double(from)))?.wholeSeconds,
        change <= wall - offset
      else { return min(skipped ?? .max, wall - offset) }
      let next = self.offset(at: change)
      if change > instant + RecurrenceOnWall.longestChange, wall - offset > change + 2 * RecurrenceOnWall.longestChange
      {
        // The occurrence lies long after this change, and the change long after the instant: jump to the occurrence.
        from = wall - offset - 2 * RecurrenceOnWall.longestChange
        floor = wall
        offset = self.offset(at: from)
        continue
      }
      let goesByTimePassing = step <= abs(next - offset)
      // The skipped or repeated times lie between these two.
      let (before, after) = (change + offset, change + next)
      if before < after, !goesByTimePassing, wall < after { skipped = wall - offset }
      floor = goesByTimePassing ? after : max(before, after)
      from = change
      offset = next
    }
    return skipped
  }

  /// The seconds between two occurrences of a rule that counts hours, minutes or seconds; for other rules unbounded.
  private var step: Int {
    rule.frequency < .daily ? min(max(rule.interval, 1), 86_400) * rule.frequency.unitSeconds : .max
  }

  private func offset(at instant: Int) -> Int { zone.offset(at: Date(timeIntervalSince1970: Double(instant))) }

  /// Whether the offset stays the same between two instants that are at most days apart.
  private func isSteady(_ offset: Int, from start: Int, to end: Int) -> Bool {
    self.offset(at: start) == offset && self.offset(at: end + RecurrenceOnWall.longestChange) == offset
  }

  private func first(onOrAfter wall: Int) -> Int? {
    rule.first(onOrAfter: CivilDateTime(wallSeconds: wall), startingAt: start)?.wallSeconds
  }
}
