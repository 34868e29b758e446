/// An item has a date outside the years 0 to 9999, which four digits cannot write, so the store refuses it.
public struct DateOutOfRange: Error, Hashable, Sendable {
  /// Makes the error, which carries no details.
  public init() {}
}
