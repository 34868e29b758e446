public import Civil

/// The way that a person writes and counts time. It is data, never the machine's locale.
public struct Conventions: Hashable, Sendable, Codable {
  /// The order in which `3/5` is read. A date that is impossible in one order is read in the other.
  public enum DateOrder: String, Hashable, Sendable, Codable, CaseIterable {
    case dayFirst = "dmy"
    case monthFirst = "mdy"
  }

  /// The clock by which times are shown.
  public enum Clock: String, Hashable, Sendable, Codable, CaseIterable {
    case twelve = "12"
    case twentyFour = "24"
  }

  /// The times of the parts of the day, in minutes since midnight, 0 to 1439.
  public struct PartsOfDay: Hashable, Sendable, Codable {
    /// `in the morning`; also the time of reminders of things without a time.
    public var morning = 9 * 60
    /// `at lunch`; noon itself is always 12:00.
    public var lunch = 12 * 60
    /// `in the afternoon`.
    public var afternoon = 15 * 60
    /// `in the evening`.
    public var evening = 19 * 60
    /// `tonight`, a little later than the evening.
    public var tonight = 20 * 60
    /// `at night`.
    public var night = 22 * 60
    /// `eod`, the end of the working day.
    public var endOfDay = 17 * 60

    /// The times that everybody starts with.
    public init() {}
  }

  /// The order of the day and the month in a date of numbers.
  public var dateOrder: DateOrder
  /// The day on which `this week` and `next week` begin.
  public var firstWeekday: Weekday
  /// The clock by which times are shown: `5pm` or `17:00`.
  public var clock: Clock
  /// The times that `morning`, `lunch` and the like mean.
  public var partsOfDay: PartsOfDay

  /// European conventions, unless given: day first, weeks from Monday, 24 hours.
  public init(
    dateOrder: DateOrder = .dayFirst, firstWeekday: Weekday = .monday, clock: Clock = .twentyFour,
    partsOfDay: PartsOfDay = PartsOfDay()
  ) {
    self.dateOrder = dateOrder
    self.firstWeekday = firstWeekday
    self.clock = clock
    self.partsOfDay = partsOfDay
  }
}
