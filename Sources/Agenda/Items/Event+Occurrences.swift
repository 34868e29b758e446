public import Civil
public import Foundation

extension Event {
  /// Returns the occurrences from an instant on, in order.
  public func occurrences(since instant: Date, in zone: Zone) -> SeriesOccurrences {
    SeriesOccurrences(recurrence, from: start, overrides: overrides, since: instant, in: zone)
  }

  /// Returns the occurrences between two instants, in order, including those that began before and are not over.
  ///
  /// - Parameter most: the most occurrences to return, since a series may be endless.
  public func occurrences(
    from first: Date, before end: Date, in zone: Zone, most: Int = .max
  ) -> [Occurrence] {
    let spans = [span(in: zone)] + overrides.map { at($0).span(in: zone) }
    // The clock may be put back during an occurrence.
    let longest = (spans.map { $0.end.timeIntervalSince($0.start) }.max() ?? 0) + 86_400
    var found: [Occurrence] = []
    for occurrence in occurrences(since: first.addingTimeInterval(-longest), in: zone) {
      guard occurrence.start.instant(in: zone) < end, found.count < most else { break }
      if at(occurrence).span(in: zone).end > first { found.append(occurrence) }
    }
    return found
  }

  /// Returns the event at that occurrence, without its series.
  public func at(_ occurrence: Occurrence) -> Event {
    var event = self
    event.recurrence = nil
    event.overrides = []
    event.start = occurrence.start
    if let override = occurrence.override {
      event.end = override.end
      event.name = override.name ?? name
      event.place = override.place ?? place
      event.note = override.note ?? note
    } else {
      event.end = end.map { end in
        let length = end.wall.wallSeconds - start.wall.wallSeconds
        let shifted = occurrence.start.wall.adding(seconds: length)
        return When(shifted.date, end.time == nil ? nil : shifted.time, zone: end.zone)
      }
    }
    return event
  }

  /// Returns the event at the occurrence that begins at that moment.
  public func at(_ moment: When) -> Event {
    overrides.first { $0.start == moment }.map { at($0) } ?? at(Occurrence(moment.wall, start: moment))
  }

  private func at(_ override: Override) -> Event {
    at(Occurrence(override.recurrenceID, start: override.start, override: override))
  }

  /// Returns the time at which the first occurrence begins, and at which it is over. A whole day is over at the
  /// midnight after it; nothing takes less than a second.
  func span(in zone: Zone) -> (start: Date, end: Date) {
    let begin = start.instant(in: zone)
    var last = end ?? start
    if last.time == nil { last.date = last.date.adding(days: 1) }
    return (begin, max(last.instant(in: zone), begin.addingTimeInterval(1)))
  }

  /// Leaves one occurrence out (EXDATE).
  public mutating func skip(_ recurrenceID: CivilDateTime) {
    recurrence?.exceptions.append(recurrenceID)
    overrides[recurrenceID] = nil
  }

  /// Moves one occurrence. If it is moved back to its own time, it is no longer an exception.
  public mutating func move(_ occurrence: Occurrence, to start: When, end: When?) {
    let id = occurrence.recurrenceID
    var override = occurrence.override ?? Override(id, start: start)
    (override.start, override.end) = (start, end)
    overrides[id] = override
    let regular = When(id.date, self.start.time == nil ? nil : id.time, zone: self.start.zone)
    if at(override) == at(Occurrence(id, start: regular)) { overrides[id] = nil }
  }

  /// Returns the series with one occurrence like this event; nil if the event differs in more than an override holds:
  /// its time, name, place and note.
  public func with(_ one: Event, at occurrence: Occurrence) -> Event? {
    let id = occurrence.recurrenceID
    var override = Override(id, start: one.start, end: one.end)
    override.name = one.name == name ? nil : one.name
    override.place = one.place == place ? nil : one.place
    override.note = one.note == note ? nil : one.note
    var series = self
    series.overrides[id] = override
    return series.at(override) == one ? series : nil
  }

  /// Moves the whole series. Occurrences that were left out or moved stay so, with the series' new time of day.
  public mutating func restart(at start: When, end: When?) {
    let (old, new) = (self.start.wall.time, start.wall.time)
    let id = { (id: CivilDateTime) in id.time == old ? CivilDateTime(id.date, new) : id }
    if let exceptions = recurrence?.exceptions { recurrence?.exceptions = exceptions.map(id) }
    for index in overrides.indices { overrides[index].recurrenceID = id(overrides[index].recurrenceID) }
    (self.start, self.end) = (start, end)
  }
}
