/// Kinds of the community's events, and what somebody has heard of those that interest them.
public protocol EventInterests {
  /// Whether some event is of that kind.
  func hasCategory(_ name: String) throws -> Bool
  /// The kinds of event that most of what is to come is of, the commonest first, in lower case.
  func categories(limit: Int) throws -> [String]
  /// The events that friends of the person's go to and let others see, at their times; without a time if they go each
  /// time.
  func eventsOfFriends() throws -> Set<ListedEvent.Reference>
  /// Whether a digest of the person's has told of an event at that time.
  func isTold(_ reference: ListedEvent.Reference) throws -> Bool
  /// Notes that a digest of the person's tells of an event at that time.
  func noteTold(_ reference: ListedEvent.Reference) throws
}
