public import Civil
public import Foundation

/// What is known of a source from its earlier answers.
public struct KnownSource: Hashable, Sendable {
  /// What is known of one of its events.
  public struct Event: Hashable, Sendable {
    /// What it is known by.
    public var key: CommunityEvent.Key
    /// What it is called.
    public var name: String
    /// When it begins.
    public var start: When
    /// When it ends.
    public var end: When?
    /// Where it is.
    public var place: String?
    /// Whether it takes place.
    public var status: CommunityEvent.Status
    /// When the last of it is over; nil for what repeats without an end.
    public var over: Date?
    /// What it repeats by, as a hash.
    public var series: String
    /// See ``CommunityEvent/fingerprint``.
    public var fingerprint: String
    /// See ``CommunityEvent/detailsFingerprint``.
    public var details: String
    /// In how many complete answers in a row it was missing.
    public var missed = 0
    /// Since when it has been missing.
    public var missedSince: Date?
    /// Whether its source has it; an event that has been missing for long is no longer listed.
    public var isListed = true

    /// What is to be known of an event that was read.
    ///
    /// - Parameter zone: where a whole day ends.
    public init(_ event: CommunityEvent, zone: Zone) {
      key = event.key
      name = event.name
      (start, end, place, status) = (event.start, event.end, event.place, event.status)
      over = event.over(in: zone)
      series = event.seriesFingerprint
      fingerprint = event.fingerprint
      details = event.detailsFingerprint
    }

    /// What is the same of an event whose source has renamed it.
    var likeness: String { CommunityEvent.likeness(name, start) + " " + key.recurrenceID }
  }

  /// Its events, listed ones and others.
  public var events: [CommunityEvent.Key: Event] = [:]
  /// The length of the last answer that was not much shorter than the one before, in bytes.
  public var size = 0
  /// How many answers in a row were much shorter than ``size``.
  public var shortAnswers = 0

  /// A source that nothing is known of.
  public init() {}
}
