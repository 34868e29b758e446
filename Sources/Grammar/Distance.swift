public import Agenda

/// A distance in time before or after another thing: `48 hrs`, `the day`, `the evening`.
public struct Distance: Hashable, Sendable {
  /// The distance as written.
  public var words: String
  /// Whole days.
  public var days: Int
  /// The seconds in addition to the days.
  public var seconds: Int
  /// The part of the day that gives the hour; nil if the words name none.
  public var part: PartOfDay?

  /// Makes a distance of days and seconds.
  public init(_ words: String, days: Int = 0, seconds: Int = 0, part: PartOfDay? = nil) {
    (self.words, self.days, self.seconds, self.part) = (words, days, seconds, part)
  }
}
