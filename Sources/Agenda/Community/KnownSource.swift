public import Civil
public import Foundation

/// The record of a source's earlier answers, except for the full events.
public struct KnownSource: Hashable, Sendable {
  /// The record of one of the source's events.
  public struct KnownEvent: Hashable, Sendable {
    /// The event's number.
    public var id: CommunityEvent.ID
    /// The key that identifies the event within the source.
    public var key: CommunityEvent.Key
    /// The event's name.
    public var name: String
    /// The event's start.
    public var start: When
    /// The time at which its last occurrence is over; nil if it repeats without an end.
    public var over: Date?
    /// A hash of the details whose changes people hear of.
    public var fingerprint: String
    /// A hash of all the other details.
    public var details: String
    /// The number of complete answers in a row that lacked the event.
    public var missed = 0
    /// The time since when it has been missing; nil if it is not.
    public var missedSince: Date?
    /// Whether its source lists it; an event that has been missing for a long time is no longer listed.
    public var isListed = true

    /// The record of an event that its source lists.
    public init(
      id: CommunityEvent.ID, key: CommunityEvent.Key, name: String, start: When, over: Date?, fingerprint: String,
      details: String
    ) {
      (self.id, self.key, self.name, self.start, self.over) = (id, key, name, start, over)
      (self.fingerprint, self.details) = (fingerprint, details)
    }
  }

  /// The record of how long an event has been missing from the source's answers.
  public struct MissingEvent: Hashable, Sendable {
    /// The event's number.
    public var id: CommunityEvent.ID
    /// The number of complete answers in a row that lacked the event.
    public var missed: Int
    /// The time since when it has been missing; nil if it is there again.
    public var since: Date?
    /// Whether its source still lists it; an event that has been missing for a long time is no longer listed.
    public var isListed: Bool

    /// A missing event; with nothing but the number, an event that is there again.
    public init(of id: CommunityEvent.ID, missed: Int = 0, since: Date? = nil, isListed: Bool = true) {
      (self.id, self.missed, self.since, self.isListed) = (id, missed, since, isListed)
    }
  }

  /// The length in bytes of the last answer that was not much shorter than the one before.
  public var size = 0
  /// The number of answers in a row that were much shorter than ``size``.
  public var shortAnswers = 0

  /// Whether the operator accepts that events have vanished, however many.
  public enum Acceptance: Hashable, Sendable {
    case none, given
    /// The acceptance was used to believe an answer.
    case used
  }

  /// Whether the operator accepts that events have vanished, however many.
  public var acceptance = Acceptance.none

  /// A source about which nothing is known.
  public init() {}
}
