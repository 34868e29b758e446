internal import Agenda
import Civil

extension Rule {
  static let partRules = [part, thisPart]

  static let part = Rule(
    "part of the day", "in the morning", "evening", "at lunch", "late afternoon", "tonight", "tomorrow night",
    "first thing tomorrow")
  static let thisPart = Rule("this part of the day", "this morning", "this evening")
}

/// Parts of the day.
extension TemporalParser {
  /// `morning`, `in the evening`, `early morning`, `mid morning`, `lunch time`, `feb 5 am`.
  func part(_ i: Int, _ m: inout Moment) -> Int {
    var at = i
    if spells(at, "very") { at += 1 }
    if word(i) == .middleOf {
      let day = isMark(i + 1, "-") ? i + 2 : i + 1
      if isUnit(day, .day) {
        m.set(12, 0, .exact)
        fired(Rule.namedTime, i, day + 1)
        return day + 1
      }
    }
    if word(at) == .early || word(at) == .late || word(at) == .middleOf {
      at += 1
      if isMark(at, "-"), isGlued(at) { at += 1 }
      if word(at) == .in || word(at) == .at { at = skipThe(at + 1) }
    }
    if word(at) == .meridiem, m.hasDay, !m.hasHour {
      // `saturday am`
      m.part = value(at) == 1 ? .morning : .afternoon
      return at + 1
    }
    guard word(at) == .part, !has(at, .plural), let part = Part(rawValue: Int16(truncatingIfNeeded: value(at)))
    else { return 0 }
    if part == .noon || part == .midnight {
      guard at == i || part == .noon else { return 0 }
      return clock(at, &m, [])
    }
    m.part = part
    if part == .tonight, !m.hasDay {
      m.fix(today)
      m.mayBePast = true
    }
    var next = at + 1
    if word(next) == .time { next += 1 }
    fired(Rule.part, i, next)
    return next
  }

  /// `first thing tomorrow`, `first thing on monday`: in the morning.
  func firstThing(_ i: Int, _ m: inout Moment) -> Int {
    guard word(i) == .ordinal, value(i) == 1, spells(i + 1, "thing") else { return 0 }
    let at = word(i + 2) == .on || word(i + 2) == .next ? i + 3 : i + 2
    switch word(at) {
    case .tomorrow, .today, .weekday: break
    case .in where word(at + 1) == .the && isPart(at + 2, .morning): break
    default: return 0
    }
    m.part = .morning
    fired(Rule.part, i, i + 2)
    return i + 2
  }

  /// Minutes since midnight that a part of the day stands for.
  func minutes(of part: Part) -> Int {
    let parts = conventions.partsOfDay
    switch part {
    case .none: return 0
    case .morning: return parts.morning
    case .breakfast: return min(parts.morning, 8 * 60)
    case .noon: return 12 * 60
    case .lunch: return parts.lunch
    case .afternoon: return parts.afternoon
    case .evening, .dinner: return parts.evening
    case .night: return parts.night
    case .midnight: return 0
    case .tonight: return parts.tonight
    }
  }

  /// The half of the day an hour is in, beside a part of the day: `9 in the evening`, `1 at night`.
  func hour(_ hour: Int, in part: Part) -> Int {
    guard (1...12).contains(hour) else { return hour }
    switch part {
    case .none: return hour
    case .morning, .breakfast: return hour == 12 ? 0 : hour
    case .noon: return hour < 10 ? hour + 12 : hour
    case .lunch: return hour < 6 ? hour + 12 : hour
    case .afternoon: return hour == 12 ? 12 : hour + 12
    case .dinner: return hour == 12 ? 12 : hour + 12
    case .evening, .tonight: return hour == 12 ? 0 : hour + 12
    case .night, .midnight: return hour == 12 ? 0 : hour < 5 ? hour : hour + 12
    }
  }
}
