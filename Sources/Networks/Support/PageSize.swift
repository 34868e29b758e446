/// The number of entries to request at once: halved after a response that was too long to read, doubled after any
/// other.
public struct PageSize: Hashable, Sendable {
  private let fewest: Int, most: Int
  /// The number of entries to request next.
  public private(set) var count: Int

  /// Starts with the largest size of the range.
  public init(_ range: ClosedRange<Int>) {
    (fewest, most) = (range.lowerBound, range.upperBound)
    count = most
  }

  /// Halves a size whose response was too long; returns false if it was already the smallest.
  public mutating func halve(_ asked: Int) -> Bool {
    guard asked > fewest else { return false }
    count = max(fewest, asked / 2)
    return true
  }

  /// Doubles the size, up to the largest.
  public mutating func grow() { count = min(most, count * 2) }
}
