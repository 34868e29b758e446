/// The kinds of the community's events, and the events that a person's digests have told of.
public protocol EventInterests {
  /// Whether some event that the person may see is of that kind.
  func hasCategory(_ name: String) throws -> Bool
  /// Returns the kinds of the events that are still to come, the commonest first, in lower case.
  func categories(limit: Int) throws -> [String]
  /// Returns the events that the person's friends go to and let others see, at their times; without a time if they go
  /// every time.
  func eventsOfFriends() throws -> Set<ListedEvent.Reference>
  /// Whether a digest has told the person of an event at that time.
  func isTold(_ reference: ListedEvent.Reference) throws -> Bool
  /// Notes that a digest tells the person of an event at that time.
  func noteTold(_ reference: ListedEvent.Reference) throws
}
