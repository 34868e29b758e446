public import Civil

/// An event as somebody in the community publishes it.
public struct Publication: Hashable, Sendable {
  /// The name of the event.
  public var name: String
  /// The start; a time has a zone.
  public var start: When
  /// The end; for whole days the last day.
  public var end: When?
  /// The rule by which it repeats; nil if it takes place once.
  public var recurrence: Recurrence?
  /// The place, in words.
  public var place: String?
  /// The description, as plain text.
  public var note: String?
  /// The address of a page about it.
  public var url: String?
  /// The kinds of event that it is, without `#`.
  public var categories: [String] = []
  /// The most people who may go; nil for any number.
  public var capacity: Int?
  /// The people who may see it.
  public var audience = EventAudience.everybody
  /// Whether it is to be published in the community's own name.
  public var isOfficial = false
  /// Whether it is called off.
  public var isCalledOff = false
  /// The reason why it is called off, in the words of the person who called it off.
  public var reason: String?

  /// Whether its name contains a handle, which would notify that account wherever the event is posted.
  package var namesSomebody: Bool { name.contains("@") }

  /// An event with only a name and a time.
  public init(name: String, start: When, end: When? = nil) {
    self.name = name
    self.start = start
    self.end = end
  }

  /// The event as it is listed under a number.
  public func listed(as number: Int64) -> ListedEvent {
    var event = ListedEvent(ListedEvent.Reference(number), name: name, start: start, end: end)
    (event.note, event.url, event.place) = (note, url, place)
    (event.categories, event.capacity, event.repeats) = (categories, capacity, recurrence != nil)
    (event.audience, event.isOfficial) = (audience, isOfficial)
    (event.status, event.reason) = (isCalledOff ? .cancelled : .confirmed, reason)
    return event
  }
}
