/// How many of a list are asked for at once: half as many after an answer that was too long to be read, twice as many
/// after each that was not.
public struct PageSize: Hashable, Sendable {
  private let fewest: Int, most: Int
  public private(set) var count: Int

  public init(_ range: ClosedRange<Int>) {
    (fewest, most) = (range.lowerBound, range.upperBound)
    count = most
  }

  /// Asks for half as many as were asked for in vain; false where that was the fewest.
  public mutating func halve(_ asked: Int) -> Bool {
    guard asked > fewest else { return false }
    count = max(fewest, asked / 2)
    return true
  }

  public mutating func grow() { count = min(most, count * 2) }
}
