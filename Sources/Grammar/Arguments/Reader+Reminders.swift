package import Agenda
import Civil

extension Reader {
  /// Returns all reminders that the words name: `1 day before, 1h before`; nil if some words are no reminder.
  package func reminders(_ words: String) -> [Reminder]? {
    guard words.utf8.count <= Bounds.phrase else { return nil }
    let parts = replacing(.and, in: words.lowercased(), with: ",").utf8.split(separator: UInt8(ascii: ",")).map {
      String(Substring($0)).trimmed
    }
    let found = parts.compactMap(reminder)
    if !found.isEmpty, found.count == parts.count { return found }
    // `an hour and a half before` is one.
    if words.contains(",") { return nil }
    if let one = reminder(words.lowercased()) { return [one] }
    // `1 day and 1 hour before`
    guard let ending = language.reminderWords.beforehand.first(where: words.lowercased().hasSuffix) else { return nil }
    let each = parts.compactMap { reminder($0.hasSuffix(ending) ? $0 : $0 + ending) }
    return each.count == parts.count ? each : nil
  }

  /// Returns reminders as a command writes them.
  package func spelling(_ reminders: [Reminder]) -> String {
    reminders.map(language.reminderWords.spelling).joined(separator: ", ")
  }

  private func reminder(_ words: String) -> Reminder? {
    // Each time of a repeat has its reminder anyway.
    for start in language.reminderWords.eachTime + language.reminderWords.onceMore where words.hasPrefix(start) {
      return reminder(String(words.dropFirst(start.count)))
    }
    if language.reminderWords.onTime.contains(words) { return .onTime }
    for ending in language.reminderWords.onTheDay where words.hasSuffix(ending) {
      return timeOfReminder(String(words.dropLast(ending.count))).map { Reminder(time: $0) }
    }
    for middle in language.reminderWords.beforeAt {
      if let split = words.splits(at: middle).first, let time = timeOfReminder(split.after) {
        return before(split.before).flatMap { $0.seconds == 0 ? Reminder(days: $0.days, time: time) : nil }
      }
    }
    for ending in language.reminderWords.beforehand where words.hasSuffix(ending) {
      let rest = String(words.dropLast(ending.count))
      if let reminder = before(rest) ?? partBefore(rest) { return reminder }
      // `9am the day before`, `9am 2 days before`
      return rest.splitBefore { before($0) }.flatMap { split in
        // A number alone is an item's.
        guard split.meaning.seconds == 0, Int(split.before) == nil, let time = timeOfReminder(split.before) else {
          return nil
        }
        return Reminder(days: split.meaning.days, time: time)
      }
    }
    return nil
  }

  /// `1h`, `2 days`, `the day`: the time before the item.
  private func before(_ words: String) -> Reminder? {
    if let days = language.reminderWords.oneBefore[words] { return Reminder(days: days) }
    if let days = daysOfMonths(words) { return Reminder(days: days) }
    guard let length = length(words) ?? lengthInWords(words) else { return nil }
    return length.days == 0
      ? Reminder(seconds: length.seconds) : length.seconds == 0 ? Reminder(days: length.days) : nil
  }

  /// `three quarters of an hour`: a length as date rules read it.
  private func lengthInWords(_ words: String) -> (days: Int, seconds: Int)? {
    guard words.first?.isLetter == true, let seconds = moment(words)?.seconds else { return nil }
    return (seconds / 86_400, seconds % 86_400)
  }

  /// `3 months`, `a month`: the days of so many months, which no reminder counts exactly.
  private func daysOfMonths(_ words: String) -> Int? {
    let words = words.trimmed
    guard let space = words.utf8.lastIndex(of: UInt8(ascii: " ")),
      let months = language.lengthWords.unitsOfMonths[String(words[words.utf8.index(after: space)...])],
      case let count = String(words[..<space]).trimmed,
      let number = Int(count) ?? language.lengthWords.countedLengths[count], (1...24).contains(number)
    else { return nil }
    return (number * months * 365 + 6) / 12
  }

  /// `the evening`, `night`: that part of the day before the item.
  private func partBefore(_ words: String) -> Reminder? {
    let part =
      words.hasPrefix(language.reminderWords.definite)
      ? String(words.dropFirst(language.reminderWords.definite.count)) : words
    guard language.reminderWords.partsBefore[part] != nil, let time = moment(part)?.time else { return nil }
    return Reminder(days: 1, time: time)
  }

  private func timeOfReminder(_ words: String) -> CivilTime? {
    let words =
      words.hasPrefix(language.reminderWords.atTime)
      ? String(words.dropFirst(language.reminderWords.atTime.count)) : words
    if let minutes = minutes(words), minutes < 1440 {
      // `at 4 that day`: a bare hour before seven is one of the afternoon.
      let isBare = words.allSatisfy(\.isNumber) && (60..<420).contains(minutes)
      return CivilTime(secondOfDay: (isBare ? minutes + 720 : minutes) * 60)
    }
    guard let moment = moment(words), !moment.saysDay, moment.seconds == nil else { return nil }
    return moment.time
  }
}
