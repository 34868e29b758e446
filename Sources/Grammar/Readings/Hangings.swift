import Agenda
import Civil

extension Reader {
  /// Returns todos at a distance before something: `remind me the night before the party to buy ice`; or before the
  /// thing spoken of last: `remind me the day before to ...`, `remind me to post it two days before`.
  func hangingReminders(_ line: String) -> [ItemAlternative] {
    guard let start = "- \(line)".splits(at: " " + language.requestWords.remindMe).first, start.before.utf8.count < 40
    else {
      return []
    }
    let words = start.after.withoutStop
    if behind(.to, in: words) != nil {
      for end in language.reminderWords.beforeIt where words.lowercased().hasSuffix(end) {
        guard let (rest, distance) = distance(endOf: String(words.dropLast(end.count))) else { continue }
        return hangingOnSpoken(behind(.to, in: rest) ?? "", distance)
      }
      return []
    }
    var found: [ItemAlternative] = []
    for split in language.reminderWords.beforeMarks.prefix(1).flatMap({ words.splits(at: $0) }) {
      let isBare = !split.before.contains(" ") && language.reminderWords.oneBefore[split.before.lowercased()] == 1
      guard let (rest, distance) = distance(endOf: "- \(isBare ? language.reminderWords.definite : "")\(split.before)"),
        rest == "-"
      else { continue }
      if let named = behind(.to, in: split.after) { return found + hangingOnSpoken(named, distance) }
      if language.reminderWords.notTo.contains(where: split.after.lowercased().hasPrefix) {
        return found + hangingOnSpoken(split.after, distance)
      }
      found += splits(split.after, at: .to).compactMap { parts in
        hanging(parts.after, distance, .named(withoutArticle(parts.before.withoutStop)))
      }
    }
    return found
  }

  /// Returns the words for another thing before or after which something is to be done: `the flight` of `web check-in 48
  /// hrs before the flight`. Nil if there is none.
  package func thingItDependsOn(_ name: String) -> String? {
    language.reminderWords.hangingMarks.lazy.compactMap { mark, _ in name.splits(at: mark).first?.after }.first
  }

  /// Returns todos whose date depends on another thing: `web check-in 48 hrs before flight`, `pack bags the evening
  /// before the trip`.
  func hangings(_ line: String, of item: Item) -> [ItemAlternative] {
    guard item.kind == .todo, item.recurrence == nil else { return [] }
    if let hanging = besideSpoken(line) ?? onThatDay(line, item) { return [.hanging(hanging)] }
    let apart = language.reminderWords.hangingMarks.flatMap { mark, isAfter in
      line.splits(at: mark).compactMap { split -> ItemAlternative? in
        guard let (rest, distance) = distance(endOf: split.before) else { return nil }
        let other = split.after.withoutStop
        // `call ann on the monday before 3pm` tells an hour.
        if distance.weekday != nil,
          self.item(other).due?.time != nil || language.itemWords.meals.contains(WordKey(other.lowercased()))
        {
          return nil
        }
        // `and two hours before to pick up the cake` goes on with what was spoken of.
        if let done = behind(.to, in: other), language.lineWords.additions.contains(WordKey(rest)) {
          return hanging(done, distance, isAfter: isAfter, .spoken)
        }
        // `call ann on the monday before 3pm`
        if distance.weekday != nil, let moment = moment(other), !moment.saysDay { return nil }
        let isSpoken = language.reminderWords.spokenOf.contains(other.lowercased())
        return hanging(
          rest, distance, isAfter: isAfter, isSpoken ? .spoken : .named(withoutArticle(other)),
          text: distance.weekday == nil || isDefinite(other) ? line : "")
      }
    }
    if let limit = withinDistance(line) { return [limit] }
    return apart.isEmpty && item.due == nil && item.start == nil ? distanceFirst(line) : apart
  }

  /// `return the deposit within 10 days of check-out`: that long after the other thing, at the latest.
  private func withinDistance(_ line: String) -> ItemAlternative? {
    line.splits(at: language.reminderWords.limits.lead).lazy.flatMap { split in
      split.after.splits(at: language.reminderWords.limits.link).prefix(1).compactMap { told -> ItemAlternative? in
        guard let (rest, distance) = self.distance(endOf: "- \(told.before)"), rest == "-",
          case .hanging(var hanging)? = self.hanging(
            split.before, distance, isAfter: true, .named(self.withoutArticle(told.after.withoutStop)), text: line)
        else { return nil }
        hanging.isLimit = true
        return .hanging(hanging)
      }
    }.first
  }

