import Agenda
import Civil

/// The choice of the temporal phrases of a line that decide the item; the others stay in its name.
struct DateChoice {
  /// The index of the phrase that gives the date.
  var date: Int?
  /// The index of the phrase that gives the repeat.
  var recurrence: Int?
  /// The index of a bare length of time, which is the estimate.
  var duration: Int?

  /// The index of an `all day` that stands apart from its day.
  var allDay: Int?

  init() {}

  /// - Parameter reminder: the start of the phrase that belongs to `remind me`, which decides before all others; nil if
  /// none.
  init(_ expressions: [TemporalExpression], reminder: Int?, in bytes: Bytes, _ language: LanguageGrammar) {
    var best = -1
    let asked = DateChoice.startOfAsked(bytes, language)
    for index in expressions.indices {
      // `ask if sam can cover friday`: the day is of what is asked.
      if let asked, index != reminder, expressions[index].isAsked(behind: asked, in: bytes, language) { continue }
      if expressions[index].isRepeat {
        recurrence = index
        continue
      }
      if expressions[index].isAllDay, expressions[index].date == nil {
        allDay = index
        continue
      }
      guard expressions[index].saysWhen else {
        if expressions[index].seconds != nil, index != reminder, !expressions[index].isIdle(in: bytes, language) {
          duration = index
        }
        continue
      }
      let rank = index == reminder ? 4 : expressions[index].rank
      // Of two with the same rank, the last one decides.
      guard rank >= best else { continue }
      // `gig friday at 7, sitter comes at 6:30`: a time alone is of something else.
      if let date, expressions[date].saysDay, expressions[date].hasTime, expressions[index].isOnlyTime, rank < 3 {
        continue
      }
      // `Tue 3 dec dentist 10:15`: the hour is of a day that makes no sense.
      if let date, expressions[date].problem != nil, expressions[index].isOnlyTime { continue }
      // `thursday - Thanksgiving` says one day twice: the name is the other.
      if rank == best, let date, expressions[date].isDay(expressions[index].date), expressions[index].time == nil {
        continue
      }
      // `mon 8 march - labour day`: the text behind a dash is the reason.
      if rank == best, let date, expressions[date].isPlainDay, expressions[index].isAside(in: bytes) { continue }
      best = rank
      date = index
    }
    // `aspirin 8am, statin 9pm every day`: the repeat has its own time, and the other is not dropped from the name.
    if let recurrence, expressions[recurrence].time != nil, let other = date, other != reminder,
      expressions[other].isOnlyTime || expressions[other].isAtNoTime(of: expressions[recurrence])
    {
      date = nil
    }
  }
}

extension DateChoice {
  /// The offset of the `if` in a line that asks somebody something: `ask jo if she can come on friday`; nil for any other.
  private static func startOfAsked(_ bytes: Bytes, _ language: LanguageGrammar) -> Int? {
    guard language.itemWords.askingOthers.contains(bytes, 0..<bytes.endOfWord(from: 0)) else { return nil }
    return NameWords(bytes).prefix(5).dropFirst().first { language.itemWords.whether.contains(bytes, $0) }?.lowerBound
  }
}

extension TemporalExpression {
  /// True if it is a day that stands in a question to somebody, and not when that is to be asked: an hour, `tomorrow` or
  /// what is behind a comma tells that.
  fileprivate func isAsked(behind start: Int, in bytes: Bytes, _ language: LanguageGrammar) -> Bool {
    range.lowerBound > start && saysDay && !hasTime && !isRepeat && lead != .deadline && lead != .start
      && bytes.phrase(language.smallWords.dayWords, at: range.lowerBound) != range.upperBound
      && !bytes[start..<range.lowerBound].contains(UInt8(ascii: ","))
  }

  /// By, due and before decide first, even over a range; then on, at and in; then the rest.
  @inline(__always)
  var rank: Int {
    switch lead {
    case .deadline: 3
    case .placing, .start: isPossessive ? 0 : 2
    // `blood test monday 8am, no food after midnight`
    case .after: isPossessive || !saysDay && time != nil ? 0 : 1
    case .none: isPossessive ? 0 : 1
    }
  }

  /// True if it tells a day or a time, or that there is none, or makes no sense as one.
  @inline(__always)
  var saysWhen: Bool {
    date != nil || time != nil || endDate != nil || endTime != nil || isNever || isAllDay
      || problem != nil && !isRepeat
  }

  /// True if it tells a time and no day.
  @inline(__always)
  var isOnlyTime: Bool { !saysDay && time != nil && !isRepeat && problem == nil }

  /// True if it is an hour of a day that is none of the weekdays of a repeat: `maths wed 11:15 and fri 14:00 weekly`.
  func isAtNoTime(of repeating: TemporalExpression) -> Bool {
    guard saysDay, hasTime, let date, let days = repeating.recurrence?.byDay, !days.isEmpty else { return false }
    return !days.contains { $0.weekday == date.weekday }
  }

  /// True if it is one day on which something may take place, with or without a time: no deadline, range, repeat or
  /// possessive.
  @inline(__always)
  var isPlainDay: Bool {
    saysDay && date != nil && endDate == nil && endTime == nil && periodEnd == nil && !isRepeat && zone == nil
      && problem == nil && !isAllDay && lead != .deadline && lead != .after && !isPossessive && otherRanges.isEmpty
      && others.isEmpty
  }

  /// True if it is that whole day, and nothing more.
  @inline(__always)
  func isDay(_ other: CivilDate?) -> Bool {
    other != nil && date == other && time == nil && endDate == nil && periodEnd == nil && problem == nil
  }

  /// True if a dash with spaces around it stands before it.
  func isAside(in bytes: Bytes) -> Bool {
    let start = range.lowerBound
    return start > 2 && bytes[start - 1].isSpace && bytes[start - 2] == UInt8(ascii: "-") && bytes[start - 3].isSpace
  }

  /// True if it is a length only in form: `wait a second`, `give me a minute`.
  @inline(__always)
  func isIdle(in bytes: Bytes, _ language: LanguageGrammar) -> Bool {
    bytes.phrase(language.temporalWords.articles, at: range.lowerBound) != nil
  }
}
