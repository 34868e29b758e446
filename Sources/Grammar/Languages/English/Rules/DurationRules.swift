internal import Agenda
import Civil

extension EnglishDates {
  static let duration = DateRule(
    "N units",
    [
      "3 hours", "1 hour and 42 minutes", "an hour and a half", "1.5 hours", "a couple of weeks", "3-min", "full week",
      "at 3 for 45 minutes", "3 days starting monday",
    ],
    at: .quantities, .part { parser, i, d, _ in parser.duration(i, &d) })
  static let durationInBrackets = DateRule(
    "time (N units)", ["9am (1h45)"], at: .anything,
    .continuation { parser, i, d in parser.durationInBrackets(i, &d) })
  static let wholePeriod = DateRule(
    "all day", ["all day", "the whole day monday"], at: .words(.the, .full, .all),
    .part { parser, i, d, _ in parser.wholePeriod(i, &d) })
}

/// Lengths of time.
extension TemporalParser {
  struct Length {
    var next: Int
    /// The length in seconds as people count: a month is 30 days, a year 365.
    var seconds = 0
    var months = 0
    var days = 0
    var workdays = 0
    /// The part of the length below a day, in seconds.
    var clock = 0
    /// The greatest unit of the length.
    var unit = Unit.second
    /// True if the unit is one letter behind a space (`3 m`), or for a bare `17h` that may be a time.
    var isDoubtful = false
    var hasFraction = false
  }

  /// The unit of time behind a quantity.
  func unit(_ i: Int) -> Unit? {
    switch word(i) {
    case .unit:
      guard let unit = Unit(rawValue: Int16(truncatingIfNeeded: value(i))) else { return nil }
      // One letter stands by itself.
      if tokens[i].end - tokens[i].start == 1, isGlued(i + 1), !isNumber(i + 1), tokens[i + 1].kind != .mark {
        return nil
      }
      return unit
    case .ordinal: return value(i) == 2 && spells(i, "second") ? .second : nil
    case .quarter: return .quarter
    case .working: return isUnit(i + 1, .day) ? .workday : nil
    // `every school day`, `2 work days`
    case .unknown:
      let isCounted = i > 0 && (has(i + 1, .plural) || word(i - 1) == .every)
      return isUnit(i + 1, .day) && isCounted && spells(i, words.ofWorkdays) ? .workday : nil
    default: return nil
    }
  }

  /// The index behind a unit, which may have two words: `working days`.
  func afterUnit(_ i: Int) -> Int { word(i) == .working || word(i) == .unknown ? i + 2 : i + 1 }

  /// `1 year, 2 days, 3 hours and 4 seconds`, `an hour and a half`, `2h30`.
  func length(_ i: Int) -> Length? {
    var total = Length(next: i)
    var at = i
    var terms = 0
    while terms < 8, let count = quantity(at), let unit = unit(count.next) {
      // `10 D 2` is a name; a later term must be smaller than the one before.
      if terms > 0, unit.rawValue >= total.unit.rawValue && terms == 1 || isMark(at, "-") { break }
      var thousandths = count.value
      let letter = tokens[count.next].end - tokens[count.next].start == 1
      if terms == 0, letter, !isGlued(count.next) { total.isDoubtful = true }
      // `300w` are watts.
      if letter, unit == .week, count.value > 99_000 { break }
      var next = afterUnit(count.next)
      if word(next) == .and {
        let half = word(next + 1) == .a ? next + 2 : next + 1
        if word(half) == .half, word(half + 1) != .past {
          thousandths += 500
          next = half + 1
        } else if word(half) == .quarter, unit == .hour || unit == .year {
          thousandths += 250
          next = half + 1
        }
      }
      if terms == 0 { total.unit = unit }
      add(thousandths, unit, to: &total)
      terms += 1
      // `2h30`
      if unit == .hour, letter || isGlued(count.next), isNumber(next), isGlued(next), tokens[next].digits == 2,
        value(next) < 60, !continues(next + 1)
      {
        add(value(next) * 1000, .minute, to: &total)
        total.next = next + 1
        return total
      }
      total.next = next
      at = next
      if isMark(at, ","), !isGlued(at + 1) {
        // `in ten days, 14h` is at 14:00.
        if unit.rawValue >= Unit.day.rawValue, isNumber(at + 1), value(at + 1) > 6, isLetter(at + 2, "h") { break }
        at += 1
      }
      if word(at) == .and { at += 1 }
      if word(at) == .a, at != next, word(at + 1) == .half { break }
    }
    return terms == 0 ? nil : total
  }

  func add(_ thousandths: Int, _ unit: Unit, to total: inout Length) {
    if thousandths % 1000 != 0 { total.hasFraction = true }
    func whole(_ seconds: Int) { total.seconds += seconds / 1000 * thousandths + seconds % 1000 * thousandths / 1000 }
    switch unit {
    case .second, .minute, .hour:
      let size = unit == .second ? 1 : unit == .minute ? 60 : 3600
      total.clock += size * thousandths / 1000
      total.seconds += size * thousandths / 1000
    case .day, .week, .fortnight, .weekend, .workday:
      let size = unit == .week || unit == .weekend ? 7 : unit == .fortnight ? 14 : 1
      if unit == .workday { total.workdays += thousandths / 1000 } else { total.days += size * thousandths / 1000 }
      total.clock += size * thousandths % 1000 * 86_400 / 1000
      whole(size * 86_400)
    case .month, .quarter:
      let size = unit == .month ? 1 : 3
      total.months += size * thousandths / 1000
      total.days += size * thousandths % 1000 * 30 / 1000
      whole(size * 30 * 86_400)
    case .year, .decade:
      let size = unit == .year ? 1 : 10
      total.months += size * 12 * thousandths / 1000
      whole(size * 365 * 86_400)
    }
  }

  /// A day moved by a length; the clock's part of it is for the caller.
  func day(_ date: CivilDate, plus length: Length, sign: Int = 1) -> CivilDate {
    var moved = length.months == 0 ? date : date.adding(months: sign * min(length.months, 120_000))
    moved = moved.adding(days: sign * min(length.days, 4_000_000))
    var left = min(length.workdays, 10_000)
    while left > 0 {
      moved = moved.adding(days: sign)
      if moved.weekday.rawValue < 6 { left -= 1 }
    }
    return moved
  }
}
