internal import Agenda
import Civil

extension EnglishDates {
  static let dayWord = DateRule(
    "today, tomorrow", ["today", "tmrw", "tomorrow", "now"],
    at: .words(.today, .tomorrow, .yesterday, .now, .tod, .tom),
    .moment { parser, i, m, context in
      context.isWeak = parser.word(i) == .now && (parser.isBeforeNoun(i + 1) || parser.isSaidOfThing(i))
      return parser.dayWord(i, &m)
    })
  static let dayAfter = DateRule(
    "day after tomorrow", ["day after tomorrow", "the day after tomorrow", "day after tomorrow at 8am"],
    at: .words(.unit),
    .moment { parser, i, m, _ in parser.dayAfter(i, &m) })
  static let weekday = DateRule(
    "weekday", ["friday", "on tues", "the wednesday", "wensday"], at: .words(.weekday),
    .moment { parser, i, m, context in
      // `sat morning`, `wed lunch`
      context.isWeak =
        parser.has(i, .name) && parser.word(i + 1) != .part && !(i == 0 && parser.beginsWithDay)
        || parser.word(i + 1) == .compound
      return parser.weekday(i, &m)
    })
  static let determinedWeekday = DateRule(
    "this/next weekday", ["this friday", "next monday", "coming saturday", "this upcoming tue"],
    at: .words(.this, .next, .coming, .last),
    .moment { parser, i, m, _ in parser.determinedWeekday(i, &m) })
  static let thisTime = DateRule(
    "this time", ["this time tomorrow", "same time next week", "this day next year"], at: .words(.the, .this, .same),
    .moment { parser, i, m, _ in parser.thisTime(i, &m) })
  static let never = DateRule(
    "no date", ["someday", "no date"], at: .words(.someday, .never, .no, .unknown),
    .part { parser, i, d, _ in parser.never(i, &d) })
}

/// Days by name.
extension TemporalParser {
  /// `today`, `tomorrow`, `now`, `tomorrow week`.
  func dayWord(_ i: Int, _ m: inout Moment) -> Int {
    switch word(i) {
    case .today, .tod:
      guard word(i) == .today || isMarked || isShortDay(i) else { return 0 }
      m.fix(today)
      m.mayBePast = true
    case .tomorrow, .tom:
      guard word(i) == .tomorrow || isMarked || isShortDay(i) else { return 0 }
      m.fix(today.adding(days: 1))
    case .yesterday:
      m.fix(today.adding(days: -1))
      m.mayBePast = true
    case .now:
      m.fix(today)
      m.mayBePast = true
      m.set(now.time.hour, now.time.minute, .exact)
    default: return 0
    }
    if word(i) == .tomorrow || word(i) == .today, let days = weekLater(i + 1) {
      m.fix(CivilDate(dayNumber: Int(m.fixed) + days))
      return i + 2
    }
    return i + 1
  }

  /// True if `now` ends a sentence that tells how something is: `the keys are at mum's now`.
  fileprivate func isSaidOfThing(_ i: Int) -> Bool {
    // `tuesday's early is now a late`
    if word(i + 1) == .a, isBehindIs(i) { return true }
    return i + 1 == count && word(0) == .the
      && (1..<min(i, 6)).contains {
        spells($0, "is") || spells($0, "are") || has($0, .possessive)
      }
  }

  private func isBehindIs(_ i: Int) -> Bool {
    i > 0 && (spells(i - 1, "is") || spells(i - 1, "are") || has(i - 1, .possessive))
  }

  /// `day after tomorrow`, `day before yesterday`.
  func dayAfter(_ i: Int, _ m: inout Moment) -> Int {
    guard isUnit(i, .day) else { return 0 }
    if word(i + 1) == .after, word(i + 2) == .tomorrow {
      m.fix(today.adding(days: 2))
    } else if word(i + 1) == .before, word(i + 2) == .yesterday {
      m.fix(today.adding(days: -2))
    } else {
      return 0
    }
    return i + 3
  }

