internal import Agenda
import Civil

extension EnglishDates {
  static let part = DateRule(
    "part of the day",
    ["in the morning", "evening", "at lunch", "late afternoon", "tonight", "tomorrow night", "saturday am"],
    at: .words(.part, .early, .late, .middleOf, .meridiem, .unknown),
    .moment { parser, i, m, context in parser.partOfDay(i, &m, &context) })
  static let firstThing = DateRule(
    "first thing", ["first thing tomorrow", "first thing on monday"], at: .words(.ordinal),
    .moment { parser, i, m, context in
      parser.firstThing(i, &m, behindDay: context.hasDay && !context.hasTime)
    })
}

/// Parts of the day.
extension TemporalParser {
  /// A part of the day; `am` and `eve` count only behind a day.
  func partOfDay(_ i: Int, _ m: inout Moment, _ context: inout MomentContext) -> Int {
    switch word(i) {
    case .part where isNamedNight(i): return 0
    case .part:
      context.isWeak = isWeakPart(i)
      return part(i, &m)
    case .meridiem:
      guard m.hasDay || context.hasDay && !context.hasTime else { return 0 }
      m.part = value(i) == 1 ? .morning : .afternoon
      return i + 1
    case .unknown:
      // `wed eve`
      if i > 0, word(i - 1) == .weekday || word(i - 1) == .tomorrow, spells(i, "eve") {
        m.part = .evening
        return i + 1
      }
      // `at 8 tn`
      if context.hasTime, !context.hasDay, spells(i, "tn"), isNumber(i - 1) || word(i - 1) == .meridiem {
        m.part = .tonight
        m.fix(today)
        return i + 1
      }
      return spells(i, "very") ? part(i, &m) : 0
    default: return part(i, &m)
    }
  }

  /// `film night friday at 7`: the night is the name of what takes place if its day and hour follow.
  private func isNamedNight(_ i: Int) -> Bool {
    guard i > 0, spells(i, "night"), tokens[i - 1].kind == .word, !word(i - 1).isPreposition, word(i - 1) != .weekday,
      word(i + 1) == .weekday
    else {
      return false
    }
    return word(i + 2) == .at && isNumber(i + 3) || isMarkedTime(i + 2)
  }

  /// Meals and nights are also things to have (`dinner with frank`): they need a preposition or a day beside them.
  private func isWeakPart(_ i: Int) -> Bool {
    switch Part(rawValue: Int16(truncatingIfNeeded: value(i))) {
    case .tonight, .midnight, .noon: false
    default: !spells(i, "lunchtime") && !spells(i, "dinnertime") && word(i + 1) != .time
    }
  }

  /// `morning`, `in the evening`, `early morning`, `mid morning`, `lunch time`, `feb 5 am`.
  func part(_ i: Int, _ m: inout Moment) -> Int {
    var at = i
    if spells(at, "very") { at += 1 }
    if word(i) == .middleOf {
      let day = isMark(i + 1, "-") ? i + 2 : i + 1
      if isUnit(day, .day) {
        m.set(12, 0, .exact)
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
    return next
  }

  /// `first thing tomorrow`, `first thing on monday`, `monday first thing`: in the morning.
  func firstThing(_ i: Int, _ m: inout Moment, behindDay: Bool) -> Int {
    guard word(i) == .ordinal, value(i) == 1, spells(i + 1, "thing") else { return 0 }
    if behindDay {
      m.part = .morning
      return word(i + 2) == .in && word(i + 3) == .the && isPart(i + 4, .morning) ? i + 5 : i + 2
    }
    let at = word(i + 2) == .on || word(i + 2) == .next ? i + 3 : i + 2
    switch word(at) {
    case .tomorrow, .today, .weekday: break
    case .in where word(at + 1) == .the && isPart(at + 2, .morning): break
    default: return 0
    }
    m.part = .morning
    return i + 2
  }

  /// The minutes since midnight that a part of the day stands for.
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

  /// The hour in 24-hour form, given a part of the day beside it: `9 in the evening`, `1 at night`.
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
