import Agenda
import Civil
import Foundation
import Grammar

/// What the words of a reminder mean.
struct ReminderWords {
  let reader: Reader

  /// All the reminders that the words name: `1 day before, 1h before`; nil where they are something else too.
  func reminders(_ words: String) -> [Reminder]? {
    guard words.utf8.count <= Bounds.phrase else { return nil }
    let parts = words.lowercased().replacing(" and ", with: ",").split(separator: ",").map { String($0).trimmed }
    let found = parts.compactMap(reminder)
    return found.isEmpty || found.count < parts.count ? nil : found
  }

  private func reminder(_ words: String) -> Reminder? {
    // What repeats is reminded of each time anyway.
    for start in ["every year ", "each year ", "every time ", "each time ", "always "] where words.hasPrefix(start) {
      return reminder(String(words.dropFirst(start.count)))
    }
    if ["on time", "when due", "when it is due", "at the time", "at start", "when it starts"].contains(words) {
      return .onTime
    }
    for ending in [" on the day", " that day", " the same day", " of the day", " on that day"]
    where words.hasSuffix(ending) {
      return time(String(words.dropLast(ending.count))).map { Reminder(time: $0) }
    }
    for middle in [" before at ", " earlier at "] {
      if let range = words.range(of: middle), let time = time(String(words[range.upperBound...])) {
        return before(String(words[..<range.lowerBound])).flatMap {
          $0.seconds == 0 ? Reminder(days: $0.days, time: time) : nil
        }
      }
    }
    for ending in [" before", " beforehand", " earlier", " ahead", " in advance", " before it"]
    where words.hasSuffix(ending) {
      let rest = String(words.dropLast(ending.count))
      if let reminder = before(rest) ?? partBefore(rest) { return reminder }
      // `9am the day before`, `9am 2 days before`
      return rest.splitBefore { before($0) }.flatMap { split in
        // A number alone is an item's.
        guard split.meaning.seconds == 0, Int(split.before) == nil, let time = time(split.before) else { return nil }
        return Reminder(days: split.meaning.days, time: time)
      }
    }
    return nil
  }

  /// `1h`, `2 days`, `the day`: how long before.
  private func before(_ words: String) -> Reminder? {
    if ["the day", "a day", "day"].contains(words) { return Reminder(days: 1) }
    if ["the week", "a week", "week"].contains(words) { return Reminder(days: 7) }
    guard let length = words.length else { return nil }
    return length.days == 0
      ? Reminder(seconds: length.seconds) : length.seconds == 0 ? Reminder(days: length.days) : nil
  }

  /// `the evening`, `night`: that part of the day before.
  private func partBefore(_ words: String) -> Reminder? {
    let part = words.hasPrefix("the ") ? String(words.dropFirst(4)) : words
    guard ["morning", "afternoon", "evening", "night"].contains(part), let time = reader.moment(part)?.time else {
      return nil
    }
    return Reminder(days: 1, time: time)
  }

  private func time(_ words: String) -> CivilTime? {
    let words = words.hasPrefix("at ") ? String(words.dropFirst(3)) : words
    if let minutes = words.minutes, minutes < 1440 { return CivilTime(secondOfDay: minutes * 60) }
    guard let moment = reader.moment(words), !moment.saysDay, moment.seconds == nil else { return nil }
    return moment.time
  }
}

extension String {
  /// A length of time such as `10m`, `1h30`, `half an hour`, `2 days`: days, and seconds besides.
  var length: (days: Int, seconds: Int)? {
    var words = trimmed.lowercased()
    if ["half an hour", "half hour", "a half hour"].contains(words) { return (0, 1800) }
    if let space = words.firstIndex(of: " "), let number = String.smallNumbers[String(words[..<space])] {
      words = "\(number)" + words[space...]
    }
    var (days, seconds, last) = (0, 0, 0)
    var rest = words[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), number <= 10_000 else { return nil }
      rest = rest.dropFirst(digits.count).drop { $0 == " " }
      let unit = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(unit.count).drop { $0 == " " }
      switch unit {
      case "m", "min", "mins", "minute", "minutes": last = 60
      case "h", "hr", "hrs", "hour", "hours": last = 3600
      case "d", "day", "days": last = 86_400
      case "w", "week", "weeks": last = 604_800
      // The minutes of `1h30`.
      case "" where last == 3600 && rest.isEmpty: last = 60
      default: return nil
      }
      if last >= 86_400 { days += number * last / 86_400 } else { seconds += number * last }
    }
    return days > 0 || seconds > 0 ? (days, seconds) : nil
  }

  private static let smallNumbers = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "sixty": 60, "ninety": 90,
  ]
}
