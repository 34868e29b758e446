public import Agenda

/// How long before or after another thing something is: `48 hrs`, `the day`, `the evening`.
public struct Distance: Hashable, Sendable {
  /// As it was said.
  public var words: String
  /// Whole days.
  public var days: Int
  /// Seconds besides.
  public var seconds: Int
  /// The hour of that day, where it says a part of one.
  public var part: PartOfDay?

  /// So many days, and seconds besides.
  public init(_ words: String, days: Int = 0, seconds: Int = 0, part: PartOfDay? = nil) {
    (self.words, self.days, self.seconds, self.part) = (words, days, seconds, part)
  }
}
