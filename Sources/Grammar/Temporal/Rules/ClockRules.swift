internal import Agenda
import Civil

extension Rule {
  static let clockRules = [clock, hourOnly, spokenTime, pastTo, namedTime, compactTime, oclock]

  static let clock = Rule("hour:minute", "17:00", "5:30pm", "5.30pm", "17h", "9h30", "03:00")
  static let hourOnly = Rule("hour am/pm", "5pm", "5 p.m.", "9a", "12 am", "3 in the pm")
  static let spokenTime = Rule("spoken time", "seven thirty pm", "at eight forty", "five-thirty pm")
  static let pastTo = Rule("minutes past/to hour", "half past five", "quarter to 6", "twenty past 2", "10 to 2")
  static let namedTime = Rule("noon, midnight", "noon", "midday", "12 noon", "midnight")
  static let compactTime = Rule("hhmm", "at 1030", "0930", "810 pm")
  static let oclock = Rule("hour o'clock", "4 o'clock", "eleven oclock", "3 oclock pm")
}

/// Times on the clock.
extension TemporalParser {
  /// What surrounds a number, and so what a bare one may mean.
  struct Surroundings: OptionSet {
    let rawValue: UInt8
    /// `at`, `by`, `around` came before: a bare number is an hour.
    static let hour = Surroundings(rawValue: 1)
    /// A day stands beside it: `tomorrow 9`, `9-5 tuesday`.
    static let day = Surroundings(rawValue: 2)
    /// `in`, `for`, `every` came before: `2h30` is a length.
    static let length = Surroundings(rawValue: 4)
    /// Within a range: `9 to 5`.
    static let range = Surroundings(rawValue: 8)
  }

  /// `am`, `p.m.`, `p . m .`, `in the pm`.
  func meridiem(_ i: Int) -> (half: Moment.Half, next: Int)? {
    if word(i) == .meridiem { return (value(i) == 1 ? .am : .pm, skipDot(i + 1)) }
    let half: Moment.Half = isLetter(i, "a") ? .am : isLetter(i, "p") ? .pm : .open
    if half != .open {
      var at = i + 1
      if isMark(at, ".") { at += 1 }
      if isLetter(at, "m") {
        at += 1
        return (half, isMark(at, ".") ? at + 1 : at)
      }
      if isGlued(i), !isGlued(i + 1) || tokens[i + 1].kind == .mark { return (half, skipDot(i + 1)) }
      return nil
    }
    if isMark(i, "."), isGlued(i), word(i + 1) == .meridiem { return meridiem(i + 1) }
    if word(i) == .in, word(i + 1) == .the, word(i + 2) == .meridiem { return meridiem(i + 2) }
    return nil
  }