  private func isDefinite(_ name: String) -> Bool {
    language.reminderWords.definites.contains(where: name.lowercased().hasPrefix)
  }

  /// Returns the todos of a line that begins with the distance: `2h after dentist pick up kids`. Only a comma tells where
  /// the other thing's name ends. Without one, names of up to three words are tried, the longest first.
  private func distanceFirst(_ line: String) -> [ItemAlternative] {
    language.reminderWords.hangingMarks.flatMap { mark, isAfter -> [ItemAlternative] in
      guard let split = line.splits(at: mark).first, let (rest, distance) = distance(endOf: "- \(split.before)"),
        rest == "-"
      else { return [] }
      let words = split.after.split(separator: " ").map(String.init)
      let comma = words.firstIndex { $0.hasSuffix(",") }
      return (comma.map { [$0 + 1] } ?? [3, 2, 1]).filter { $0 < words.count }.compactMap { end in
        let name = words[..<end].joined(separator: " ")
        return hanging(
          words[end...].joined(separator: " "), distance, isAfter: isAfter,
          .named(withoutArticle(comma == nil ? name : String(name.dropLast()))),
          text: comma != nil || end == 1 ? line : "")
      }
    }
  }

  private func hangingOnSpoken(_ words: String, _ distance: Distance) -> [ItemAlternative] {
    [hanging(words, distance, .spoken)].compactMap { $0 } + [.hangingOnNothing]
  }

  private func hanging(
    _ words: String, _ distance: Distance, isAfter: Bool = false, _ anchor: Hanging.Anchor, text: String = ""
  ) -> ItemAlternative? {
    let hung = item(words)
    guard hung.due == nil, hung.recurrence == nil, !hung.name.isEmpty, anchor != .named("") else { return nil }
    return .hanging(Hanging(hung, distance, isAfter: isAfter, anchor, text: text))
  }

  /// Returns the length of time at the end of a text, and the text before it; nil if there is none, or nothing before
  /// it.
  func distance(endOf text: String) -> (rest: String, distance: Distance)? {
    guard endsInDistance(text) else { return nil }
    return text.withBytes { text in
      let words = Array(NameWords(text))
      func told(_ range: Range<Int>) -> String { words[range].map(text.string).joined(separator: " ") }
      for start in max(1, words.count - 5)..<max(1, words.count) where mayBeginDistance(text, words[start]) {
        guard let distance = distance(told(start..<words.count)) else { continue }
        return (told(0..<start), distance)
      }
      return nil
    }
  }

  /// True if a length of time may begin with a word: it has a figure, or is one of the words that count.
  private func mayBeginDistance(_ text: Bytes, _ word: Range<Int>) -> Bool {
    text[word.lowerBound].isDigit || language.reminderWords.beginningsOfDistances.contains(text, word)
  }

  /// True if the last word of a text may end a length of time: it is a unit, a part of the day, or has a figure.
  private func endsInDistance(_ text: String) -> Bool {
    text.withBytes { text in
      let start = text.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0
      return text[start...].contains(where: \.isDigit)
        || language.reminderWords.endsOfDistances.contains(text, start..<text.count)
    }
  }

  private func distance(_ words: String) -> Distance? {
    let lower = words.lowercased()
    if let days = language.reminderWords.oneBefore[lower], lower.contains(" ") { return Distance(words, days: days) }
    if lower.hasPrefix(language.reminderWords.definite),
      let part = language.reminderWords.partsBefore[String(lower.dropFirst(language.reminderWords.definite.count))]
    {
      return Distance(words, days: 1, part: part)
    }
    if let weekday = language.reminderWords.weekdaysBefore[lower] {
      var distance = Distance(words)
      distance.weekday = weekday
      return distance
    }
    if let months = months(lower) {
      var distance = Distance(words)
      distance.months = months
      return distance
    }
    return length(lower).map { Distance(words, days: $0.days, seconds: $0.seconds) }
  }
}

extension String {
  /// The text without the marks that end a sentence.
  var withoutStop: String {
    var text = trimmed[...]
    while let last = text.last, ".!?".contains(last) { text.removeLast() }
    return String(text)
  }
}
