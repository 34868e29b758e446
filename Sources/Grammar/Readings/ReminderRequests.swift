import Agenda

extension Reader {
  /// Returns the reminder or nagging that a line asks for besides its item; nil if it asks for none.
  func reminderRequest(_ line: String) -> ReminderRequest? {
    let lower = line.lowercased()
    guard lower.utf8.count == line.utf8.count else { return nil }
    if let lead = language.requestWords.naggingLeads.first(where: lower.hasPrefix) {
      return nagging(String(line.dropFirst(lead.count)))
    }
    let asked = withoutItsEnd(line)
    if let end = language.requestWords.naggingEnds.first(where: asked.lowercased().hasSuffix) {
      let rest = withoutJoint(String(asked.dropLast(end.count)).trimmed(of: ",;. "))
      return rest.isEmpty ? nil : ReminderRequest(item(rest), nag: Nagging.usual)
    }
    return reminding(line, lower)
  }

  /// `the rent every hour until i do`
  private func nagging(_ words: String) -> ReminderRequest? {
    let rest = withoutItsEnd(words)
    guard let told = intervalAtEnd(of: rest) else {
      return ReminderRequest(item(withoutArticle(rest)), nag: Nagging.usual)
    }
    return ReminderRequest(item(withoutArticle(told.rest)), nag: max(told.seconds, Nagging.shortest))
  }

  private func reminding(_ line: String, _ lower: String) -> ReminderRequest? {
    if let end = line.splits(at: language.requestWords.remindMe).last,
      let reminders = reminders(end.after.trimmed(of: ".!"))
    {
      return ReminderRequest(item(withoutJoint(end.before).trimmed(of: ",;. ")), reminders: reminders)
    }
    if let told = remindingAgain(line) { return told }
    let start = language.requestWords.politeLeads.first(where: lower.hasPrefix)?.count ?? 0
    let asked = start == 0 ? lower : String(lower.dropFirst(start))
    guard asked.hasPrefix(language.requestWords.remindMe) else { return nil }
    // The last `before` that only reminders precede: the thing to be reminded of follows it.
    let rest = String(line.dropFirst(start + language.requestWords.remindMe.count))
    // `remind me to call ann the day before the trip` names its subject first.
    if behind(.to, in: rest) != nil { return nil }
    for mark in language.reminderWords.beforeMarks {
      for split in rest.splits(at: mark).reversed() {
        guard let reminders = reminders(split.before + (language.reminderWords.beforehand.first ?? "")) else {
          continue
        }
        return ReminderRequest(item(withoutArticle(split.after)), reminders: reminders)
      }
    }
    return nil
  }

  /// `remind me about the car tax on the 28th and again the day before`: then, and that long before.
  private func remindingAgain(_ line: String) -> ReminderRequest? {
    for mark in language.requestWords.onceMore {
      guard let split = line.splits(at: mark).last, let before = reminders(split.after.trimmed(of: ".!")) else {
        continue
      }
      let reminded = item(split.before)
      return reminded.due == nil || reminded.recurrence != nil
        ? nil : ReminderRequest(reminded, reminders: [.onTime] + before)
    }
    return nil
  }

  /// Returns the text without the words at its end that join it to what follows: `call mum and`.
  private func withoutJoint(_ words: String) -> String {
    var rest = words
    for word in language.requestWords.joints where rest.withBytes({ $0.ends(in: word) }) { rest.removeLast(word.count) }
    return rest
  }

  /// Returns the text without the words that end the nagging when the item is done: `until i do`, `till i've done it`.
  private func withoutItsEnd(_ text: String) -> String {
    text.withBytes { bytes in
      let words = Array(NameWords(bytes))
      guard let start = words.lastIndex(where: { language.requestWords.untils.contains(bytes.letters($0)) }), start > 0
      else { return text.trimmed }
      let end = words[(start + 1)...].map(bytes.letters).filter { !language.requestWords.besidesDoing.contains($0) }
      guard end.count == 1, language.requestWords.doing.contains(end[0]) || language.wordForms.isPast(end[0]) else {
        return text.trimmed
      }
      return words.prefix(start).map(bytes.string).joined(separator: " ").trimmed
    }
  }

  /// Returns the interval behind the last `every` of a text, and the rest: `call mum every 15 min from 5pm`.
  private func intervalAtEnd(of text: String) -> (seconds: Int, rest: String)? {
    guard let split = lastSplits(text, at: .every).first else { return nil }
    let words = split.after.split(separator: " ")
    for count in stride(from: words.count, to: 0, by: -1) {
      guard let seconds = interval(words.prefix(count).joined(separator: " ")) else { continue }
      var behind = words.dropFirst(count).map(String.init)
      if let lead = behind.first, language.requestWords.startings.contains(lead.lowercased()) {
        behind[0] = language.reminderWords.atTime.trimmed
      }
      return (seconds, ([split.before] + behind).joined(separator: " "))
    }
    return nil
  }

  /// Returns the text without the article before the subject of a reminder.
  func withoutArticle(_ text: String) -> String {
    let lower = text.lowercased()
    guard let article = language.reminderWords.definites.first(where: lower.hasPrefix) else { return text }
    return String(text.dropFirst(article.count))
  }
}

extension Bytes {
  /// The letters of a range, in lower case.
  fileprivate func letters(_ range: Range<Int>) -> String {
    let isPlain = self[range].allSatisfy { $0 < 0x80 }
    return isPlain
      ? String(decoding: self[range].compactMap { $0.isLetter ? $0.lowered : nil }, as: UTF8.self)
      : string(range).lowercased().filter(\.isLetter)
  }
}

extension String {
  /// Returns the text without these characters at its ends.
  fileprivate func trimmed(of characters: String) -> String {
    trimmed.withBytes { text in
      var range = text.indices
      while let last = range.last, characters.utf8.contains(text[last]) { range = range.lowerBound..<last }
      while let first = range.first, characters.utf8.contains(text[first]) { range = first + 1..<range.upperBound }
      return text.string(range)
    }
  }
}
