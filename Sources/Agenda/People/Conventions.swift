public import Civil

/// How a person writes and counts time: data, never the machine's locale.
public struct Conventions: Hashable, Sendable, Codable {
  /// How `3/5` is read; an impossible order is read the other way.
  public enum DateOrder: String, Hashable, Sendable, Codable, CaseIterable {
    case dayFirst = "dmy"
    case monthFirst = "mdy"
  }

  /// How times are shown.
  public enum Clock: String, Hashable, Sendable, Codable, CaseIterable {
    case twelve = "12"
    case twentyFour = "24"
  }

  /// The hours that the parts of the day mean.
  public struct PartsOfDay: Hashable, Sendable, Codable {
    /// Minutes since midnight.
    public var morning = 9 * 60
    public var lunch = 12 * 60
    public var afternoon = 15 * 60
    public var evening = 19 * 60
    public var tonight = 20 * 60
    public var night = 22 * 60
    /// `eod`, the end of the working day.
    public var endOfDay = 17 * 60

    public init() {}
  }

  public var dateOrder: DateOrder
  public var firstWeekday: Weekday
  public var clock: Clock
  public var partsOfDay: PartsOfDay

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
