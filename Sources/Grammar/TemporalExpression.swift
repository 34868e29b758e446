public import Agenda
public import Civil

/// What a phrase about time means: a date, a time, a range, a duration, a repeat, or a combination of these.
public struct TemporalExpression: Hashable, Sendable {
  /// The words, without a leading preposition.
  public var text: String
  /// Its place in the line, in UTF-8 offsets, with its preposition: what is taken out of a name.
  public var range: Range<Int>
  /// The places of words that stand apart from `range`: the time in `call at 5 jimmy tomorrow`.
  public var otherRanges: [Range<Int>] = []
  /// The day it begins on, in the person's zone.
  public var date: CivilDate?
  /// The time it begins at, in the person's zone.
  public var time: CivilTime?
  /// The last day of a range, in the person's zone; nil where it has no end of its own.
  public var endDate: CivilDate?
  /// The last day of the weekend, week, month or year that a phrase names whole (`next week`): `date` is its first.
  public var periodEnd: CivilDate?
  /// The first day of the current week, month or year where a phrase names all of it (`this week`): `date` is its last.
  public var periodStart: CivilDate?
  /// The further times where a phrase names several (`at 8, 12 and 6`) that are not one rule.
  public var others: [CivilDateTime] = []
  /// Whether its day is only a weekday's name: written on that weekday, it may also mean today.
  public var isWeekday = false
  /// Whether the phrase names a day: `date` of a time alone is the next day on which that time comes.
  public var saysDay = false
  /// The time at which a range ends, in the person's zone.
  public var endTime: CivilTime?
  /// A duration, or the length of a range, in seconds.
  public var seconds: Int?
  /// The rule of a repeat (`every monday`).
  @Indirect public var recurrence: Recurrence?
  /// Whether a repeat falls on the last day of each quarter because no day is told.
  public var endsQuarters = false
  /// Whether a repeat counts from completion (`after 1 week`, `every!`).
  public var repeatsFromCompletion = false
  /// The day on which a repeat begins, where the phrase names one.
  public var seriesStart: CivilDate?
  /// Whether the phrase names a time of day, not only a part of the day that stands for an hour.
  public var hasTime = false
  /// Whether its last word owns something, as in `friday's`: it says when only if nothing else does.
  public internal(set) var isPossessive = false
  /// Whether its hour may be am or pm, as in `8`; `time` is the likelier one.
  public var hourIsOpen = false
  /// Whether it says `all day`.
  public var isAllDay = false
  /// Whether it says that there is no date: `someday`, `no date`.
  public var isNever = false
  /// Its words that are not supported: `except holidays`.
  @Indirect public var unheld: String?
  /// What the preposition before it says.
  public var lead = Lead.none
  /// The IANA name of the zone that the phrase names; its dates and times are in the person's zone already.
  public var zone: String?
  /// Why a phrase that is clearly meant as time makes no sense (`31 June`).
  @Indirect public var problem: Misunderstanding?

  /// The kind of preposition before an expression, which says what the expression decides.
  public enum Lead: Hashable, Sendable {
    case none
    /// `by`, `due`, `before`, `until`.
    case deadline
    /// `on`, `at`, `in`, `from`, `this`.
    case placing
    /// `after`, `since`.
    case after
  }

  /// The rule of a repeat, for something that has a day of its own or not.
  public func rule(besideDay isDated: Bool) -> Recurrence? {
    guard isDated, endsQuarters, var rule = recurrence else { return recurrence }
    rule.byMonthDay = []
    return rule
  }

  /// Whether it is a repeat.
  var isRepeat: Bool { _recurrence.isSet }

  /// Every range of the line that it stands in.
  var ranges: [Range<Int>] { [range] + otherRanges }

  /// The days that it covers, from the first to the last; nil where it names none.
  public var days: ClosedRange<CivilDate>? {
    guard let date else { return nil }
    let first = periodStart ?? date
    return first...max(first, endDate ?? periodEnd ?? date)
  }

  /// Whether it is a whole month and no more: `july`.
  public var isWholeMonth: Bool {
    guard let date, let periodEnd, date.components.day == 1, time == nil else { return false }
    return periodEnd == date.adding(months: 1).adding(days: -1)
  }

  /// The days that somebody asks about: of a month that goes on, all of it, where what is to come is of the next year.
  public func daysAsked(from today: CivilDate) -> ClosedRange<CivilDate>? {
    guard let days, isWholeMonth else { return days }
    let first = days.lowerBound.adding(months: -12)
    let last = first.adding(months: 1).adding(days: -1)
    return (first...last).contains(today) && !text.contains(where: \.isNumber) ? first...last : days
  }

  /// Whether an item with it is an event: it is a range, or all day.
  public var isSpan: Bool { endDate != nil || endTime != nil || isAllDay }

  /// An expression of which only the place in the line is known so far.
  public init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
