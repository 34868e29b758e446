import Agenda
import Civil

/// Which of a line's temporal phrases decide the item, and which stay in its name.
struct DateChoice {
  /// The index of the phrase that says when.
  var date: Int?
  /// The index of the phrase that says how it repeats.
  var recurrence: Int?
  /// The index of a bare length of time, which says how long it takes.
  var duration: Int?

  /// The index of an `all day` that stands apart from its day.
  var allDay: Int?

  init() {}

  /// - Parameter reminder: where a phrase stands that belongs to `remind me`, which decides before all others.
  init(_ expressions: [TemporalExpression], reminder: Int?, in bytes: Bytes, _ language: LanguageGrammar) {
    var best = -1
    for index in expressions.indices {
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
      // Of two that rank alike the last decides.
      guard rank >= best else { continue }
      // `gig friday at 7, sitter comes at 6:30`: a time alone is of something else.
      if let date, expressions[date].saysDay, expressions[date].hasTime, expressions[index].isOnlyTime, rank < 3 {
        continue
      }
      // `thursday - Thanksgiving` says one day twice: the name is the other.
      if rank == best, let date, expressions[date].isDay(expressions[index].date), expressions[index].time == nil {
        continue
      }
      // `mon 8 march - labour day`: what stands behind a dash says why.
      if rank == best, let date, expressions[date].isPlainDay, expressions[index].isAside(in: bytes) { continue }
      best = rank
      date = index
    }
  }
}

extension TemporalExpression {
  /// By, due and before decide first, even over a range; then on, at and in; then the rest.
  @inline(__always)
  var rank: Int {
    switch lead {
    case .deadline: 3
    case .placing: isPossessive ? 0 : 2
    // `blood test monday 8am, no food after midnight`
    case .after: isPossessive || !saysDay && time != nil ? 0 : 1
    case .none: isPossessive ? 0 : 1
    }
  }

  /// Whether it says a day or a time, or that there is none, or failed to.
  @inline(__always)
  var saysWhen: Bool {
    date != nil || time != nil || endDate != nil || endTime != nil || isNever || isAllDay
      || problem != nil && !isRepeat
  }

  /// Whether it says a time and no day.
  @inline(__always)
  var isOnlyTime: Bool { !saysDay && time != nil && !isRepeat && problem == nil }

  /// Whether it is one day, at a time or not, that something may be on: no deadline, range, repeat or possessive.
  @inline(__always)
  var isPlainDay: Bool {
    saysDay && date != nil && endDate == nil && endTime == nil && periodEnd == nil && !isRepeat && zone == nil
      && problem == nil && !isAllDay && lead != .deadline && lead != .after && !isPossessive && otherRanges.isEmpty
      && others.isEmpty
  }

  /// Whether it is that whole day, and says no more.
  @inline(__always)
  func isDay(_ other: CivilDate?) -> Bool {
    other != nil && date == other && time == nil && endDate == nil && periodEnd == nil && problem == nil
  }

  /// Whether a dash stands before it, apart from both sides.
  func isAside(in bytes: Bytes) -> Bool {
    let start = range.lowerBound
    return start > 2 && bytes[start - 1].isSpace && bytes[start - 2] == UInt8(ascii: "-") && bytes[start - 3].isSpace
  }

  /// Whether it is a length only in form: `wait a second`, `give me a minute`.
  @inline(__always)
  func isIdle(in bytes: Bytes, _ language: LanguageGrammar) -> Bool {
    bytes.phrase(language.temporalWords.articles, at: range.lowerBound) != nil
  }
}
