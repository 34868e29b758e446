public import Civil
public import Foundation

/// What is known of a source of the community's events from its earlier answers, beside its events.
public struct KnownSource: Hashable, Sendable {
  /// What is known of one of its events.
  public struct Event: Hashable, Sendable {
    /// Its number.
    public var id: CommunityEvent.ID
    /// What it is known by.
    public var key: CommunityEvent.Key
    /// What it is called.
    public var name: String
    /// When it begins.
    public var start: When
    /// When the last of it is over; nil for what repeats without an end.
    public var over: Date?
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
      id: CommunityEvent.ID, key: CommunityEvent.Key, name: String, start: When, over: Date?, fingerprint: String,
      details: String
    ) {
      (self.id, self.key, self.name, self.start, self.over) = (id, key, name, start, over)
      (self.fingerprint, self.details) = (fingerprint, details)
    }
  }

  /// In how many answers one of its events was missing.
  public struct Absence: Hashable, Sendable {
    /// The event's number.
    public var id: CommunityEvent.ID
    /// In how many complete answers in a row it was missing.
    public var missed: Int
    /// Since when it has been missing.
    public var since: Date?
    /// Whether its source still has it; an event that has been missing for long is no longer listed.
    public var isListed: Bool

    /// An absence; of an event that is there again, none.
    public init(of id: CommunityEvent.ID, missed: Int = 0, since: Date? = nil, isListed: Bool = true) {
      (self.id, self.missed, self.since, self.isListed) = (id, missed, since, isListed)
    }
  }

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
