import Agenda
package import Civil

/// Reads dates and repeats by themselves.
extension Reader {
  /// Returns the date, time, duration or range that the whole text stands for; nil for any other text. Short forms that
  /// otherwise count only after a sigil or in a command (`tom`, `^friday`) are read too.
  public func moment(_ text: String) -> TemporalExpression? { whole(text, after: "^~", as: .moment) }

  /// Returns the hours from one figure to another: `10 to 12`, which alone would be ten minutes to twelve.
  package func hoursFromTo(_ text: String) -> TemporalExpression? {
    let words = text.split(separator: " ")
    guard words.count == 3, WordKey(words[1].lowercased()) == language.smallWords.to,
      let from = Int(words[0]), let to = Int(words[2]), (0...23).contains(from), (0...23).contains(to)
    else { return nil }
    return moment("\(from):00-\(to):00")
  }

  /// The bare hour in figures that ends a text: `can you make her 10.30`, `be nearer 11`; nil if it ends in anything
  /// else.
  package func hourAtEnd(of text: String) -> TemporalExpression? {
    let words = text.split(separator: " ")
    guard let last = words.last, last.first?.isNumber == true else { return nil }
    let isExact = last.dropFirst().contains { ".:".contains($0) }
    let isNear = words.dropLast().last.map { language.clauseWords.nearing.contains(WordKey($0.lowercased())) } == true
    guard isExact || isNear, var hour = moment(isExact ? String(last) : "\(language.reminderWords.atTime)\(last)"),
      hour.hasTime, !hour.saysDay
    else { return nil }
    hour.text = String(last)
    return hour
  }

  /// The hours of the parts of the day and meals that a text consists of: `breakfast, dinner and bedtime`; nil for any
  /// other text, and for a single one.
  package func hours(ofParts text: String) -> [CivilTime]? {
    let itemWords = language.itemWords
    // `breakfast at 7 and dinner at 6` tells hours of its own, and `dinner tonight` is no list.
    guard text.utf8.count < Bounds.phrase, !text.utf8.contains(where: \.isDigit),
      text.contains(",") || itemWords.joiningParts.contains(where: { text.lowercased().holds($0) })
    else { return nil }
    let parts = text.lowercased().split { !$0.isLetter }.map(String.init).filter {
      !itemWords.besideParts.contains(WordKey($0))
    }
    guard (2...6).contains(parts.count) else { return nil }
    let hours = parts.compactMap { itemWords.namesOfParts[$0].flatMap(moment)?.time }
    return hours.count == parts.count ? hours : nil
  }

  /// The repeat that the whole text stands for (`every monday`, `*weekly`, `after 1 week`); nil for any other text.
  public func recurrence(_ text: String) -> TemporalExpression? { whole(text, after: "*", as: .recurrence) }

  /// The dates, times and repeats that occur in a text.
  func dates(in text: String) -> [TemporalExpression] {
    var text = text
    return text.withUTF8 { ReadingState(self).phrases(in: $0) }
  }

  private func whole(_ text: String, after sigils: StaticString, as sort: TemporalReader.Sort) -> TemporalExpression? {
    var text = text
    return text.withUTF8 { raw in
      guard let plain = Typography.plain(raw) else { return whole(raw, after: sigils, as: sort) }
      return plain.withUnsafeBufferPointer { whole($0, after: sigils, as: sort) }
    }
  }

  private func whole(_ bytes: Bytes, after sigils: StaticString, as sort: TemporalReader.Sort) -> TemporalExpression? {
    var range = bytes.trimmed(0..<bytes.count)
    if let first = range.first, sigils.withUTF8Buffer({ $0.contains(bytes[first]) }) {
      range = first + 1..<range.upperBound
    }
    range = bytes.withoutStop(range)
    return range.isEmpty ? nil : ReadingState(self).whole(bytes.line(range), as: sort)
  }

  /// Returns a moment in the zone named for it, from a date and time in the person's zone.
  func when(_ date: CivilDate, _ time: CivilTime?, _ name: String?) -> When {
    guard let time, let name, name != zone.identifier, let own = Zone(identifier: name) else {
      return When(date, time)
    }
    let there = own.local(at: zone.instant(of: CivilDateTime(date, time)))
    return When(there.date, there.time, zone: name)
  }
}
