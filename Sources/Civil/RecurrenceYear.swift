/// A year as a recurrence rule sees it: its start, its length, and its weeks.
///
/// Days are counted from 1 January, which is 0; weekdays from Monday, which is 0.
struct RecurrenceYear {
  let number: Int
  /// The day number of 1 January (see ``CivilDate/dayNumber``).
  let start: Int
  let length: Int
  /// The weekday of 1 January.
  let firstWeekday: Int
  let previousLength: Int

  init(_ number: Int) {
    self.number = number
    start = CivilDate(year: number, month: 1, clampingDay: 1).dayNumber
    length = CivilDate.isLeap(number) ? 366 : 365
    previousLength = CivilDate.isLeap(number - 1) ? 366 : 365
    firstWeekday = RecurrenceYear.weekday(ofDay: start)
  }

  /// The day number of the day after 31 December.
  var end: Int { start + length }

  /// The number of kinds of year.
  static let kinds = 28

  /// The kind of the year. Years of the same kind have the same weekdays, months and weeks, even where weeks reach into
  /// a neighbouring year.
  var kind: Int {
    // Among three years in a row at most one is a leap year.
    if length == 366 { return firstWeekday + 7 }
    if previousLength == 366 { return firstWeekday + 14 }
    return CivilDate.isLeap(number + 1) ? firstWeekday + 21 : firstWeekday
  }

  /// Returns the weekday of a day number.
  static func weekday(ofDay number: Int) -> Int {
    let rest = (number + 3) % 7
    return rest < 0 ? rest + 7 : rest
  }

  /// Returns the first day of that month (1-12; 13 is the next January).
  func start(ofMonth month: Int) -> Int {
    (367 * month - 362) / 12 - (month <= 2 ? 0 : length == 366 ? 1 : 2)
  }

  /// Returns the first day of week 1, for weeks that begin on that weekday; negative if it lies in the year before.
  ///
  /// Week 1 is the first with at least four days in the year (RFC 5545, BYWEEKNO; ISO 8601).
  func firstWeek(startingOn weekday: Int) -> Int {
    RecurrenceYear.firstWeek(firstWeekday: firstWeekday, startingOn: weekday)
  }

  /// Returns the day on which week 1 of the next year begins, counted from this 1 January.
  func nextFirstWeek(startingOn weekday: Int) -> Int {
    length + RecurrenceYear.firstWeek(firstWeekday: (firstWeekday + length) % 7, startingOn: weekday)
  }

  /// Returns the day on which week 1 of the year before began, counted from this 1 January.
  func previousFirstWeek(startingOn weekday: Int) -> Int {
    let first = (firstWeekday - previousLength % 7 + 7) % 7
    return RecurrenceYear.firstWeek(firstWeekday: first, startingOn: weekday) - previousLength
  }

  private static func firstWeek(firstWeekday: Int, startingOn weekday: Int) -> Int {
    // 4 January always lies in week 1.
    3 - (firstWeekday + 3 - weekday + 7) % 7
  }

  /// Easter Sunday of the western churches (the anonymous Gregorian algorithm; Meeus, Astronomical Algorithms, 8).
  var easter: Int {
    let a = number % 19
    let b = number / 100
    let c = number % 100
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let sum = h + l - 7 * m + 114
    return start(ofMonth: sum / 31) + sum % 31
  }
}
