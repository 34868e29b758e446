/// Something would be at a moment in no year from 0 to 9999, the only ones that are written: it is not kept.
public struct DateOutOfRange: Error, Hashable, Sendable {
  public init() {}
}
