extension EnglishDates {
  static let hourBeforeDay = DateRule(
    "hour, then day", ["9 tomorrow", "8 tonight", "5 in the afternoon", "0900 tomorrow"],
    at: .words(.cardinal) + .digits,
    .moment { parser, i, m, _ in parser.hourBeforeDay(i, &m) })
}

/// Bare numbers that are hours because a day follows them.
extension TemporalParser {
  /// `9 tomorrow`, `8 tonight`, `5 in the afternoon`, `1 at night`.
  func hourBeforeDay(_ i: Int, _ m: inout Moment) -> Int {
    guard let number = number(i), !continues(number.next) else { return 0 }
    let at = number.next
    if (1...12).contains(number.value), number.digits <= 2, isBeforeTime(at) {
      // `8 and 10pm`
      m.set(number.value)
      m.isBare = true
      return at
    }
    if number.digits == 4, number.value < 1000, number.value % 100 < 60 {
      // `0900 tomorrow`
      guard word(at) == .today || word(at) == .tomorrow || word(at) == .weekday, i == 0 || !numbers(i - 1) else {
        return 0
      }
      m.set(number.value / 100, number.value % 100, .exact)
      return at
    }
    // `wake me up 815 tonight`, while one pays 250.
    if number.digits == 3, (1...12).contains(number.value / 100), number.value % 100 < 60, i > 0, word(i - 1) == .up,
      isPart(at, .tonight) || word(at) == .this && word(at + 1) == .part
    {
      m.set(number.value / 100, number.value % 100, .open)
      return at
    }
    // `reply to reviewer 2 tomorrow`
    if i > 0, number.value <= 12, word(at) == .today || word(at) == .tomorrow || isPart(at, .tonight), numbers(i - 1) {
      return 0
    }
    // `print pages 1 and 2 tomorrow`
    if i > 2, endsNumbers(i) { return 0 }
    // `a bad one today`
    if i > 0, number.digits == 0, number.value == 1, word(at) != .in { return 0 }
    // `watch 24 tonight` has a title, `a table for two tonight` has guests.
    guard (1...23).contains(number.value), number.digits <= 2,
      i == 0 || number.value <= 12 && (word(i - 1) != .for || number.value > 4 || word(at) == .in)
        || number.value > 12 && word(i - 1) != .media
    else { return 0 }
    if word(at) == .in || word(at) == .at, countsThings(i, number) { return 0 }
    switch word(at) {
    case .today, .tomorrow: if has(at, .possessive) { return 0 }
    case .part where isPart(at, .tonight): break
    case .in where word(at + 1) == .the && word(at + 2) == .part: break
    case .at where isPart(at + 1, .night): break
    case .this where word(at + 1) == .part: break
    default: return 0
    }
    m.set(number.value, 0, number.value > 12 ? .exact : .open)
    m.isBare = true
    return at
  }

  /// True for the `one` of `take one at night` and of `tablets, one in the morning`: it counts things.
  private func countsThings(_ i: Int, _ number: Number) -> Bool {
    guard number.digits == 0, number.value < 4, i > 0 else { return false }
    return word(i - 1) == .and || isMark(i - 1, ",") || tokens[i - 1].kind == .word && word(i - 1) == .unknown
  }

  /// True if `and` and a time with its am or pm follow.
  private func isBeforeTime(_ i: Int) -> Bool {
    guard word(i) == .and || isMark(i, "&") else { return false }
    var time = Moment()
    return clock(i + 1, &time, []) != 0 && (time.half == .am || time.half == .pm)
  }
}