  /// A time of day with its own mark: a colon, am or pm, o'clock, past; or a bare hour where its surroundings allow.
  func clock(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Int {
    effort?.add(1)
    switch word(i) {
    case .part: return namedTime(i, &m)
    case .half, .quarter: return minutesPast(i, &m, around)
    case .a where word(i + 1) == .quarter || word(i + 1) == .half: return minutesPast(i + 1, &m, around)
    case .eo where value(i) == Int(Unit.day.rawValue): return endOfDay(i, &m)
    case .endOf: return endOfDay(i, &m)
    case .unknown where spells(i, "close"): return endOfDay(i, &m)
    case .meridiem: return 0
    default: break
    }
    guard let first = number(i) else { return 0 }
    if first.value == 12, isPart(first.next, .noon) || isPart(first.next, .midnight) {
      return namedTime(first.next, &m)
    }
    if first.digits > 0 {
      if let next = digital(i, &m, around) { return next }
    } else if let next = spoken(i, first, &m, around) {
      return next
    }
    let past = minutesPast(i, &m, around)
    if past != 0 { return past }
    return bareHour(first, &m, around)
  }

  /// Whether it is asked for then: `remind me 7.15`.
  private func isAsked(_ i: Int) -> Bool {
    guard i > 1 else { return false }
    // `be there for 11.30`
    if word(i - 1) == .for { return word(i - 2) == .there || spells(i - 2, "ready") || spells(i - 2, "here") }
    return spells(i - 1, "me") && (spells(i - 2, "remind") || spells(i - 2, "wake"))
  }

  /// Whether a day follows what looks like a time: `dentist 12.15 today`.
  private func isBesideDay(_ hour: Int, _ minute: Int, _ end: Int) -> Bool {
    hour > 5 && minute % 5 == 0 && [.weekday, .today, .tomorrow].contains(word(end))
  }

  /// Whether what looks like a time begins or ends a range: `18.30 to 20`.
  private func isSpan(_ hour: Int, _ minute: Int, _ end: Int, _ around: Surroundings) -> Bool {
    guard around.contains(.range), hour > 5, minute % 5 == 0 else { return false }
    return isMark(end, "-") && isNumber(end + 1) || word(end) == .to && isNumber(end + 1) && !continues(end + 2)
  }

  // MARK: In digits

  private func digital(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Int? {
    let hour = value(i)
    let digits = Int(tokens[i].digits)
    let next = i + 1
    // 17:00, 5.30pm, 9h30
    if digits <= 2, isMark(next, ":") || isMark(next, ".") || isLetter(next, "h"), isGlued(next) || isLetter(next, "h")
    {
      let isColon = isMark(next, ":")
      let isDot = isMark(next, ".")
      let at = next + 1
      if isNumber(at), tokens[at].digits == 2, isGlued(at) || (!isColon && !isDot && meridiem(at + 1) != nil) {
        let minute = value(at)
        var end = at + 1
        var second = 0
        if isColon, isMark(end, ":"), isGlued(end), isNumber(end + 1), isGlued(end + 1), tokens[end + 1].digits == 2 {
          second = value(end + 1)
          end += 2
          if isMark(end, "."), isGlued(end), isNumber(end + 1), isGlued(end + 1) { end += 2 }
        }
        // `11:30h`
        if isColon, isLetter(end, "h"), isGlued(end), !continues(end + 1) { end += 1 }
        let half = meridiem(end)
        if isDot, half == nil {
          // 5.30 is a time only where one is expected.
          guard
            !around.isDisjoint(with: [.hour, .day]) || isAsked(i) || isBesideDay(hour, minute, end)
              || isSpan(hour, minute, end, around), !continues(end) || isMark(end, "-"), minute < 60,
            hour < 24,
            word(end) != .counted
          else { return nil }
        }
        if !isColon, !isDot, around.contains(.length) { return nil }
        guard half != nil || !continues(end) || mayGoOn(end, around) else { return nil }
        guard minute < 60, second < 60, hour < 25, half == nil || hour < 24 else {
          return isColon ? impossible(i, end, hour, &m) : nil
        }
        let exact: Moment.Half =
          (digits == 2 && hour < 10) || hour == 0 || hour > 12 || (!isColon && !isDot) ? .exact : .open
        m.set(hour % 24, minute, half?.half ?? exact)
        m.second = Int8(truncatingIfNeeded: second)
        fired(Rule.clock, i, half?.next ?? end)
        return oclock(half?.next ?? end)
      }
      // 17h, 15h
      if !isColon, !isDot, !isGlued(at) || tokens[at].kind == .mark, hour < 25, !around.contains(.length),
        !continues(at) || isMark(at, "-")
      {
        guard
          around.contains(.hour) || around.contains(.day) || around.contains(.range)
            || (isGlued(next) && hour > 12 && hour < 24)
        else { return nil }
        m.set(hour % 24, 0, .exact)
        fired(Rule.clock, i, at)
        return at
      }
      if isDot, let half = meridiem(next), hour <= 24 { return hourOnly(i, hour, half, &m) }
      if isColon || isDot { return nil }
    }
    // `10 20 am`, while the 10 of `room 3 10 am` is an hour.
    if digits <= 2, (1...12).contains(hour), isNumber(next), !isGlued(next), (13...59).contains(value(next)),
      let half = meridiem(next + 1)
    {
      m.set(hour, value(next), half.half)
      fired(Rule.clock, i, half.next)
      return half.next
    }
    if let half = meridiem(next) {
      if digits <= 2 {
        // `feb 5 am`: a part of the day.
        guard hour < 25, hour <= 12 || word(next) == .meridiem || !isLetter(next, "a") else { return nil }
        return hourOnly(i, hour, half, &m)
      }
      guard digits <= 4, value(i) % 100 < 60, value(i) / 100 < 25 else { return nil }
      m.set(value(i) / 100 % 24, value(i) % 100, value(i) / 100 > 12 ? .exact : half.half)
      fired(Rule.compactTime, i, half.next)
      return half.next
    }
    if hour < 25, digits <= 2 {
      let end = oclock(next)
      if end != next {
        // `9 Uhr 30`
        if spells(next, "uhr"), tokens[end].digits == 2, value(end) < 60, !continues(end + 1), word(end + 1) != .unit {
          m.set(hour % 24, value(end), hour > 12 ? .exact : .open)
          fired(Rule.oclock, i, end + 1)
          return end + 1
        }
        let half = meridiem(end)
        m.set(hour % 24, 0, half?.half ?? (hour > 12 ? .exact : .open))
        fired(Rule.oclock, i, half?.next ?? end)
        return half?.next ?? end
      }
    }
    // `1900 hours`, `1900h`
    if digits == 4, isUnit(next, .hour), has(next, .plural) || isGlued(next) && !continues(next + 1),
      value(i) % 100 < 60, value(i) < 2400
    {
      m.set(value(i) / 100, value(i) % 100, .exact)
      fired(Rule.compactTime, i, next + 1)
      return next + 1
    }
    if digits <= 2, (1...12).contains(hour), word(next) == .sharp, !isBeforeNoun(next + 1), !around.contains(.length) {
      // `8 sharp`
      m.set(hour)
      return next
    }
    if digits == 6, i > 0, isGlued(i), isLetter(i - 1, "t"), value(i) / 10_000 < 24, value(i) / 100 % 100 < 60 {
      // `20261121T090000`
      m.set(value(i) / 10_000, value(i) / 100 % 100, .exact)
      return next
    }
    if digits <= 2, (1...12).contains(hour), word(next) == .ish, isGlued(next) {
      // `8ish`
      m.set(hour)
      return next + 1
    }
    // hhmm
    let isSpan = around.contains(.range) && digits == 4 && isMark(next, "-") && tokens[next + 1].digits == 4
    if digits == 4 || digits == 3, !continues(next) || isSpan, value(i) % 100 < 60, value(i) / 100 < 24 {
      let looksLikeYear = (1900...2099).contains(value(i))
      let isAlone = i == 0 && next == count && (digits == 4 || value(i) >= 100 && value(i) % 5 == 0)
      let allowed =
        around.contains(.hour) || (!looksLikeYear && (around.contains(.day) || around.contains(.range) || isAlone))
      guard allowed, word(next) != .counted, word(next) != .unit else { return nil }
      m.set(value(i) / 100, value(i) % 100, digits == 4 && value(i) < 1000 || value(i) >= 1300 ? .exact : .open)
      let end = word(next) == .ish ? next + 1 : next
      fired(Rule.compactTime, i, end)
      return end
    }
    // at 12 15
    if around.contains(.hour), digits <= 2, (1...23).contains(hour), isNumber(next), !isGlued(next),
      tokens[next].digits == 2,
      (0..<60).contains(value(next)), !continues(next + 1), word(next + 1) != .month, word(next + 1) != .unit,
      word(next + 1) != .counted, tokens[next + 1].kind != .mark || !isGlued(next + 1)
    {
      m.set(hour, value(next), hour > 12 ? .exact : .open)
      fired(Rule.spokenTime, i, next + 1)
      return next + 1
    }
    return nil
  }

  /// What may stand right behind a time in figures: a range's dash, `Z`, the second half of an ISO interval.
  private func mayGoOn(_ i: Int, _ around: Surroundings) -> Bool {
    around.contains(.range) && isMark(i, "-") || isLetter(i, "z") && !isGlued(i + 1)
      || isMark(i, "/") && tokens[i + 1].digits == 4
  }

  private func hourOnly(_ i: Int, _ hour: Int, _ half: (half: Moment.Half, next: Int), _ m: inout Moment) -> Int {
    m.set(hour % 24, 0, hour > 12 || hour == 0 ? .exact : half.half)
    fired(Rule.hourOnly, i, half.next)
    return half.next
  }

  /// `25:00`: meant as a time, and none.
  private func impossible(_ i: Int, _ end: Int, _ hour: Int, _ m: inout Moment) -> Int? {
    guard hour < 30 || value(i + 2) < 60 && i == 0 && end == count else { return nil }
    m.hour = 0
    m.isImpossible = true
    return end
  }

  func oclock(_ i: Int) -> Int {
    if word(i) == .oclock { return skipDot(i + 1) }
    if isLetter(i, "o"), spells(i + 1, "clock") { return i + 2 }
    return i
  }

  /// Whether a time with a mark of its own stands there, not a bare number.
  func isMarkedTime(_ i: Int) -> Bool {
    var m = Moment()
    return clock(i, &m, []) != 0 && !m.isBare
  }

  /// `5` behind `at`, or beside a day.
  private func bareHour(_ first: Number, _ m: inout Moment, _ around: Surroundings) -> Int {
    guard !around.isDisjoint(with: [.hour, .day, .range]), first.value < 25, first.digits <= 2 else { return 0 }
    if first.digits == 0, first.value == 0 { return 0 }
    let next = first.next
    guard !continues(next) || (isMark(next, "-") || isMark(next, "/")) && around.contains(.range) else { return 0 }
    switch word(next) {
    case .counted, .month, .hundred, .thousand, .ordinalSuffix: return 0
    case .unit: return 0
    case .of where !around.contains(.day): return 0
    default: break
    }
    if isMark(next, "%") || isMark(next, "$") { return 0 }
    m.set(
      first.value % 24, 0,
      first.value > 12 || first.value == 0 || (first.digits == 2 && first.value < 10) ? .exact : .open)
    m.isBare = true
    if word(next) == .ish { return next + 1 }
    return next
  }
}
