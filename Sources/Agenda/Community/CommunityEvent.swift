public import Civil

/// An event that everybody may see, as one of the community's sources gives it.
public struct CommunityEvent: Hashable, Sendable {
  /// An event's number, by which people refer to it (`c12`).
  public typealias ID = Identifier<CommunityEvent>

  /// The status of an event (RFC 5545 3.8.1.11).
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case confirmed, tentative, cancelled
  }

  /// The key that identifies an event within its source.
  public struct Key: Hashable, Sendable {
    /// The source's own UID of the event; a hash if the source gives none, or a very long one.
    public var uid: String
    /// Empty for the event itself; else the occurrence that differs, as in ``CommunityEvent/recurrenceID``.
    public var recurrenceID: String

    /// The key of an event, or of one occurrence of it.
    public init(uid: String, recurrenceID: String = "") {
      self.uid = uid
      self.recurrenceID = recurrenceID
    }
  }

  /// A time added to a series (RDATE), on the wall clock of the event's start.
  public struct Addition: Hashable, Sendable {
    /// The start of the added time.
    public var start: CivilDateTime
    /// The length in seconds; nil if it is the event's own.
    public var seconds: Int?

    /// An added time, with its own length if that differs from the event's.
    public init(start: CivilDateTime, seconds: Int? = nil) {
      self.start = start
      self.seconds = seconds
    }
  }

  /// Degrees north and east (WGS 84).
  public struct Coordinates: Hashable, Sendable {
    /// Degrees north, -90 to 90.
    public var latitude: Double
    /// Degrees east, -180 to 180.
    public var longitude: Double

    /// Returns nil if the degrees are out of range, and for 0/0, which means that nothing is known.
    public init?(_ latitude: Double?, _ longitude: Double?) {
      guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180, latitude != 0 || longitude != 0
      else { return nil }
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  /// The source's own UID of the event; a hash if the source gives none, or a very long one.
  public var uid: String
  /// Empty for an event or a whole series; else the occurrence of the series that this event replaces: `20261225`, or
  /// in UTC `20261225T090000Z`.
  public var recurrenceID = ""
  /// Whether it replaces all later occurrences as well (RANGE=THISANDFUTURE).
  public var replacesLater = false
  /// The revision number (SEQUENCE); of two revisions the higher one counts.
  public var sequence = 0
  /// The name; empty if the source gives none.
  public var name: String
  /// The description, as plain text.
  public var note: String?
  /// The address of a page about the event, http or https.
  public var url: String?
  /// The address of a picture of the event, http or https.
  public var image: String?
  /// The start: a day, or a time with its zone.
  public var start: When
  /// The end; for whole days the last day. nil if the source gives none.
  public var end: When?
  /// The rules by which it repeats (RRULE), without their exceptions.
  public var rules: [Recurrence] = []
  /// The times added to those of the rules (RDATE).
  public var additions: [Addition] = []
  /// The times left out (EXDATE), on the wall clock of the start.
  public var exceptions: [CivilDateTime] = []
  /// The place, in the source's words.
  public var place: String?
  /// The place on the map.
  public var coordinates: Coordinates?
  /// The address at which it takes place online.
  public var onlineURL: String?
  /// The price, in the source's words.
  public var price: String?
  /// The name of the organiser.
  public var organiser: String?
  /// The kinds of event that it is, in the source's words and order.
  public var categories: [String] = []
  /// The status: confirmed, tentative or called off.
  public var status = Status.confirmed

  /// An event that takes place once.
  public init(uid: String, name: String, start: When, end: When? = nil) {
    self.uid = uid
    self.name = name
    self.start = start
    self.end = end
  }

  /// The key that identifies it within its source.
  public var key: Key { Key(uid: uid, recurrenceID: recurrenceID) }

  /// Whether it occurs more than once.
  public var repeats: Bool { !rules.isEmpty || !additions.isEmpty }

  /// The original start of the occurrence that it replaces; nil for an event or a whole series.
  public var original: When? {
    if let date = CivilDate(basic: recurrenceID) { return When(date) }
    return CivilDateTime(basic: recurrenceID.dropLast()).map { When($0.date, $0.time, zone: "Etc/UTC") }
  }

  /// The length in seconds on the wall clock; whole days count 86,400 each.
  public var wallLength: Int {
    guard start.time != nil else { return ((end?.date ?? start.date).dayNumber - start.date.dayNumber + 1) * 86_400 }
    guard let end else { return 0 }
    let own = start.zone.flatMap { Zone(identifier: $0) } ?? .utc
    let last = end.zone == start.zone ? end.wall : end.local(in: own).wall
    return max(0, last.wallSeconds - start.wall.wallSeconds)
  }
}

extension CommunityEvent.Key: Comparable {
  /// Orders keys by UID, then by occurrence.
  public static func < (a: Self, b: Self) -> Bool { (a.uid, a.recurrenceID) < (b.uid, b.recurrenceID) }
}
