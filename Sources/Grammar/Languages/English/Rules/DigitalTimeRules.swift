internal import Agenda
import Civil

/// Times in digits.
extension TemporalParser {
  /// Reads a time that begins in digits; returns nil if it is none.
  func digital(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Int? {
    var attempt = separated(i, &m, around)
    if attempt == .other { attempt = halved(i, &m) }
    if attempt == .other { attempt = followed(i, &m, around) }
    if attempt == .other { attempt = compact(i, &m, around) }
    if attempt == .other { attempt = spaced(i, &m, around) }
    guard case .read(let end) = attempt else { return nil }
    return end
  }

  /// The separators between hour and minute.
  private enum Separator {
    case colon, dot, h
  }

  private func separator(_ i: Int) -> Separator? {
    if isLetter(i, "h") { return .h }
    guard isGlued(i) else { return nil }
    return isMark(i, ":") ? .colon : isMark(i, ".") ? .dot : nil
  }

  /// `17:00`, `5.30pm`, `9h30`, `17h`.
  private func separated(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Attempt {
    guard tokens[i].digits <= 2, let separator = separator(i + 1) else { return .other }
    let at = i + 2
    let isSpaced = separator == .h && !isGlued(i + 1) && value(i) > 6 && around.isDisjoint(with: .length)
    if isNumber(at), tokens[at].digits == 2, isGlued(at) || isSpaced || separator == .h && meridiem(at + 1) != nil {
      return withMinutes(i, separator, &m, around)
    }
    switch separator {
    case .h: return wholeHours(i, &m, around)
    case .colon: return .none
    case .dot:
      guard let half = meridiem(i + 1), value(i) <= 24 else { return .none }
      return .read(hourOnly(i, value(i), half, &m))
    }
  }

  private func withMinutes(_ i: Int, _ separator: Separator, _ m: inout Moment, _ around: Surroundings) -> Attempt {
    let (hour, minute) = (value(i), value(i + 2))
    var (second, end) = (0, i + 3)
    if separator == .colon {
      (second, end) = seconds(end)
      // `11:30h`
      if isLetter(end, "h"), !continues(end + 1) { end += 1 }
    }
    let half = meridiem(end)
    switch separator {
    case .dot where half == nil && !isDotted(i, hour, minute, end, around): return .none
    case .h where around.contains(.length): return .none
    default: break
    }
    guard half != nil || !continues(end) || mayGoOn(end, around) else { return .none }
    guard minute < 60, second < 60, hour < 25, half == nil || hour < 24 else {
      return separator == .colon ? impossible(i, end, hour, &m) : .none
    }
    let isExact = tokens[i].digits == 2 && hour < 10 || hour == 0 || hour > 12 || separator == .h
    m.set(hour % 24, minute, half?.half ?? (isExact ? .exact : .open))
    m.second = Int8(truncatingIfNeeded: second)
    return .read(oclock(half?.next ?? end))
  }

  /// The seconds behind `17:00`, and the token behind them: `:30`, `:30.5`.
  private func seconds(_ i: Int) -> (Int, next: Int) {
    guard isMark(i, ":"), isGlued(i), isNumber(i + 1), isGlued(i + 1), tokens[i + 1].digits == 2 else { return (0, i) }
    let hasFraction = isMark(i + 2, ".") && isGlued(i + 2) && isNumber(i + 3) && isGlued(i + 3)
    return (value(i + 1), hasFraction ? i + 4 : i + 2)
  }

  /// True if `5.30` is a time, which it is only if one is expected.
  private func isDotted(_ i: Int, _ hour: Int, _ minute: Int, _ end: Int, _ around: Surroundings) -> Bool {
    guard hour < 24, minute < 60, word(end) != .counted, !continues(end) || isMark(end, "-"),
      i == 0 || around.contains(.hour) || !spells(i - 1, EnglishDates.ofEditions)
    else { return false }
    return !around.isDisjoint(with: [.hour, .day]) || isAsked(i) || word(end) == .sharp
      || isBesideDay(i, hour, minute, end) || isOfSameDay(i, end) || isBeginning(hour, minute, end)
      || isNamed(i, hour, minute, end) || isMeeting(i, hour, minute, end)
      || i == 0 && end == count && hour > 0 && minute % 5 == 0
      || isSpan(hour, minute, end, around)
  }

  /// `17h`, `at 15h`.
  private func wholeHours(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Attempt {
    let (hour, digits, next) = (value(i), tokens[i].digits, i + 1)
    let end = next + 1
    guard !isGlued(end) || tokens[end].kind == .mark, hour < 25, !around.contains(.length),
      !continues(end) || isMark(end, "-")
    else { return .other }
    // `slides by friday 3h` tells how long they take.
    let isHour = around.contains(.day) && (hour > 5 || digits > 1)
    guard isHour || !around.isDisjoint(with: [.hour, .range]) || isGlued(next) && hour > 12 && hour < 24 else {
      return .none
    }
    let half = andHalf(end)
    m.set(hour % 24, half == 0 ? 0 : 30, .exact)
    return .read(half == 0 ? end : half)
  }

  /// The index behind `and half`, `and a half`, which make a half hour more of an hour; 0 if a unit or more follows.
  private func andHalf(_ i: Int) -> Int {
    let half = word(i + 1) == .a ? i + 2 : i + 1
    guard word(i) == .and, word(half) == .half, number(half + 1) == nil, !isBeforeNoun(half + 1) else { return 0 }
    switch word(half + 1) {
    case .a, .unit, .of, .past: return 0
    default: return half + 1
    }
  }

  /// `5pm`, `10 20 am`, `810 pm`.
  private func halved(_ i: Int, _ m: inout Moment) -> Attempt {
    let (hour, digits, next) = (value(i), tokens[i].digits, i + 1)
    // `10 20 am`, while the 10 of `room 3 10 am` is an hour.
    if digits <= 2, (1...12).contains(hour), isNumber(next), !isGlued(next), (13...59).contains(value(next)),
      let half = meridiem(next + 1)
    {
      m.set(hour, value(next), half.half)
      return .read(half.next)
    }
    guard let half = meridiem(next) else { return .other }
    if digits <= 2 {
      // `feb 5 am`: a part of the day.
      guard hour < 25, hour <= 12 || word(next) == .meridiem || !isLetter(next, "a") else { return .none }
      return .read(hourOnly(i, hour, half, &m))
    }
    guard digits <= 4, hour % 100 < 60, hour / 100 < 25 else { return .none }
    m.set(hour / 100 % 24, hour % 100, hour / 100 > 12 ? .exact : half.half)
    return .read(half.next)
  }

  /// `4 o'clock`, `9 Uhr 30`, `8 sharp`, `8ish`.
  private func followed(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Attempt {
    let (hour, next) = (value(i), i + 1)
    guard tokens[i].digits <= 2 else { return .other }
    let end = oclock(next)
    if hour < 25, end != next {
      if spells(next, "uhr"), tokens[end].digits == 2, value(end) < 60, !continues(end + 1), word(end + 1) != .unit {
        m.set(hour % 24, value(end), hour > 12 ? .exact : .open)
        return .read(end + 1)
      }
      let half = meridiem(end)
      m.set(hour % 24, 0, half?.half ?? (hour > 12 ? .exact : .open))
      return .read(half?.next ?? end)
    }
    // `at 15 hours`
    if (13...23).contains(hour), i > 0, word(i - 1) == .at, isUnit(next, .hour), has(next, .plural) {
      m.set(hour, 0, .exact)
      return .read(next + 1)
    }
    guard (1...12).contains(hour) else { return .other }
    if word(next) == .sharp, !isBeforeNoun(next + 1), !around.contains(.length) {
      m.set(hour)
      return .read(next)
    }
    if word(next) == .ish, isGlued(next) {
      m.set(hour)
      return .read(next + 1)
    }
    return .other
  }

  /// True if the words begin with paying, and no comma parts them from that place.
  private func pays(before i: Int) -> Bool {
    EnglishDates.paying.contains { spells(0, $0) } && !(0..<i).contains { isMark($0, ",") }
  }

  /// True if what is to be paid stands before the day there: `rent 1 dec 1200`, but not `rent review friday 1400`.
  private func isOwed(before i: Int) -> Bool {
    guard i > 1, i + 1 == count, word(i - 1) != .at, !isMark(i - 1, "@"),
      let name = (0..<i).last(where: { word($0) == .unknown && tokens[$0].kind == .word }),
      name + 1 < i
    else { return false }
    if spells(name, EnglishDates.dues) { return true }
    // `lunch with bill friday 1230`
    return spells(name, "bill") && name > 0 && spells(name - 1, EnglishDates.billed)
  }

  /// `0930`, `1900 hours`, `20261121T090000`.
  private func compact(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Attempt {
    let (figures, digits, next) = (value(i), tokens[i].digits, i + 1)
    if digits == 4, isUnit(next, .hour), has(next, .plural) || isGlued(next) && !continues(next + 1),
      figures % 100 < 60, figures < 2400
    {
      m.set(figures / 100, figures % 100, .exact)
      return .read(next + 1)
    }
    if digits == 6, i > 0, isGlued(i), isLetter(i - 1, "t"), figures / 10_000 < 24, figures / 100 % 100 < 60 {
      m.set(figures / 10_000, figures / 100 % 100, .exact)
      return .read(next)
    }
    let isSpan = around.contains(.range) && digits == 4 && isMark(next, "-") && tokens[next + 1].digits == 4
    guard digits == 4 || digits == 3, !continues(next) || isSpan, figures % 100 < 60, figures / 100 < 24 else {
      return .other
    }
    // `gas bill friday, 120` tells an amount.
    if digits == 3, figures % 100 % 15 != 0, i > 0, isMark(i - 1, ","), !around.contains(.hour) {
      return .none
    }
    // `pay rent 1st every month 850`, `florist deposit due 12 dec 300`
    if !isSpan, !around.contains(.hour) && pays(before: i) || isOwed(before: i) { return .none }
    // `1900-0730` are no years.
    let looksLikeYear = (1900...2099).contains(figures) && !(isSpan && value(next + 1) < 1900)
    let isAlone = i == 0 && next == count && (digits == 4 || figures >= 100 && figures % 5 == 0)
    let isExpected =
      around.contains(.hour) || isOfTimetable(i, digits)
      || !looksLikeYear && (!around.isDisjoint(with: [.day, .range]) || isAlone)
    // `0600-1800 day shift`
    let endsSpan = i > 1 && digits == 4 && isMark(i - 1, "-") && isGlued(i) && tokens[i - 2].digits == 4
    guard isExpected, word(next) != .counted, word(next) != .unit || endsSpan else { return .none }
    m.set(figures / 100, figures % 100, digits == 4 && figures < 1000 || figures >= 1300 ? .exact : .open)
    let end = word(next) == .ish ? next + 1 : next
    return .read(end)
  }

  /// `dep 0930`, `report 0745`; not beside a day that is not read, as in `flight sat 28 dep 0930`.
  private func isOfTimetable(_ i: Int, _ digits: UInt8) -> Bool {
    digits == 4 && i > 0 && !(2000...2059).contains(value(i))
      && EnglishDates.ofTimetables.contains { spells(i - 1, $0) }
      && !(1..<i).contains { word($0) == .weekday }
  }

  /// `at 12 15`, `at 4 and half`.
  private func spaced(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Attempt {
    let (hour, next, end) = (value(i), i + 1, i + 2)
    let half = around.contains(.hour) && tokens[i].digits <= 2 && (1...23).contains(hour) ? andHalf(next) : 0
    if half != 0 {
      m.set(hour, 30, hour > 12 ? .exact : .open)
      return .read(half)
    }
    guard around.contains(.hour), tokens[i].digits <= 2, (1...23).contains(hour), isNumber(next), !isGlued(next),
      tokens[next].digits == 2, (0..<60).contains(value(next)), !continues(end), word(end) != .month,
      word(end) != .unit, word(end) != .counted, word(end) != .times, tokens[end].kind != .mark || !isGlued(end),
      // `at 8 12 and 6`
      value(next) > 12 || word(end) != .and || !isNumber(end + 1) || value(next) % 5 == 0
    else { return .other }
    m.set(hour, value(next), hour > 12 ? .exact : .open)
    return .read(end)
  }

  /// True if the text may stand right behind a time in figures: a range's dash, `Z`, or the second half of an ISO
  /// interval.
  private func mayGoOn(_ i: Int, _ around: Surroundings) -> Bool {
    around.contains(.range) && isMark(i, "-") || isLetter(i, "z") && !isGlued(i + 1)
      || isMark(i, "/") && tokens[i + 1].digits == 4
  }

  private func hourOnly(_ i: Int, _ hour: Int, _ half: (half: Moment.Half, next: Int), _ m: inout Moment) -> Int {
    m.set(hour % 24, 0, hour > 12 || hour == 0 ? .exact : half.half)
    return half.next
  }

  /// `25:00`: meant as a time, but impossible.
  private func impossible(_ i: Int, _ end: Int, _ hour: Int, _ m: inout Moment) -> Attempt {
    guard hour < 30 || value(i + 2) < 60 && i == 0 && end == count else { return .none }
    m.hour = 0
    m.isImpossible = true
    return .read(end)
  }

  /// True if people are named behind it: `coffee 10.30 with Ann`, while `bill 10.30 with tip` tells a price.
  private func isMeeting(_ i: Int, _ hour: Int, _ minute: Int, _ end: Int) -> Bool {
    guard i > 0, hour > 6, minute % 5 == 0, spells(end, ["with", "w"]), end + 1 < count else { return false }
    return word(end + 1) == .the || word(end + 1) == .my || (65...90).contains(bytes[Int(tokens[end + 1].start)])
  }

  /// True if the words before ask for a time: `remind me 7.15`.
  private func isAsked(_ i: Int) -> Bool {
    guard i > 0 else { return false }
    // `coach leaves 7.40`
    if EnglishDates.comings.contains(where: { spells(i - 1, $0) }) { return true }
    guard i > 1 else { return false }
    // `be there for 11.30`
    if word(i - 1) == .for { return word(i - 2) == .there || spells(i - 2, "ready") || spells(i - 2, "here") }
    if word(i - 1) == .up, spells(i - 2, "wake") { return true }
    return spells(i - 1, "me") && (spells(i - 2, "remind") || spells(i - 2, "wake"))
  }

  /// True if a day, or a part of one, follows two numbers that look like a time: `dentist 12.15 today`, `gym 7.30 every
  /// evening`.
  private func isBesideDay(_ i: Int, _ hour: Int, _ minute: Int, _ end: Int) -> Bool {
    guard minute % 5 == 0 else { return false }
    let isNear = [.today, .tomorrow].contains(word(end)), isWeekday = word(end) == .weekday
    if hour > 5, isNear || isWeekday || isUnit(end, .workday) && has(end, .plural) { return true }
    if (1...12).contains(hour), isNear || isBesidePart(i, hour, end) { return true }
    // `haircut 4.30 wed`, not `bus fare 2.50 sat`
    return isWeekday && (1...5).contains(hour) && minute % 15 == 0 && i > 0 && tokens[i - 1].kind == .word
      && !spells(i - 1, EnglishDates.beforeFigures)
      && !(0..<count).contains { spells($0, EnglishDates.ofMoney) }
  }

  /// `rehearsal 4.30 the same day`
  private func isOfSameDay(_ i: Int, _ end: Int) -> Bool {
    i > 0 && spells(skipThe(end), "same") && isUnit(skipThe(end) + 1, .day)
  }

  /// `7.30 start`, at the end of a clause or before a day.
  private func isBeginning(_ hour: Int, _ minute: Int, _ end: Int) -> Bool {
    guard hour > 0, minute % 5 == 0, word(end) == .starting || spells(end, "start") else { return false }
    return end + 1 == count || tokens[end + 1].kind == .mark || word(end + 1) == .on
      || [.weekday, .today, .tomorrow].contains(word(end + 1))
  }

  /// True if a part of the day follows in which that hour is, and the figures are no amount: `7.30 every evening`, not
  /// `bus fare 2.50 every morning`.
  private func isBesidePart(_ i: Int, _ hour: Int, _ end: Int) -> Bool {
    var at = end
    switch word(end) {
    case .every: at = end + 1
    case .in where word(end + 1) == .the: at = end + 2
    case .part where isPart(end, .tonight): break
    default: return false
    }
    guard word(at) == .part, !isMeal(at), i > 0, !spells(i - 1, EnglishDates.beforeFigures) else { return false }
    let isInside = isPart(at, .afternoon) ? hour == 12 || hour < 7 : (5...11).contains(hour)
    return isInside && !(0..<count).contains { spells($0, EnglishDates.ofMoney) }
  }

  /// True for `the 12.30 on saturday`, which names something by its time.
  private func isNamed(_ i: Int, _ hour: Int, _ minute: Int, _ end: Int) -> Bool {
    i > 0 && word(i - 1) == .the && word(end) == .on && isBesideDay(i, hour, minute, end + 1)
  }

  /// True if two numbers that look like a time begin or end a range: `18.30 to 20`.
  private func isSpan(_ hour: Int, _ minute: Int, _ end: Int, _ around: Surroundings) -> Bool {
    guard around.contains(.range), hour > 5, minute % 5 == 0 else { return false }
    return isMark(end, "-") && isNumber(end + 1) || word(end) == .to && isNumber(end + 1) && !continues(end + 2)
  }
}
