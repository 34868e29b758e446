internal import Agenda
import Civil

extension EnglishDates {
  static let timeInFigures = DateRule(
    "time in figures",
    [
      "17:00", "5:30pm", "5.30pm", "17h", "9h30", "03:00", "5pm", "5 p.m.", "9a", "12 am", "3 in the pm", "4 o'clock",
      "3 oclock pm", "at 1030", "0930", "810 pm",
    ],
    at: .digits, .time { parser, i, m, around in parser.digital(i, &m, around) ?? 0 })
  static let timeInWords = DateRule(
    "time in words", ["seven thirty pm", "at eight forty", "five-thirty pm", "eleven oclock", "eight pm"],
    at: .words(.cardinal, .a), .time { parser, i, m, around in parser.spoken(i, &m, around) ?? 0 })
  static let pastTo = DateRule(
    "minutes past/to hour", ["half past five", "quarter to 6", "a quarter past nine", "twenty past 2", "10 to 2"],
    at: .words(.cardinal, .half, .quarter, .a) + .digits,
    .time { parser, i, m, around in parser.minutesFromHour(i, &m, around) })
  static let bareHour = DateRule(
    "bare hour", ["at 5", "by 11", "tomorrow 9"], at: .words(.cardinal) + .digits,
    .time { parser, i, m, around in parser.bareHour(i, &m, around) })
  static let invited = DateRule(
    "time for time", ["7pm for 7.30"], at: .anything, .continuation { parser, i, d in parser.invited(i, d) })
}

/// Times on the clock.
extension TemporalParser {
  /// The `for 7.30` of `7 for 7.30`, as invitations say when guests come and when it begins.
  func invited(_ i: Int, _ d: PartialExpression) -> Int {
    guard word(i) == .for, d.from.hasHour, !d.hasEnd, d.length == nil, isNumber(i + 1), isGlued(i + 2) else { return 0 }
    var begins = Moment()
    let end = clock(i + 1, &begins, .hour)
    guard end != 0, begins.minute != 0, standsFree(i + 1, end) else { return 0 }
    let minutes = (Int(begins.hour) - Int(d.from.hour)) * 60 + Int(begins.minute) - Int(d.from.minute)
    return (1...60).contains((minutes + 720) % 720) ? end : 0
  }

  /// The surroundings of a number, which decide what a bare one may mean.
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
      // `flat 1A` is no hour, while `9A` may be.
      let isName = half == .am && isUpper(i) && i > 1 && (word(i - 2) == .in || numbers(i - 2))
      if isGlued(i), !isName, !isGlued(i + 1) || tokens[i + 1].kind == .mark { return (half, skipDot(i + 1)) }
      return nil
    }
    if isMark(i, "."), isGlued(i), word(i + 1) == .meridiem { return meridiem(i + 1) }
    if word(i) == .in, word(i + 1) == .the, word(i + 2) == .meridiem { return meridiem(i + 2) }
    // `7 of the morning`
    let part = skipThe(i + 1)
    if word(i) == .of, isPart(part, .morning) || isPart(part, .afternoon), !isBeforeNoun(part + 1) {
      return (isPart(part, .morning) ? .am : .pm, part + 1)
    }
    return nil
  }

  func oclock(_ i: Int) -> Int {
    if word(i) == .oclock { return skipDot(i + 1) }
    if isLetter(i, "o"), spells(i + 1, "clock") { return i + 2 }
    return i
  }

  /// True if a time with a mark of its own stands there, not a bare number.
  func isMarkedTime(_ i: Int) -> Bool {
    var m = Moment()
    return clock(i, &m, []) != 0 && !m.isBare
  }

  /// `5` behind `at`, or beside a day.
  func bareHour(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Int {
    guard let first = number(i), !around.isDisjoint(with: [.hour, .day, .range]), first.digits <= 2,
      // `24` alone counts something.
      first.value < (around.contains(.range) ? 25 : 24)
    else { return 0 }
    if first.digits == 0, first.value == 0 { return 0 }
    let next = first.next
    guard !continues(next) || (isMark(next, "-") || isMark(next, "/")) && around.contains(.range) else { return 0 }
    if isAddress(next) { return 0 }
    switch word(next) {
    case .counted, .month, .hundred, .thousand, .ordinalSuffix: return 0
    case .unit: return 0
    // `today, 3 nights in a row`
    case .part where has(next, .plural) && !around.contains(.hour): return 0
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

  /// True if a street, or the name of a place, follows a number: `at 14 Lygon Street`.
  private func isAddress(_ i: Int) -> Bool {
    guard tokens[i].kind == .word else { return false }
    if tokens[i + 1].kind == .word, EnglishDates.surelyStreets.contains(where: { spells(i + 1, $0) }) { return true }
    guard has(i, .capital) else { return false }
    // `lunch at 5 Guys`
    if EnglishDates.namesBehindFigures.contains(where: { spells(i, $0) }) { return true }
    // `valuation at 9 The Paddock`
    if word(i) == .the, has(i + 1, .capital), tokens[i + 1].kind == .word { return true }
    let end = has(i + 1, .capital) && tokens[i + 2].kind == .word && has(i + 2, .capital) ? i + 2 : i + 1
    return EnglishDates.streets.contains { spells(end, $0) }
  }
}
