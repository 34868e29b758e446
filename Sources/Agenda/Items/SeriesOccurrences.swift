public import Civil
import Foundation

/// The occurrences of a series in order: those of its rule without EXDATE, and the overridden ones at their new times.
public struct SeriesOccurrences: Sequence, IteratorProtocol, Sendable {
  private let start: When
  private let hasTimes: Bool
  private let zone: Zone
  private let since: Date
  private var regular: Recurrence.Occurrences?
  /// The next occurrence from the rule itself.
  private var head: Occurrence?
  /// The overridden occurrences that are still to come, in order.
  private var overridden: ArraySlice<Occurrence>

  /// - Parameter rule: nil if there is one occurrence, at the start.
  /// - Parameter beat: only the rule's own times after this one count.
  /// - Parameter since: only occurrences that begin at this instant or later count.
  /// - Parameter zone: the person's, for moments without a zone.
  init(
    _ rule: Recurrence?, from start: When, overrides: [Override], after beat: CivilDateTime? = nil, since: Date,
    in zone: Zone
  ) {
    self.start = start
    self.zone = zone
    self.since = since
    hasTimes = start.time != nil || rule?.hasTimes == true
    var single = overrides.map { Occurrence($0.recurrenceID, start: $0.start, override: $0) }
    if let rule {
      let own = start.zone.flatMap { Zone(identifier: $0) } ?? zone
      // A change of the clock moves a wall time by at most a day.
      var floor = Swift.max(start.wall, own.local(at: since).adding(seconds: -86_400))
      if let beat { floor = Swift.max(floor, beat.adding(seconds: 1)) }
      regular = rule.without(overrides).occurrences(from: start.wall, onOrAfter: floor)
    } else {
      single.append(Occurrence(start.wall, start: start))
    }
    overridden =
      single.filter { $0.start.instant(in: zone) >= since }
      .sorted { $0.start.instant(in: zone) < $1.start.instant(in: zone) }[...]
    head = nextRegular()
  }

  /// Returns the next occurrence, or nil if the series has ended.
  public mutating func next() -> Occurrence? {
    if let first = overridden.first {
      guard let head, head.start.instant(in: zone) <= first.start.instant(in: zone) else {
        overridden.removeFirst()
        return first
      }
    }
    defer { head = head == nil ? nil : nextRegular() }
    return head
  }

  private mutating func nextRegular() -> Occurrence? {
    while let wall = regular?.next() {
      let occurrence = Occurrence(wall, start: When(wall.date, hasTimes ? wall.time : nil, zone: start.zone))
      if occurrence.start.instant(in: zone) >= since { return occurrence }
    }
    return nil
  }
}

extension Recurrence {
  /// Whether its occurrences have times of day, even if the start has none.
  var hasTimes: Bool { frequency < .daily || !byHour.isEmpty }

  /// Returns the rule without the occurrences that are overridden, since these fall elsewhere.
  func without(_ overrides: [Override]) -> Recurrence {
    var rule = self
    rule.exceptions += overrides.map(\.recurrenceID)
    return rule
  }
}

extension When {
  /// The date and time on the wall clock in its own zone; a whole day begins at midnight.
  public var wall: CivilDateTime { CivilDateTime(date, time ?? .midnight) }
}
