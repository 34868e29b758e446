public import Civil

/// An event as one of the community's people publishes it.
public struct Publication: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// When it begins; a time names its zone.
  public var start: When
  /// When it ends; the last of whole days.
  public var end: When?
  /// What it repeats by; nil where it does not.
  public var recurrence: Recurrence?
  /// Where it is.
  public var place: String?
  /// The description, as plain text.
  public var note: String?
  /// A page about it.
  public var url: String?
  /// What kinds of event it is, without `#`.
  public var categories: [String] = []
  /// How many people may go; nil for any number.
  public var capacity: Int?
  /// Who may see it.
  public var audience = EventAudience.everybody
  /// Whether the community itself is to stand behind it.
  public var isOfficial = false
  /// Whether it does not take place.
  public var isCalledOff = false
  /// Why it does not, in the words of the person who called it off.
  public var reason: String?

  /// Whether its name holds a handle: where it is published, that would call somebody.
  package var namesSomebody: Bool { name.contains("@") }

  /// An event with nothing but a name and a time.
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
