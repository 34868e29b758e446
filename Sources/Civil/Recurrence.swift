/// A recurrence rule (RFC 5545 3.3.10), on wall-clock time.
///
/// Where the RFC leaves a choice, this follows most implementations: BYWEEKNO alone means every day of those weeks, and
/// a part that the RFC does not define for a frequency limits the occurrences. A week that spans New Year belongs to
/// both years, each with its own days. Values outside a part's range are ignored, and an interval below 1 counts as 1.
public struct Recurrence: Hashable, Sendable {
  /// FREQ: the unit that the rule repeats by. Raw values are RFC 5545's keywords.
  public enum Frequency: String, Hashable, Sendable, CaseIterable {
    case secondly = "SECONDLY"
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// One BYDAY value: a weekday, with an ordinal (`-1FR`) or without (`FR`).
  public struct DayRule: Hashable, Sendable {
    /// The ordinal of the weekday in the month or year: 1 is the first, -1 the last; nil is every one.
    public var ordinal: Int?
    /// The day of the week.
    public var weekday: Weekday

    /// Every such weekday, or only the one with that ordinal.
    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// FREQ: the unit that ``interval`` counts.
  public var frequency: Frequency
  /// INTERVAL: the number of units from one period to the next; 2 with a weekly frequency is every other week.
  public var interval = 1
  /// COUNT: the number of occurrences in all; nil if the rule does not limit them.
  public var count: Int?
  /// UNTIL: the last wall-clock time at which the rule may fall, inclusive; a date alone means that whole day.
  public var until: When?
  /// BYMONTH: months, 1 to 12. Every list of BY parts is empty if the rule does not have that part.
  public var byMonth: [Int] = []
  /// BYWEEKNO: ISO 8601 week numbers, 1 to 53; negative counts from the year's end.
  public var byWeekNumber: [Int] = []
  /// BYYEARDAY: days of the year, 1 to 366; negative counts from the year's end.
  public var byYearDay: [Int] = []
  /// BYMONTHDAY: days of the month, 1 to 31; negative counts from the month's end.
  public var byMonthDay: [Int] = []
  /// BYDAY: weekdays; an ordinal counts within months and years only.
  public var byDay: [DayRule] = []
  /// BYEASTER: days after Easter Sunday, or before it if negative. An extension that other implementations have, too.
  public var byEaster: [Int] = []
  /// BYHOUR: hours of the day, 0 to 23.
  public var byHour: [Int] = []
  /// BYMINUTE: minutes of the hour, 0 to 59.
  public var byMinute: [Int] = []
  /// BYSECOND: seconds of the minute, 0 to 60; a leap second, 60, falls on 59.
  public var bySecond: [Int] = []
  /// BYSETPOS: the occurrences of each period that count, from 1; negative counts from the period's end.
  public var bySetPosition: [Int] = []
  /// WKST: the day that weeks begin on, for weekly intervals and week numbers.
  public var weekStart = Weekday.monday
  /// EXDATE: the wall-clock times of occurrences that are left out.
  public var exceptions: [CivilDateTime] = []
  /// Whether a day that a month lacks becomes the month's last day (31 Jan, 28 Feb, 31 Mar), as people mean it; RFC
  /// 5545 skips such a month.
  public var clampsToMonthEnd = false

  /// A rule without end or BY parts: every `interval` units of the frequency.
  public init(_ frequency: Frequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = interval
  }
}