  /// True if `tod` or `tom` beside a time means today or tomorrow (`meeting tom 3pm`). It is a name if it has a capital,
  /// or if the word before it takes a person (`call tom 3pm`).
  private func isShortDay(_ i: Int) -> Bool {
    guard !has(i, .capital), !has(i, .possessive), i + 1 == count || !isGlued(i + 1) else { return false }
    guard
      isMarkedTime(i + 1) || isHours(i + 1)
        || i > 0 && (word(i - 1) == .meridiem || isNumber(i - 1) && i > 2 && isMark(i - 2, ":"))
    else {
      return false
    }
    guard i > 0, tokens[i - 1].kind == .word else { return true }
    return !TemporalParser.beforeNames.contains(
      UnsafeBufferPointer(start: bytes, count: Int(tokens[i].start)), tokens[i - 1].range)
  }

  /// True if a span of two bare hours stands there: `delivery tom 8-12`.
  private func isHours(_ i: Int) -> Bool {
    isNumber(i) && isNumber(i + 2) && isMark(i + 1, "-") && isGlued(i + 1) && isGlued(i + 2)
      && (1...24).contains(value(i))
      && (1...24).contains(value(i + 2)) && !isGlued(i + 3)
  }

  private static let beforeNames = WordSet(
    """
    with to for from and of by about call calls ring text email mail msg message meet see ask tell phone pay visit help \
    remind invite thank dr mr uncle dear collect fetch drive take send give show wake feed wish let
    """)

  /// `week` or `fortnight` behind a day, as the British say it: the number of days later.
  private func weekLater(_ i: Int) -> Int? {
    guard isUnit(i, .week) || isUnit(i, .fortnight), !has(i, .plural), tokens[i].end - tokens[i].start > 2,
      i + 1 == count || word(i + 1).isPreposition || tokens[i + 1].kind == .mark && !isGlued(i + 1)
        || isNumber(i + 1) && (isMark(i + 2, ".") || isMark(i + 2, ":") || meridiem(i + 2) != nil)
        || tokens[i + 1].digits > 4 || word(i + 1) == .half || tokens[i + 1].kind == .barrier
        || i == 1 && word(2) == .unknown && tokens[2].kind == .word
    else { return nil }
    return isUnit(i, .week) ? 7 : 14
  }

  /// `friday`, `sun.`; `mondays` is a repeat.
  func weekday(_ i: Int, _ m: inout Moment) -> Int {
    guard word(i) == .weekday, !has(i, .plural) || ownsNext(i) else { return 0 }
    if i > 1, value(i) == 1, spells(i - 1, "holiday"), spells(i - 2, "bank"),
      let date = EnglishHolidays.bankHolidayMonday(from: today, zone: zone)
    {
      m.fix(date)
      return i + 1
    }
    m.weekday = Int8(truncatingIfNeeded: value(i))
    m.which = .bare
    if let days = weekLater(i + 1) {
      // `monday week`
      m.fix(coming(value(i), including: false).adding(days: days))
      m.weekday = 0
      return i + 2
    }
    // `friday after next`
    let after = word(i + 1) == .after ? skipThe(i + 2) : 0
    if after != 0, word(after) == .next, tokens[after + 1].kind != .word || word(after + 1).isPreposition {
      m.fix(weekday(value(i), inWeekOf: today.adding(days: 14)))
      m.weekday = 0
      return after + 1
    }
    return skipDot(i + 1)
  }

  /// True if a weekday in the plural has lost its apostrophe, since it stands between a preposition and a noun:
  /// `buy food for saturdays party`, `swap saturdays shift`.
  func ownsNext(_ i: Int) -> Bool {
    guard has(i, .plural), word(i) == .weekday, i > 0, tokens[i - 1].kind == .word else { return false }
    guard isBeforeNoun(i + 1) || word(i + 1) == .part && !has(i + 1, .plural) else { return false }
    switch word(i - 1) {
    case .for, .about, .of, .before, .after: return true
    default: return i == 1 && EnglishDates.beforeOwners.contains { spells(0, $0) }
    }
  }

