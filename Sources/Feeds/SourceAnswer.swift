public import Agenda

/// A source's answer, read event by event.
///
/// For a calendar it keeps the bytes and an outline of each event, and reads an event again on request. So a long
/// calendar takes little more memory than its bytes.
public struct SourceAnswer: Sendable {
  /// The result of the reading, without the events.
  public internal(set) var reading: SourceReading
  let outlines: [EventOutline]

  private enum KeptEvents: Sendable {
    case listed([CommunityEvent])
    case written([UInt8], [CalendarEvents])
  }

  private let events: KeptEvents

  /// An answer that was read completely.
  init(_ reading: SourceReading, settings: SourceSettings) {
    let listed = reading.events.map { $0.sorted(into: settings.category) }
    self.reading = reading
    self.reading.events = []
    outlines = listed.enumerated().map { EventOutline($1, zone: settings.zone, at: $0..<$0 + 1) }
    events = .listed(listed)
  }

  /// Calendars.
  init(_ reading: SourceReading, _ outlines: [EventOutline], of bytes: [UInt8], calendars: [CalendarEvents]) {
    (self.reading, self.outlines) = (reading, outlines)
    events = .written(bytes, calendars)
  }

  /// The number of events.
  public var count: Int { outlines.count }

  /// The event at a place below ``count``.
  public func event(at place: Int) -> CommunityEvent? {
    let outline = outlines[place]
    switch events {
    case .listed(let events): return events[Int(outline.start)]
    case .written(let bytes, let calendars): return calendars[Int(outline.calendar)].event(of: bytes, at: outline.range)
    }
  }
}

extension CommunityEvent {
  /// The event with its source's category, if it has none itself.
  func sorted(into category: String?) -> CommunityEvent {
    guard let category, categories.isEmpty else { return self }
    var event = self
    event.categories = [category]
    return event
  }
}
