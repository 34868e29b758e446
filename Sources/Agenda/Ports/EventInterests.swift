/// The kinds of the community's events, and the events that a person's digests have named.
public protocol EventInterests {
  /// Whether some event that the person may see is of that kind.
  func hasCategory(_ name: String) throws -> Bool
  /// Returns the kinds of the events that are still to come, the commonest first, in lower case.
  func categories(limit: Int) throws -> [String]
  /// Returns the events that the person's friends openly go to, with their times; without a time if they go every time.
  func eventsOfFriends() throws -> Set<ListedEvent.Reference>
  /// Whether a digest has named an event at that time to the person.
  func isTold(_ reference: ListedEvent.Reference) throws -> Bool
  /// Notes that a digest names an event at that time to the person.
  func noteTold(_ reference: ListedEvent.Reference) throws
}
