internal import Agenda
import Civil

/// The facts of a day and a time that have been read so far: filled slot by slot, resolved when the phrase is complete.
struct Moment {
  /// The length of time that the day stands for.
  enum Grain: UInt8 {
    case day, weekend, week, month, quarter, year
  }

  /// The choice among the coming days with that weekday's name.
  enum Which: UInt8 {
    case bare, this, next, coming, last
  }

  /// The half of the day that an hour is in.
  enum Half: UInt8 {
    /// Not said: `at 5`.
    case open
    case am, pm
    /// On the 24-hour clock: `17:00`, `03:00`.
    case exact
  }

  static let unset = Int32.min

  /// A day already known, as a day number (`tomorrow`, `in 3 days`).
  var fixed = Moment.unset
  /// The length of time that `fixed` or a lone month stands for.
  var grain = Grain.day
  /// The weekday from 1, Monday, to 7; 0 if unset.
  var weekday: Int8 = 0
  var which = Which.bare
  /// The day of the month from 1 to 31; 0 if unset.
  var day: Int8 = 0
  /// The month from 1 to 12; 0 if unset.
  var month: Int8 = 0
  /// The year; 0 if unset.
  var year: Int32 = 0
  /// The hour; -1 if unset.
  var hour: Int8 = -1
  var minute: Int8 = 0
  var second: Int8 = 0
  var half = Half.open
  var part = Part.none
  /// True if the day was named as one that may be past (`yesterday`, `this morning`).
  var mayBePast = false
  /// True for an hour and nothing else: `5`.
  var isBare = false
  /// True for `the month`, without this or next.
  var isArticled = false
  /// True for `midnight`.
  var isMidnight = false
  /// True if it was counted in whole weeks or years, so that a weekday or a month may narrow it (`tue in 2 weeks`).
  var isWeeksAhead = false
  var isYearsAhead = false
  /// True if a time is of the day after the one at which its range begins: `11:40 to 08:15 next day`.
  var isDayLater = false
  /// `25:00`.
  var isImpossible = false

  var hasDay: Bool { fixed != Moment.unset || weekday != 0 || day != 0 || month != 0 || year != 0 }
  /// True if its day is just a weekday's name.
  var isWeekday: Bool {
    weekday != 0 && which == .bare && fixed == Moment.unset && day == 0 && month == 0 && year == 0
  }
  /// True if its day is just a number of a month.
  var isDayOfMonth: Bool { day != 0 && month == 0 && year == 0 && weekday == 0 && fixed == Moment.unset }
  var hasHour: Bool { hour >= 0 }
  var hasTime: Bool { hour >= 0 || part != .none }
  /// True if it means a single day, not a month or a year.
  var isExactDay: Bool { fixed != Moment.unset ? grain == .day : weekday != 0 || day != 0 }

  /// Returns true if the day's slots hold the same values.
  func sameDay(as other: Moment) -> Bool {
    fixed == other.fixed && weekday == other.weekday && day == other.day && month == other.month
  }

  /// Takes the day of another.
  mutating func takeDay(_ other: Moment) {
    fixed = other.fixed
    grain = other.grain
    weekday = other.weekday
    which = other.which
    day = other.day
    month = other.month
    year = other.year
    mayBePast = other.mayBePast
    isWeeksAhead = other.isWeeksAhead
    isYearsAhead = other.isYearsAhead
    isImpossible = isImpossible || other.isImpossible
  }

  /// Takes the time of another.
  mutating func takeTime(_ other: Moment) {
    hour = other.hour
    minute = other.minute
    second = other.second
    half = other.half
    part = other.part
    isMidnight = other.isMidnight
    isDayLater = other.isDayLater
    isBare = other.isBare
    isImpossible = isImpossible || other.isImpossible
  }

  mutating func fix(_ date: CivilDate, _ grain: Grain = .day) {
    fixed = Int32(truncatingIfNeeded: date.dayNumber)
    self.grain = grain
  }

  mutating func set(_ hour: Int, _ minute: Int = 0, _ half: Half = .open) {
    self.hour = Int8(truncatingIfNeeded: hour)
    self.minute = Int8(truncatingIfNeeded: minute)
    self.half = half
  }
}
