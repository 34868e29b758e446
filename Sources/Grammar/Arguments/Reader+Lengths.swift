package import Agenda
package import Civil

// Lengths of time, hours and names as arguments of commands.
extension Reader {
  /// Returns the days and the further seconds of a length of time such as `10m`, `1h30`, `half an hour`, `2 days`.
  package func length(_ text: String) -> (days: Int, seconds: Int)? {
    var words = text.trimmed.lowercased()
    if language.lengthWords.halfHours.contains(words) { return (0, 1800) }
    if let space = words.utf8.firstIndex(of: UInt8(ascii: " ")),
      let number = language.lengthWords.countedLengths[String(words[..<space])]
    {
      words = "\(number)" + words[space...]
    }
    var (days, seconds, last) = (0, 0, 0)
    var rest = words.utf8[...]
    while !rest.isEmpty {
      let digits = rest.prefix(while: \.isDigit)
      guard let number = Int(Substring(digits)), number <= 10_000 else { return nil }
      rest = rest[digits.endIndex...].drop { $0 == UInt8(ascii: " ") }
      let unit = rest.prefix(while: \.isLetter)
      rest = rest[unit.endIndex...].drop { $0 == UInt8(ascii: " ") }
      if let length = language.lengthWords.unitsOfLength[String(Substring(unit))] {
        last = length
      } else if unit.isEmpty, last == 3600, rest.isEmpty {
        // The minutes of `1h30`.
        last = 60
      } else {
        return nil
      }
      if last >= 86_400 { days += number * last / 86_400 } else { seconds += number * last }
    }
    return days > 0 || seconds > 0 ? (days, seconds) : nil
  }

  /// Returns the seconds of an interval: `10m`, `hour`, `2 days`.
  package func interval(_ text: String) -> Int? {
    (length(text) ?? length("1 \(text)")).map { $0.days * 86_400 + $0.seconds }
  }

  /// Returns the minutes since midnight of a time such as `8`, `8:30`, `8am` or `24:00`; nil if it is none.
  package func minutes(_ text: String) -> Int? {
    var text = text.trimmed.lowercased().filter { $0 != " " }
    var half: Int?
    for (suffix, hours) in language.lengthWords.halvesOfDay where text.hasSuffix(suffix) {
      half = hours
      text.removeLast(suffix.count)
    }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "." }).map { Int($0) }
    guard (1...2).contains(parts.count), let hour = parts[0], let minute = parts.count == 2 ? parts[1] : 0,
      (0..<60).contains(minute)
    else { return nil }
    if let half {
      guard (1...12).contains(hour) else { return nil }
      return (hour % 12 + half) * 60 + minute
    }
    return (0...24).contains(hour) && hour * 60 + minute <= 1440 ? hour * 60 + minute : nil
  }

  /// Returns the weekday that a text names or begins to name: `sunday`, `mondays`, `thu`.
  package func weekday(_ text: String) -> Weekday? {
    let plural = text.trimmed.lowercased()
    let words = language.lengthWords.manyDays.contains(where: plural.hasSuffix) ? String(plural.dropLast()) : plural
    guard words.count > 2 else { return nil }
    return language.lengthWords.weekdayNames.firstIndex { $0.lowercased().hasPrefix(words) }.flatMap {
      Weekday(rawValue: $0 + 1)
    }
  }

  /// Returns the part of the day of that name.
  package func partOfDay(_ name: String) -> PartOfDay? { language.lengthWords.hoursOfDay[name] }

  /// Returns the repeat on a day of each month: `the 5th`.
  package func monthly(_ moment: TemporalExpression) -> TemporalExpression? {
    let words = language.lengthWords.everyMonth
    return recurrence(words.before + moment.text + words.behind)
  }

  /// Returns a list's plain name: `work` for `#work`, `my work list` and `list work`.
  package func listName(_ text: String) -> String {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if let first = words.first, first.hasPrefix("#") { words[0] = String(first.dropFirst()) }
    // `my groceries`, `the list of books`
    for _ in 0..<2 {
      if isListOf(words[...]) {
        words.removeFirst(language.listWords.ofList.count)
      } else if words.count > 1, language.listWords.beforeListNames.contains(words[0].lowercased()) {
        words.removeFirst()
      }
    }
    if words.count > 1, let last = words.last, language.smallWords.besides.contains(WordKey(last.lowercased())) {
      words.removeLast()
    }
    if words.count > 1, words.last?.lowercased() == language.listWords.listWord, !says(.no, words[0]) {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  /// Returns the name that a wish for a list gives it: `Reading` of `create a list called Reading`; nil if it gives none.
  package func listWished(in text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    let lower = words.map { $0.lowercased() }, known = language.listWords
    if let lead = lower.lastIndex(where: known.beforeNamesWished.contains), lead + 1 < words.count {
      return words[(lead + 1)...].joined(separator: " ")
    }
    guard lower.last == known.listWord, words.count > 2, !known.noNames.contains(lower[lower.count - 2]) else {
      return nil
    }
    return words[words.count - 2]
  }

  /// Returns true if words tell what the things of a list are: `the list of books to read`.
  package func isListOf(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    return isListOf(words[...]) || isListOf(words.dropFirst())
  }

  private func isListOf(_ words: ArraySlice<String>) -> Bool {
    let ofList = language.listWords.ofList
    return !ofList.isEmpty && words.count > ofList.count && words.lazy.map { $0.lowercased() }.starts(with: ofList)
  }

  /// Returns the list, and the things named behind it: `the grocery list please, and half & half`.
  package func listAndMore(_ text: String) -> (list: String, more: String) {
    guard let comma = text.firstIndex(of: ",") else { return (without(.please, atEndOf: text), "") }
    let more = String(text[text.index(after: comma)...]).trimmed
    let list = without(.please, atEndOf: String(text[..<comma]).trimmed)
    return (list, behind(.also, in: more) ?? more)
  }
}
