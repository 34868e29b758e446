public import Civil

/// One time that an event of the community takes place, as those see it who may.
public struct ListedEvent: Hashable, Sendable {
  /// What it is named by: the event's number, `c12`, and which of its times is meant.
  public struct Reference: Hashable, Sendable, Codable {
    /// The event's number, which is no item's.
    public var number: Int64
    /// The start that its series gives this time, as `2026-11-28T17:00`; empty for what takes place once, and for every
    /// time of a series.
    public var occurrence: String

    /// One time of an event, or all of it.
    public init(_ number: Int64, occurrence: String = "") {
      self.number = number
      self.occurrence = occurrence
    }

    /// As people and commands name it: `c12`, and one time of a series `c12/2026-11-28T17:00`.
    public var spelled: String { occurrence.isEmpty ? "c\(number)" : "c\(number)/\(occurrence)" }
  }

  /// What it is named by.
  public var reference: Reference
  /// What it is called.
  public var name: String
  /// The description, as plain text.
  public var note: String?
  /// A page about it.
  public var url: String?
  /// When it begins.
  public var start: When
  /// When it ends: a time is exclusive, a whole day inclusive; nil where that is not told.
  public var end: When?
  /// Where it is.
  public var place: String?
  /// Where it takes place online.
  public var onlineURL: String?
  /// What it costs.
  public var price: String?
  /// Who holds it.
  public var organiser: String?
  /// The source that lists it; nil where one of the community's people published it.
  public var source: String?
  /// Who of the community's people published it; nil where a source lists it.
  public var publisher: Person.ID?
  /// Who may see it.
  public var audience = EventAudience.everybody
  /// Whether the community itself stands behind it.
  public var isOfficial = false
  /// What kinds of event it is, without `#`.
  public var categories: [String] = []
  /// Whether it takes place.
  public var status = CommunityEvent.Status.confirmed
  /// Why it does not take place, in the words of the person who called it off.
  public var reason: String?
  /// Whether its source or publisher still lists it.
  public var isListed = true
  /// Whether it takes place more than once.
  public var repeats = false
  /// How many people may go; nil for any number.
  public var capacity: Int?
  /// How many people go, guests among them.
  public var going = 0

  /// An event at one of its times.
  public init(_ reference: Reference, name: String, start: When, end: When? = nil) {
    self.reference = reference
    self.name = name
    self.start = start
    self.end = end
  }
}
