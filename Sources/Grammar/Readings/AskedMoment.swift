import Agenda
import Civil

/// The meaning of a moment that only limits the time of a question.
extension TemporalExpression {
  /// Makes `before friday` the days up to it, and `after 3` the rest of that day.
  ///
  /// - Parameter today: the day of the question.
  mutating func open(from today: CivilDate, in bytes: Bytes) {
    guard !isSpan, !isRepeat, seconds == nil, others.isEmpty, let date else { return }
    if hasTime {
      if says(.after, in: bytes) {
        (endTime, endDate) = (.lastMinute, date)
      } else if says(.before, in: bytes) || says(.by, in: bytes) {
        (endTime, endDate, time) = (time, date, .midnight)
      }
    } else if saysDay, says(.before, in: bytes) || says(.by, in: bytes) {
      // `before friday` leaves friday out, `by friday` does not.
      let last = says(.before, in: bytes) ? date.adding(days: -1) : periodEnd ?? date
      guard last >= today else { return }
      (self.date, periodStart, periodEnd, time) = (today, today, last, nil)
    } else if saysDay, lead == .after {
      let first = (periodEnd ?? date).adding(days: 1)
      (self.date, periodStart, periodEnd, time) = (first, first, first.adding(days: Self.daysAhead), nil)
    }
  }

  /// Returns true if a word is among its own words: `on thursday after 3`.
  private func says(_ word: StaticString, in bytes: Bytes) -> Bool {
    range.contains { bytes.isWordStart($0) && bytes.phrase(word, at: $0) != nil }
  }

  /// The number of days that a question covers if it names no last day.
  private static let daysAhead = 30
}