  /// `this time tomorrow`, `same time next week`, `this day next year`: the day at that distance from now, at the
  /// present hour or at none.
  func thisTime(_ i: Int, _ m: inout Moment) -> Int {
    let same = word(i) == .the ? i + 1 : i
    guard word(same) == .this || word(same) == .same else { return 0 }
    let isTime = word(same + 1) == .time
    guard isTime || isUnit(same + 1, .day) else { return 0 }
    var at = same + 2
    while word(at) == .on || word(at) == .the { at += 1 }
    var other = Moment()
    var end = 0
    if word(at) == .next, let unit = unit(at + 1), unit != .weekend, unit != .workday,
      unit.rawValue >= Unit.day.rawValue
    {
      var length = Length(next: at + 2)
      length.unit = unit
      add(1000, unit, to: &length)
      other.fix(day(today, plus: length))
      end = at + 2
    } else if word(at) == .tomorrow {
      end = dayWord(at, &other)
    } else if word(at) == .weekday {
      end = weekday(at, &other)
    } else if word(at) == .next {
      end = determinedWeekday(at, &other)
    }
    guard end != 0 else { return 0 }
    m.takeDay(other)
    if isTime { m.set(now.time.hour, now.time.minute, .exact) }
    return end
  }

  /// `this friday`, `next monday`, `this coming saturday`, `last tuesday`.
  func determinedWeekday(_ i: Int, _ m: inout Moment) -> Int {
    var at = i
    var which = Moment.Which.bare
    loop: while at < i + 3 {
      switch word(at) {
      case .this: which = .this
      case .next: which = .next
      case .coming: which = .coming
      case .last: which = .last
      case .the where at > i: break
      default: break loop
      }
      at += 1
    }
    guard which != .bare, weekday(at, &m) != 0 else { return 0 }
    if which == .coming, spells(at - 1, "following") {
      m = Moment()
      m.fix(following(at))
      return skipDot(at + 1)
    }
    // `nurse coming mon wed fri`
    if which == .coming, at == i + 1, i > 0, word(at + 1) == .weekday || isMark(at + 1, ",") && word(at + 2) == .weekday
    {
      return 0
    }
    // `the plumber is coming friday`, `you coming friday`
    if which == .coming, at == i + 1, i > 0, isBehindIs(i) || spells(i - 1, "you") { return 0 }
    m.which = which
    m.mayBePast = which == .last
    return skipDot(at + 1)
  }

  /// `the following sunday`: behind a weekday of the same line the next one, else the second that comes.
  private func following(_ i: Int) -> CivilDate {
    guard let before = (0..<i).last(where: { word($0) == .weekday }) else {
      return coming(value(i), including: false).adding(days: 7)
    }
    let day = coming(value(before), including: false)
    return day.adding(days: (value(i) - value(before) + 6) % 7 + 1)
  }

  /// `someday`, `no date`, `never`.
  func never(_ i: Int, _ d: inout PartialExpression) -> Int {
    let end = neverEnd(i)
    guard end != 0 else { return 0 }
    d.isNever = true
    d.isWeak = false
    return end
  }

  private func neverEnd(_ i: Int) -> Int {
    if word(i) == .someday { return i + 1 }
    if word(i) == .never, i == 0 || isMarked, i + 1 == count || isMarked { return i + 1 }
    if word(i) == .no, word(i + 1) == .date { return i + 2 }
    if word(i) == .no, word(i + 1) == .due { return word(i + 2) == .date ? i + 3 : 0 }
    if spells(i, "some"), isUnit(i + 1, .day) { return i + 2 }
    return 0
  }

  /// Returns the next such weekday after today, or today itself if it is one and `including` is true.
  func coming(_ weekday: Int, including: Bool) -> CivilDate {
    var ahead = (weekday - today.weekday.rawValue + 7) % 7
    if ahead == 0, !including { ahead = 7 }
    return today.adding(days: ahead)
  }

  /// The first day of the week that holds a day, as the person counts weeks.
  func weekStart(_ date: CivilDate) -> CivilDate {
    date.adding(days: -((date.weekday.rawValue - conventions.firstWeekday.rawValue + 7) % 7))
  }

  /// Returns that weekday of the week that holds a day.
  func weekday(_ weekday: Int, inWeekOf date: CivilDate) -> CivilDate {
    weekStart(date).adding(days: (weekday - conventions.firstWeekday.rawValue + 7) % 7)
  }
}
