import Civil

/// The start and the end of an event in a feed or a page, read from both texts together.
///
/// Midnight alone means the whole day, since nobody begins then. The end of whole days is their last day, as people
/// write it. Only calendars give the day after it.
struct WrittenSpan: Equatable {
  var start: When
  var end: When?
  /// True if the end was before the start, and is left out.
  var endsEarly = false

  /// - Parameter isWholeDay: whether the source says so itself.
  init(_ start: When, _ end: When? = nil, isWholeDay: Bool = false) {
    self.start = start
    let isDays = isWholeDay || start.time == nil || start.time == .midnight && end.map(Self.isDaysEnd) ?? true
    if isDays {
      self.start = When(start.date)
      guard let end else { return }
      endsEarly = end.date < start.date
      self.end = end.date > start.date ? When(end.date) : nil
      return
    }
    guard var end else { return }
    // If the end of a timed event is another day without a time, it is the end of that day.
    if end.time == nil {
      guard end.date > start.date else { return }
      end = When(end.date, CivilTime(secondOfDay: 86_340), zone: start.zone)
    }
    endsEarly = end.instant(in: .utc) < start.instant(in: .utc)
    self.end = end.instant(in: .utc) > start.instant(in: .utc) ? end : nil
  }

  private static func isDaysEnd(_ end: When) -> Bool {
    end.time == nil || end.time == .midnight || (end.time?.secondOfDay ?? 0) >= 86_340
  }
}
