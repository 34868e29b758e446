public import Agenda
public import Civil

/// The meaning of a phrase about time: a date, a time, a range, a duration, a repeat, or a combination of these.
public struct TemporalExpression: Hashable, Sendable {
  /// The words, without a leading preposition.
  public var text: String
  /// Its place in the line, in UTF-8 offsets, with its preposition; names leave this part out.
  public var range: Range<Int>
  /// The places of words that stand apart from `range`: the time in `call at 5 jimmy tomorrow`.
  public var otherRanges: [Range<Int>] = []
  /// The day it begins on, in the person's zone.
  public var date: CivilDate?
  /// The time it begins at, in the person's zone.
  public var time: CivilTime?
  /// The last day of a range, in the person's zone; nil if the range has no end of its own.
  public var endDate: CivilDate?
  /// The last day of the weekend, week, month or year that a phrase names whole (`next week`): `date` is its first.
  public var periodEnd: CivilDate?
  /// The first day of the current week, month or year if a phrase names all of it (`this week`): `date` is its last.
  public var periodStart: CivilDate?
  /// The further times if a phrase names several (`at 8, 12 and 6`) that are not one rule.
  public var others: [CivilDateTime] = []
  /// True if its day is only a weekday's name: written on that weekday, it may also mean today.
  public var isWeekday = false
  /// True if its day is only a number of a month: `the 19th`.
  public var isDayOfMonth = false
  /// True if the phrase names a day: `date` of a time alone is the next day on which that time comes.
  public var saysDay = false
  /// The time at which a range ends, in the person's zone.
  public var endTime: CivilTime?
  /// A duration, or the length of a range, in seconds.
  public var seconds: Int?
  /// The rule of a repeat (`every monday`).
  @Indirect public var recurrence: Recurrence?
  /// True if a repeat falls on the last day of each quarter because no day is given.
  public var endsQuarters = false
  /// True if a repeat counts from completion (`after 1 week`, `every!`).
  public var repeatsFromCompletion = false
  /// The day on which a repeat begins; nil if the phrase names none.
  public var seriesStart: CivilDate?
  /// True if the phrase names a time of day, not only a part of the day that stands for an hour.
  public var hasTime = false
  /// True if its last word owns something, as in `friday's`: it says when only if nothing else does.
  public internal(set) var isPossessive = false
  /// True if its hour may be am or pm, as in `8`; `time` is the likelier one.
  public var hourIsOpen = false
  /// True for `all day`.
  public var isAllDay = false
  /// True if it says that there is no date: `someday`, `no date`.
  public var isNever = false
  /// Its words that are not supported: `except holidays`.
  @Indirect public var unheld: String?
  /// The kind of the preposition before it.
  public var lead = Lead.none
  /// The IANA name of the zone that the phrase names; its dates and times are in the person's zone already.
  public var zone: String?
  /// The problem of a phrase that is clearly meant as time but makes no sense (`31 June`).
  @Indirect public var problem: Misunderstanding?

  /// The kind of preposition before an expression, which decides the expression's role.
  public enum Lead: Hashable, Sendable {
    case none
    /// `by`, `due`, `before`, `until`.
    case deadline
    /// `on`, `at`, `in`, `this`.
    case placing
    /// `from`, `starting`.
    case start
    /// `after`, `since`.
    case after
  }

  /// The rule of a repeat, for something that has a day of its own or not.
  public func rule(besideDay isDated: Bool) -> Recurrence? {
    guard isDated, endsQuarters, var rule = recurrence else { return recurrence }
    rule.byMonthDay = []
    return rule
  }

  /// True if it makes no sense.
  var isFaulty: Bool { _problem.isSet }

  /// True if it is a day, with or without a time of it.
  var isDay: Bool { saysDay && !isRepeat && others.isEmpty }

  /// True if it is a repeat.
  var isRepeat: Bool { _recurrence.isSet }

  /// All ranges of the line that it occupies.
  var ranges: [Range<Int>] { [range] + otherRanges }

  /// The days that it covers, from the first to the last; nil if it names none.
  public var days: ClosedRange<CivilDate>? {
    guard let date else { return nil }
    let first = periodStart ?? date
    return first...max(first, endDate ?? periodEnd ?? others.last?.date ?? date)
  }

  /// True if it is a whole month and nothing more: `july`.
  public var isWholeMonth: Bool {
    guard let date, let periodEnd, date.components.day == 1, time == nil else { return false }
    return periodEnd == date.adding(months: 1).adding(days: -1)
  }

  /// Returns the days that a question asks about. The current month is asked about as a whole, although as a future
  /// date it would lie in the next year.
  public func daysAsked(from today: CivilDate) -> ClosedRange<CivilDate>? {
    guard let days, isWholeMonth else { return days }
    let first = days.lowerBound.adding(months: -12)
    let last = first.adding(months: 1).adding(days: -1)
    return (first...last).contains(today) && !text.contains(where: \.isNumber) ? first...last : days
  }

  /// True if it names hours that come on several days.
  var hasSpans: Bool { endTime != nil && !others.isEmpty }

  /// True if an item with it is an event: it is a range, or all day.
  public var isSpan: Bool { endDate != nil || endTime != nil || isAllDay }

  /// An expression of which only the place in the line is known so far.
  public init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
