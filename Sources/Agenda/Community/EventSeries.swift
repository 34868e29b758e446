public import Civil
public import Foundation

/// An event with the occurrences that differ from it: all that a source lists under one UID.
public struct EventSeries: Hashable, Sendable {
  /// The event or the whole series; nil if the source lists only single occurrences.
  public var whole: CommunityEvent?
  /// The occurrences that differ.
  public var parts: [CommunityEvent]

  /// A series of these events.
  public init(whole: CommunityEvent?, parts: [CommunityEvent] = []) {
    self.whole = whole
    self.parts = parts
  }

  /// Groups events by UID, in their order.
  public static func series(of events: [CommunityEvent]) -> [EventSeries] {
    var found: [EventSeries] = []
    var places: [String: Int] = [:]
    for event in events {
      let place = places[event.uid] ?? found.count
      if place == found.count { found.append(EventSeries(whole: nil)) }
      places[event.uid] = place
      if event.recurrenceID.isEmpty { found[place].whole = event } else { found[place].parts.append(event) }
    }
    return found
  }

  /// Returns the occurrences that overlap a stretch of time, in order, including those called off.
  ///
  /// - Parameters:
  ///   - window: the stretch of time.
  ///   - zone: the zone in which a whole day begins.
  ///   - most: the most occurrences to find, since a stranger's rule may repeat every second.
  public func occurrences(in window: Range<Date>, zone: Zone, most: Int = 10_000) -> [EventOccurrence] {
    let single = parts.map {
      EventOccurrence(
        event: $0, instant: $0.start.instant(in: zone), original: original(of: $0, in: zone), teller: $0.key)
    }
    let found = (whole.map { repeated($0, in: window, zone: zone, most: most) } ?? []) + single
    return found.filter { overlaps($0, window, zone) }.sorted { $0.instant < $1.instant }
  }

  /// Returns the start that the series gave to one of its occurrences. An original that is only a day means the series'
  /// time on that day.
  public func original(of part: CommunityEvent, in zone: Zone) -> When? {
    guard let whole, let original = part.original else { return nil }
    let own = whole.start.zone.flatMap { Zone(identifier: $0) } ?? zone
    let there = original.local(in: own)
    return When(there.date, whole.start.time == nil ? nil : original.time == nil ? whole.start.time : there.time)
  }

  private func overlaps(_ one: EventOccurrence, _ window: Range<Date>, _ zone: Zone) -> Bool {
    let last =
      one.event.end.map { $0.time == nil ? When($0.date.adding(days: 1)) : $0 }
      ?? (one.start.time == nil ? When(one.start.date.adding(days: 1)) : one.start)
    let end = max(last.instant(in: zone), one.instant.addingTimeInterval(1))
    return one.instant < window.upperBound && end > window.lowerBound
  }

  private func repeated(_ whole: CommunityEvent, in window: Range<Date>, zone: Zone, most: Int) -> [EventOccurrence] {
    let own = whole.start.zone.flatMap { Zone(identifier: $0) } ?? zone
    guard whole.repeats else {
      return Replacements(parts, in: own)[whole.start] != nil
        ? [] : [EventOccurrence(event: whole, instant: whole.start.instant(in: zone), teller: whole.key)]
    }
    let margin = longest(of: whole) + 2 * 86_400
    let from = own.local(at: window.lowerBound).adding(seconds: -margin)
    let end = own.local(at: window.upperBound).adding(seconds: 2 * 86_400)
    var found: [EventOccurrence] = []
    let replacements = Replacements(parts, in: own)
    let lengths = Dictionary(
      whole.additions.compactMap { one in one.seconds.map { (one.start, $0) } }, uniquingKeysWith: { first, _ in first }
    )
    for wall in walls(of: whole, from: from, to: end, most: most) {
      let start = When(wall.date, whole.start.time == nil ? nil : wall.time, zone: whole.start.zone)
      let event: CommunityEvent
      var teller = whole.key
      switch replacements[start] {
      case .alone: continue
      case .since(let part):
        event = part.moved(from: part.original?.local(in: own) ?? part.start, to: start, in: own)
        teller = part.key
      case nil: event = whole.at(start, seconds: lengths[wall])
      }
      found.append(
        EventOccurrence(
          event: event, instant: event.start.instant(in: zone), original: When(start.date, start.time),
          teller: teller))
    }
    return found
  }

  /// Returns the longest time, in seconds, by which an occurrence may begin before a moment and still go on then.
  private func longest(of whole: CommunityEvent) -> Int {
    let lengths = [whole.wallLength] + whole.additions.compactMap(\.seconds) + parts.map(\.wallLength)
    let shifts = parts.filter(\.replacesLater).compactMap { part in
      part.original.map { abs(part.start.wall.wallSeconds - $0.wall.wallSeconds) }
    }
    return min((lengths.max() ?? 0) + (shifts.max() ?? 0), 800 * 86_400)
  }

  /// Returns the times on the wall clock, without those left out, each once and in order. The start is an occurrence
  /// whether or not the rules fit it: programs show it, and RFC 5545 3.8.5.3 leaves it open.
  private func walls(of whole: CommunityEvent, from: CivilDateTime, to end: CivilDateTime, most: Int) -> [CivilDateTime]
  {
    let start = whole.start.wall
    let listed = [start] + whole.additions.map(\.start)
    var walls = Set(listed.filter { $0 >= from && $0 < end })
    for rule in whole.rules {
      for wall in rule.occurrences(from: start, onOrAfter: max(from, start)).prefix(most) {
        guard wall < end else { break }
        walls.insert(wall)
      }
    }
    walls.subtract(whole.exceptions)
    return Array(walls.sorted().prefix(most))
  }
}

extension CommunityEvent {
  /// Returns the same event at another time, with its own length or `seconds`.
  fileprivate func at(_ start: When, seconds: Int? = nil) -> CommunityEvent {
    var event = self
    event.start = start
    (event.rules, event.additions, event.exceptions) = ([], [], [])
    guard start.time != nil else {
      event.end = end.map { When(start.date.adding(days: $0.date.dayNumber - self.start.date.dayNumber)) }
      return event
    }
    let length = seconds ?? wallLength
    guard length > 0 else {
      event.end = nil
      return event
    }
    let end = start.wall.adding(seconds: length)
    event.end = When(end.date, end.time, zone: start.zone)
    return event
  }

  /// Moves a part that replaces all later occurrences (RFC 5545 3.2.13) to one of them, by the same shift as from its
  /// own original.
  fileprivate func moved(from original: When, to start: When, in own: Zone) -> CommunityEvent {
    let shift = self.start.local(in: own).wall.wallSeconds - original.wall.wallSeconds
    let wall = start.wall.adding(seconds: shift)
    var event = self
    (event.recurrenceID, event.replacesLater) = ("", false)
    guard self.start.time != nil else { return event.at(When(wall.date)) }
    return event.at(When(wall.date, wall.time, zone: start.zone))
  }
}
