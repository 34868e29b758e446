/// Thrown if a person keeps as many items as the operator allows. They must complete or delete something first.
public struct QuotaReached: Error, Hashable, Sendable {
  /// Makes the error, which carries no details.
  public init() {}
}
