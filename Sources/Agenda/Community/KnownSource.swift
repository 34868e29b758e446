public import Civil
public import Foundation

/// What is known of a source of the community's events from its earlier answers.
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
    /// A hash of what people are told when it changes.
    public var fingerprint: String
    /// A hash of all the rest.
    public var details: String
    /// In how many complete answers in a row it was missing.
    public var missed = 0
    /// Since when it has been missing.
    public var missedSince: Date?
    /// Whether its source has it; an event that has been missing for long is no longer listed.
    public var isListed = true

    /// What is known of an event that its source has.
    public init(
      key: CommunityEvent.Key, name: String, start: When, end: When?, place: String?, status: CommunityEvent.Status,
      over: Date?, series: String, fingerprint: String, details: String
    ) {
      (self.key, self.name, self.start, self.end, self.place) = (key, name, start, end, place)
      (self.status, self.over) = (status, over)
      (self.series, self.fingerprint, self.details) = (series, fingerprint, details)
    }
  }

  /// Its events, listed ones and others.
  public var events: [CommunityEvent.Key: Event] = [:]
  /// The length of the last answer that was not much shorter than the one before, in bytes.
  public var size = 0
  /// How many answers in a row were much shorter than ``size``.
  public var shortAnswers = 0

  /// Whether the operator accepts that events have vanished, however many.
  public enum Acceptance: Hashable, Sendable {
    case none, given
    /// An answer was believed by it.
    case used
  }

  /// Whether the operator accepts that events have vanished, however many.
  public var acceptance = Acceptance.none

  /// A source that nothing is known of.
  public init() {}
}
