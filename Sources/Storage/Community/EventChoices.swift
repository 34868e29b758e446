/// What there is to choose by among the community's events, the most frequent first.
public struct EventChoices: Hashable, Sendable {
  /// Kinds of event, as they are shown.
  public var categories: [String] = []
  /// Where events take place.
  public var places: [String] = []

  /// Nothing to choose by.
  public init() {}
}
