public import Civil

/// One time at which a community event takes place, with the details for those who may see it.
public struct ListedEvent: Hashable, Sendable {
  /// A reference to an event: its number, `c12`, and one of its times.
  public struct Reference: Hashable, Sendable, Codable {
    /// The event's number, which is not the number of an item.
    public var number: Int64
    /// The start that the series gives this time, such as `2026-11-28T17:00`; empty for an event that takes place once,
    /// and for every time of a series.
    public var occurrence: String

    /// One time of an event, or all of it.
    public init(_ number: Int64, occurrence: String = "") {
      self.number = number
      self.occurrence = occurrence
    }

    /// The reference as people and commands write it: `c12`, and for one time of a series `c12/2026-11-28T17:00`.
    public var spelled: String { occurrence.isEmpty ? "c\(number)" : "c\(number)/\(occurrence)" }
  }

  /// The reference to it.
  public var reference: Reference
  /// The name of the event.
  public var name: String
  /// The description, as plain text.
  public var note: String?
  /// The address of a page about it.
  public var url: String?
  /// The start of this time.
  public var start: When
  /// The end: a time is exclusive, a whole day inclusive; nil if none is given.
  public var end: When?
  /// The place, in words.
  public var place: String?
  /// The address at which it takes place online.
  public var onlineURL: String?
  /// The price, in words.
  public var price: String?
  /// The name of the organiser.
  public var organiser: String?
  /// The source that lists it; nil if somebody in the community published it.
  public var source: String?
  /// The person who published it; nil if a source lists it.
  public var publisher: Person.ID?
  /// The people who may see it.
  public var audience = EventAudience.everybody
  /// Whether it is in the community's own name.
  public var isOfficial = false
  /// The kinds of event that it is, without `#`.
  public var categories: [String] = []
  /// The status: confirmed, tentative or called off.
  public var status = CommunityEvent.Status.confirmed
  /// The reason why it does not take place, in the words of the person who called it off.
  public var reason: String?
  /// Whether its source or publisher still lists it.
  public var isListed = true
  /// Whether it takes place more than once.
  public var repeats = false
  /// The most people who may go; nil for any number.
  public var capacity: Int?
  /// The number of people who go, including guests.
  public var going = 0

  /// An event at one of its times.
  public init(_ reference: Reference, name: String, start: When, end: When? = nil) {
    self.reference = reference
    self.name = name
    self.start = start
    self.end = end
  }
}
