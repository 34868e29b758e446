package import Agenda
package import Civil

/// The distance that something moves in time.
package enum Shift: Hashable, Sendable {
  case amount(days: Int, seconds: Int)
  /// Months of the calendar.
  case months(Int)
  /// To the next such weekday after its own day.
  case after(Weekday)
  /// To the last such weekday before its own day.
  case before(Weekday)
}

extension Shift {
  /// Reads `1 week`, or `-1 hour` for a move to an earlier time.
  package init?(_ words: String, by reader: Reader) {
    let isEarlier = words.hasPrefix("-")
    let told = isEarlier ? String(words.dropFirst()) : words
    let sign = isEarlier ? -1 : 1
    if let months = reader.months(told) {
      self = .months(sign * months)
      return
    }
    let amount: (days: Int, seconds: Int)
    if let length = reader.length(told) {
      amount = length
    } else if let seconds = reader.moment(told)?.seconds {
      amount = (seconds / 86_400, seconds % 86_400)
    } else {
      return nil
    }
    self = .amount(days: sign * amount.days, seconds: sign * amount.seconds)
  }

  /// True if it is a matter of hours or minutes.
  package var isOfHours: Bool { if case .amount(_, let seconds) = self { seconds != 0 } else { false } }

  /// Returns the moment to which it moves something that is at `when`.
  package func moved(_ when: When) -> When {
    switch self {
    case .amount(let days, let seconds):
      let day = when.date.adding(days: days)
      guard seconds != 0 else { return When(day, when.time, zone: when.zone) }
      let moved = CivilDateTime(day, when.time ?? .midnight).adding(seconds: seconds)
      return When(moved.date, moved.time, zone: when.zone)
    case .months(let months): return When(when.date.adding(months: months), when.time, zone: when.zone)
    case .after(let weekday):
      let ahead = (weekday.rawValue - when.date.weekday.rawValue + 6) % 7 + 1
      return When(when.date.adding(days: ahead), when.time, zone: when.zone)
    case .before(let weekday):
      let back = (when.date.weekday.rawValue - weekday.rawValue + 6) % 7 + 1
      return When(when.date.adding(days: -back), when.time, zone: when.zone)
    }
  }
}
