internal import Agenda
import Civil

/// A holiday: its names, and the rule that finds it in a year.
struct Holiday: Sendable {
  enum Rule: Sendable {
    case fixed(month: Int, day: Int)
    /// The nth weekday of a month, counted from its end if negative.
    case nth(Int, weekday: Int, month: Int)
    /// That many days after Easter Sunday.
    case easter(Int)
    /// The day in a range of a month's days that falls on that weekday, in years that have one.
    case among(ClosedRange<Int>, month: Int, weekday: Int)
    /// That many days after the nth weekday of a month.
    case after(Int, nth: Int, weekday: Int, month: Int)
    /// A rule for each country of the person's zone; the last one is for everyone else.
    case byCountry([(zones: [String], rule: Rule)])
  }

  var words: [StaticString]
  var rule: Rule
  /// True if the name is also an everyday word, so that a preposition or a year must stand beside it.
  var isWeak = false

  init(_ rule: Rule, _ words: StaticString..., isWeak: Bool = false) {
    self.rule = rule
    self.words = words
    self.isWeak = isWeak
  }

  /// The words of its name.
  var spellings: [String] { words.map { "\($0)" } }

  /// The day it falls on in a year.
  func date(in year: Int, zone: Zone) -> CivilDate? { Holiday.date(rule, year, zone) }

  /// The rule for the country of the person.
  func plainRule(zone: Zone) -> Rule {
    guard case .byCountry(let choices) = rule else { return rule }
    let identifier = zone.identifier
    return choices.first { $0.zones.isEmpty || $0.zones.contains(where: identifier.hasPrefix) }?.rule ?? rule
  }

  static func date(_ rule: Rule, _ year: Int, _ zone: Zone) -> CivilDate? {
    switch rule {
    case .fixed(let month, let day): return CivilDate(year: year, month: month, day: day)
    case .nth(let nth, let weekday, let month): return Holiday.nth(nth, weekday, month, year)
    case .easter(let days): return easter(year).adding(days: days)
    case .after(let days, let nth, let weekday, let month):
      return Holiday.nth(nth, weekday, month, year).adding(days: days)
    case .among(let days, let month, let weekday):
      return days.compactMap { CivilDate(year: year, month: month, day: $0) }.first { $0.weekday.rawValue == weekday }
    case .byCountry(let choices):
      let identifier = zone.identifier
      for choice in choices where choice.zones.isEmpty || choice.zones.contains(where: identifier.hasPrefix) {
        return date(choice.rule, year, zone)
      }
      return nil
    }
  }

  private static func nth(_ nth: Int, _ weekday: Int, _ month: Int, _ year: Int) -> CivilDate {
    if nth > 0 {
      let first = CivilDate(year: year, month: month, clampingDay: 1)
      return first.adding(days: (weekday - first.weekday.rawValue + 7) % 7 + (nth - 1) * 7)
    }
    let last = CivilDate(year: year, month: month, clampingDay: 31)
    return last.adding(days: -((last.weekday.rawValue - weekday + 7) % 7) + (nth + 1) * 7)
  }

  /// Easter Sunday of the Gregorian calendar (the anonymous algorithm, Meeus, Astronomical Algorithms, ch. 8).
  static func easter(_ year: Int) -> CivilDate {
    let a = year % 19
    let b = year / 100
    let c = year % 100
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let sum = h + l - 7 * m + 114
    return CivilDate(year: year, month: sum / 31, clampingDay: sum % 31 + 1)
  }
}
