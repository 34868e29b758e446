import Agenda
import Civil

// One line that gives several things, or several times of one thing, a day each.
extension LineSplitter {
  /// Returns the lines that such a line stands for; nil if it is none.
  func eachWithDay(_ line: Range<Int>) -> [DraftLine]? {
    guard readingState.presence.has(":"), let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")),
      colon > line.lowerBound, bytes.isSpace(colon + 1)
    else { return nil }
    let name = bytes.trimmed(line.lowerBound..<colon)
    let parts = commaParts(of: bytes.trimmed(colon + 1..<line.upperBound))
    guard parts.count > 1, !name.isEmpty else { return nil }
    return birthdays(name, parts) ?? hoursOfWeek(name, parts)
  }

  /// `birthdays: Tom 2 dec, Anjali 19 jan`
  private func birthdays(_ name: Range<Int>, _ parts: [Range<Int>]) -> [DraftLine]? {
    let words = readingState.language.lineWords
    guard words.birthdays.contains(bytes, name) else { return nil }
    let drafts = parts.compactMap { part -> DraftLine? in
      let told = bytes.line(part)
      guard let day = readingState.phrases(in: told).first, day.saysDay, day.time == nil, !day.isRepeat, !day.isSpan,
        day.range.lowerBound > 0, day.range.upperBound == told.count
      else { return nil }
      let who = bytes.trimmed(part.lowerBound..<part.lowerBound + day.range.lowerBound)
      return assembled(part, [Array(bytes[who]) + words.birthdayOf.utf8, Array(told[day.range])])
    }
    return drafts.count == parts.count ? drafts : nil
  }

  /// `shifts next week: mon 7-3, thu 2-10`
  private func hoursOfWeek(_ name: Range<Int>, _ parts: [Range<Int>]) -> [DraftLine]? {
    guard let last = readingState.phrases(in: bytes.line(name)).last, last.range.lowerBound > 0,
      last.range.upperBound == name.count, last.time == nil, let days = last.days,
      (1...6).contains(days.upperBound.dayNumber - days.lowerBound.dayNumber)
    else { return nil }
    let told = parts.allSatisfy { part in
      guard let day = readingState.whole(bytes.line(part)) else { return false }
      return day.saysDay && day.time != nil && !day.isRepeat && day.problem == nil
    }
    guard told else { return nil }
    let thing = bytes.trimmed(name.lowerBound..<name.lowerBound + last.range.lowerBound)
    let week = name.lowerBound + last.range.lowerBound..<name.upperBound
    return parts.map { assembled($0, [Array(bytes[thing]), Array(bytes[$0]), Array(bytes[week])]) }
  }

  /// The line without the `full stop` that was dictated at its end.
  func withoutDictatedStop(_ line: Range<Int>) -> Range<Int> {
    let language = readingState.language
    for words in language.lineWords.dictatedStops {
      let start = line.upperBound - words.utf8CodeUnitCount
      guard start > line.lowerBound + 1, bytes.isSpace(start - 1), bytes.phrase(words, at: start) != nil else {
        continue
      }
      // `learn about the full stop`
      let told = bytes.string(line.lowerBound..<start)
      let articles = language.reminderWords.definites + language.temporalWords.articles.map { "\($0) " }
      if !articles.contains(where: { told.hasSuffix(" \($0)") }) { return bytes.trimmed(line.lowerBound..<start) }
    }
    return line
  }

  private func assembled(_ part: Range<Int>, _ words: [[UInt8]]) -> DraftLine {
    var draft = DraftLine(range: part)
    draft.isListed = true
    draft.words = Array(words.joined(separator: [UInt8(ascii: " ")]))
    return draft
  }
}
