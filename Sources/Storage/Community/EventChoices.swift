/// The categories and places that people can choose by among the community's events, the most frequent first.
public struct EventChoices: Hashable, Sendable {
  /// The categories of events, as they are shown.
  public var categories: [String] = []
  /// The places of events.
  public var places: [String] = []

  /// No choices.
  public init() {}
}
