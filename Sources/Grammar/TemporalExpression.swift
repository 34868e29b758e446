public import Agenda
public import Civil

/// A phrase that speaks of time, as understood: a date, a time, a range, a duration, a repeat, or what these make together.
public struct TemporalExpression: Hashable, Sendable {
  /// The words, without a leading preposition.
  public var text: String
  /// Where it stands in the line that was read, as UTF-8 offsets, with its preposition: what is taken out of a name.
  public var range: Range<Int>
  /// Where words of it stand apart from `range`: in `call at 5 jimmy tomorrow`, the time.
  public var otherRanges: [Range<Int>] = []
  /// The day it begins on, in the person's zone.
  public var date: CivilDate?
  /// The time it begins at, in the person's zone.
  public var time: CivilTime?
  public var endDate: CivilDate?
  /// The last day of the weekend, week, month or year that a phrase names whole (`next week`): `date` is its first.
  public var periodEnd: CivilDate?
  /// The first day of the week, month or year that is going on and named whole (`this week`): `date` is its last.
  public var periodStart: CivilDate?
  /// The further times where several of a day were said (`at 8, 12 and 6`), and no rule holds them all.
  public var others: [CivilDateTime] = []
  /// Whether its day is a weekday's name and no more: said on that weekday, it may mean today as well.
  public var isWeekday = false
  /// Whether a day was said: a time alone has the next day it comes on.
  public var saysDay = false
  public var endTime: CivilTime?
  /// A bare duration or the length of a range, in seconds.
  public var seconds: Int?
  @Indirect public var recurrence: Recurrence?
  /// Whether a repeat counts from completion (`after 1 week`, `every!`).
  public var repeatsFromCompletion = false
  /// Where a repeat begins, if that was said.
  public var seriesStart: CivilDate?
  /// Whether a time of day was said (not only a part of the day that stands for an hour).
  public var hasTime = false
  /// Whether its hour may be of the morning or of the afternoon, as `8` may: `time` is the likelier.
  public var hourIsOpen = false
  /// `all day`.
  public var isAllDay = false
  /// `someday`, `no date`: clearly no date.
  public var isNever = false
  /// The words of it that cannot be held: `except holidays`.
  @Indirect public var unheld: String?
  /// The preposition before it.
  public var lead = Lead.none
  /// The IANA zone that was named; date and time above are already in the person's.
  public var zone: String?
  /// Clearly meant, but it makes no sense (`31 June`).
  @Indirect public var problem: Misunderstanding?

  /// The word before an expression, which says what it decides.
  public enum Lead: Hashable, Sendable {
    case none
    /// `by`, `due`, `before`, `until`.
    case deadline
    /// `on`, `at`, `in`, `from`, `this`.
    case placing
    /// `after`, `since`.
    case after
  }

  /// Every stretch of the text that it stands in.
  var ranges: [Range<Int>] { [range] + otherRanges }

  /// The days that it speaks of, from the first to the last; nil where it tells none.
  public var days: ClosedRange<CivilDate>? {
    guard let date else { return nil }
    let first = periodStart ?? date
    return first...max(first, endDate ?? periodEnd ?? date)
  }

  /// Whether it makes an event of what it is said of: a range, or the whole day.
  public var isSpan: Bool { endDate != nil || endTime != nil || isAllDay }

  public init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
