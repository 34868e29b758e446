internal import Agenda
import Civil

/// What has been understood of a day and a time so far: filled slot by slot, resolved when the phrase is complete.
struct Moment {
  /// How much time the day stands for.
  enum Grain: UInt8 {
    case day, weekend, week, month, quarter, year
  }

  /// Which of the coming days of that name a weekday means.
  enum Which: UInt8 {
    case bare, this, next, coming, last
  }

  /// The half of the day an hour is in.
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
  /// What `fixed` or a lone month stands for.
  var grain = Grain.day
  /// 1-7; 0 unset.
  var weekday: Int8 = 0
  var which = Which.bare
  /// 1-31; 0 unset.
  var day: Int8 = 0
  /// 1-12; 0 unset.
  var month: Int8 = 0
  /// 0 unset.
  var year: Int32 = 0
  /// -1 unset.
  var hour: Int8 = -1
  var minute: Int8 = 0
  var second: Int8 = 0
  var half = Half.open
  var part = Part.none
  /// Whether the day was named as one that may be past (`yesterday`, `this morning`).
  var mayBePast = false
  /// An hour and nothing else: `5`.
  var isBare = false
  /// `the month`, without this or next.
  var isArticled = false
  /// `midnight` was said.
  var isMidnight = false
  /// It was counted in whole weeks or years, so that a weekday or a month may narrow it (`tue in 2 weeks`).
  var isWeeksAhead = false
  var isYearsAhead = false
  /// `25:00`.
  var isImpossible = false

  var hasDay: Bool { fixed != Moment.unset || weekday != 0 || day != 0 || month != 0 || year != 0 }
  /// Whether its day is a weekday's name and no more.
  var isWeekday: Bool {
    weekday != 0 && which == .bare && fixed == Moment.unset && day == 0 && month == 0 && year == 0
  }
  var hasHour: Bool { hour >= 0 }
  var hasTime: Bool { hour >= 0 || part != .none }
  /// Whether a single day is meant, not a month or a year.
  var isExactDay: Bool { fixed != Moment.unset ? grain == .day : weekday != 0 || day != 0 }

  /// Whether the day's slots are filled alike.
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
