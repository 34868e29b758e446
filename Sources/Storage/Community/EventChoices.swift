/// The traits by which people can choose among the community's events, the most frequent first.
public struct EventChoices: Hashable, Sendable {
  /// Kinds of event, as they are shown.
  public var categories: [String] = []
  /// The places of events.
  public var places: [String] = []

  /// Nothing to choose by.
  public init() {}
}
