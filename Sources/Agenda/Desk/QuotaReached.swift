/// A person keeps as much as whoever runs the bot lets them: nothing can be added until something is done or deleted.
public struct QuotaReached: Error, Hashable, Sendable {
  public init() {}
}
