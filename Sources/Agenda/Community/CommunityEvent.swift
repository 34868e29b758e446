public import Civil

/// An event that everybody may see, as one of the community's sources tells it.
public struct CommunityEvent: Hashable, Sendable {
  /// An event's number, by which people refer to it (`c12`).
  public typealias ID = Identifier<CommunityEvent>

  /// How certain it is that it takes place (RFC 5545 3.8.1.11).
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case confirmed, tentative, cancelled
  }

  /// What an event is known by within its source.
  public struct Key: Hashable, Sendable {
    /// The source's own name for it, or one made of what it tells.
    public var uid: String
    /// Empty for the event itself; else the occurrence of it that differs, as ``CommunityEvent/recurrenceID``.
    public var recurrenceID: String

    /// The key of an event, or of one occurrence of it.
    public init(uid: String, recurrenceID: String = "") {
      self.uid = uid
      self.recurrenceID = recurrenceID
    }
  }

  /// A time added to a series (RDATE), on the wall clock of the event's start.
  public struct Addition: Hashable, Sendable {
    /// When it begins.
    public var start: CivilDateTime
    /// How many seconds it lasts, where that differs from the event.
    public var seconds: Int?

    /// A time added, with a length of its own where it has one.
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

    /// nil for what is no place on earth, and for 0/0, which means that nothing is known.
    public init?(_ latitude: Double?, _ longitude: Double?) {
      guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180, latitude != 0 || longitude != 0
      else { return nil }
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  /// The source's own name for it; where it has none, a hash of what the event is known by.
  public var uid: String
  /// Empty for an event or a whole series; else which occurrence of the series this one is instead of: `20261225`, or in
  /// UTC `20261225T090000Z`.
  public var recurrenceID = ""
  /// Whether it stands for all later occurrences as well (RANGE=THISANDFUTURE).
  public var replacesLater = false
  /// The revision of it (SEQUENCE); the higher one of two counts.
  public var sequence = 0
  /// What it is called; empty where the source does not tell.
  public var name: String
  /// The description, as plain text.
  public var note: String?
  /// A page about it, http or https.
  public var url: String?
  /// A picture of it, http or https.
  public var image: String?
  /// A day, or a time with its zone.
  public var start: When
  /// When it ends; the last of whole days.
  public var end: When?
  /// The rules that it repeats by (RRULE), without their exceptions.
  public var rules: [Recurrence] = []
  /// Times added to those of the rules (RDATE).
  public var additions: [Addition] = []
  /// Times left out (EXDATE), on the wall clock of the start.
  public var exceptions: [CivilDateTime] = []
  /// Where it is, in the source's words.
  public var place: String?
  /// Where it is on the map.
  public var coordinates: Coordinates?
  /// Where it takes place online.
  public var onlineURL: String?
  /// What it costs, in the source's words.
  public var price: String?
  /// Who holds it.
  public var organiser: String?
  /// What kinds of event it is, in the source's words and order.
  public var categories: [String] = []
  /// Whether it takes place.
  public var status = Status.confirmed

  /// An event that takes place once.
  public init(uid: String, name: String, start: When, end: When? = nil) {
    self.uid = uid
    self.name = name
    self.start = start
    self.end = end
  }

  /// What it is known by within its source.
  public var key: Key { Key(uid: uid, recurrenceID: recurrenceID) }

  /// Whether it occurs more than once.
  public var repeats: Bool { !rules.isEmpty || !additions.isEmpty }

  /// The moment of the occurrence that it is instead of; nil for an event or a whole series.
  public var original: When? {
    if let date = CivilDate(basic: recurrenceID) { return When(date) }
    return CivilDateTime(basic: recurrenceID.dropLast()).map { When($0.date, $0.time, zone: "Etc/UTC") }
  }

  /// How long it lasts in seconds on the wall clock; whole days are as long as their days.
  public var wallLength: Int {
    guard start.time != nil else { return ((end?.date ?? start.date).dayNumber - start.date.dayNumber + 1) * 86_400 }
    guard let end else { return 0 }
    let own = start.zone.flatMap { Zone(identifier: $0) } ?? .utc
    let last = end.zone == start.zone ? end.wall : end.local(in: own).wall
    return max(0, last.wallSeconds - start.wall.wallSeconds)
  }
}

extension CommunityEvent.Key: Comparable {
  /// By UID, then by occurrence.
  public static func < (a: Self, b: Self) -> Bool { (a.uid, a.recurrenceID) < (b.uid, b.recurrenceID) }
}
