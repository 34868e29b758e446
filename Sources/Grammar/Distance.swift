public import Agenda
public import Civil

/// A distance in time before or after another thing: `48 hrs`, `the day`, `the evening`.
public struct Distance: Hashable, Sendable {
  /// The distance as written.
  public var words: String
  /// Months of the calendar.
  public var months = 0
  /// Whole days.
  public var days: Int
  /// The seconds in addition to the days.
  public var seconds: Int
  /// The part of the day that gives the hour; nil if the words name none.
  public var part: PartOfDay?
  /// The time on the day of the other thing: `at 4 that day`; nil if the words name none.
  public var time: CivilTime?
  /// The weekday nearest to the day of the other thing: `the friday before`; nil if the words name none.
  public var weekday: Weekday?

  /// Makes a distance of days and seconds.
  public init(_ words: String, days: Int = 0, seconds: Int = 0, part: PartOfDay? = nil, time: CivilTime? = nil) {
    (self.words, self.days, self.seconds, self.part, self.time) = (words, days, seconds, part, time)
  }

  /// True if it is the day of the other thing itself.
  public var isSameDay: Bool { months == 0 && days == 0 && seconds == 0 && weekday == nil }
}
