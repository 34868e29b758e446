/// A recurrence rule (RFC 5545 3.3.10), on wall-clock time.
///
/// What the RFC leaves open is read as most readers do: BYWEEKNO alone means every day of those weeks; a part that the
/// RFC has no use for at some frequency limits what falls. A week that reaches over New Year belongs to both years,
/// each with its own days. Values outside of a part's range mean nothing, and an interval below 1 is 1.
public struct Recurrence: Hashable, Sendable {
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
    /// 1 the first, -1 the last; nil every one.
    public var ordinal: Int?
    public var weekday: Weekday

    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  public var frequency: Frequency
  public var interval = 1
  public var count: Int?
  /// The last wall-clock time at which it may fall, inclusive; a date alone means its whole day.
  public var until: When?
  public var byMonth: [Int] = []
  public var byWeekNumber: [Int] = []
  public var byYearDay: [Int] = []
  public var byMonthDay: [Int] = []
  public var byDay: [DayRule] = []
  /// BYEASTER: days after Easter Sunday, negative before it; no part of RFC 5545, but known to other readers.
  public var byEaster: [Int] = []
  public var byHour: [Int] = []
  public var byMinute: [Int] = []
  public var bySecond: [Int] = []
  public var bySetPosition: [Int] = []
  public var weekStart = Weekday.monday
  /// EXDATE: occurrences left out.
  public var exceptions: [CivilDateTime] = []
  /// Whether a day that a month lacks becomes its last (31 Jan, 28 Feb, 31 Mar), as people mean it;
  /// RFC 5545 skips such a month.
  public var clampsToMonthEnd = false

  public init(_ frequency: Frequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = interval
  }
}
