/// A day of the proleptic Gregorian calendar, without a time zone.
///
/// It is kept as a day number, so that adding days and comparing are integer arithmetic. The conversions are Howard
/// Hinnant's civil-date algorithms, valid far beyond any year a person types.
public struct CivilDate: Hashable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public var dayNumber: Int

  /// The day this many days after 1970-01-01.
  public init(dayNumber: Int) { self.dayNumber = dayNumber }

  /// The day of that year, month (1-12) and day of the month; nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= CivilDate.days(inMonth: month, of: year) else { return nil }
    self.init(unchecked: year, month, day)
  }

  /// The day of that year and month nearest to `day` that exists: 31 in April is the 30th.
  public init(year: Int, month: Int, clampingDay day: Int) {
    self.init(unchecked: year, month, min(max(day, 1), CivilDate.days(inMonth: month, of: year)))
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = era * 146_097 + dayOfEra - 719_468
  }

  /// Year, month (1-12) and day of the month (1-31).
  public var components: (year: Int, month: Int, day: Int) {
    let z = dayNumber + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// The Gregorian year.
  public var year: Int { components.year }
  /// The month, 1 to 12.
  public var month: Int { components.month }
  /// The day of the month, 1 to 31.
  public var day: Int { components.day }

  /// The day of the week.
  public var weekday: Weekday {
    let index = (dayNumber + 3) % 7
    return Weekday(rawValue: (index < 0 ? index + 7 : index) + 1) ?? .monday
  }

  /// The day of the year: 1 for 1 January, up to 366.
  public var dayOfYear: Int { dayNumber - CivilDate(year: year, month: 1, clampingDay: 1).dayNumber + 1 }

  /// The ISO 8601 week and the year it belongs to.
  public var isoWeek: (year: Int, week: Int) {
    let thursday = adding(days: 4 - weekday.rawValue)
    return (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
  }

  /// The day that is `days` later, or earlier when negative.
  public func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// The same day of the month `months` later, clamped to the month's end: a month after 31 January is 28 or 29
  /// February.
  public func adding(months: Int) -> CivilDate {
    let (year, month, day) = components
    let count = year * 12 + month - 1 + months
    let y = count >= 0 ? count / 12 : (count - 11) / 12
    return CivilDate(year: y, month: count - y * 12 + 1, clampingDay: day)
  }

  /// The number of days in a month (1-12).
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the year has a 29 February.
  public static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}

extension CivilDate: Comparable {
  /// Whether `a` is the earlier day.
  public static func < (a: CivilDate, b: CivilDate) -> Bool { a.dayNumber < b.dayNumber }
}

extension CivilDate: LosslessStringConvertible {
  /// Reads `2026-05-03` (ISO 8601 extended), nothing else.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = digits(of: parts[0], count: 4), let month = digits(of: parts[1], count: 2),
      let day = digits(of: parts[2], count: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `2026-05-03`.
  public var description: String {
    let (year, month, day) = components
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

/// The number in decimal, with leading zeros up to `width` digits.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return digits.utf8.count >= width ? digits : String(repeating: "0", count: width - digits.utf8.count) + digits
}
