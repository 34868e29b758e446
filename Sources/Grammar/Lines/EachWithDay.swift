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
    guard !name.isEmpty else { return nil }
    guard parts.count > 1 else { return parts.first.flatMap { daysOfWeek(name, $0) } }
    return birthdays(name, parts) ?? hoursOfWeek(name, parts) ?? hoursOfDay(name, parts) ?? rota(name, colon, parts)
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

  /// `nights this week: thu fri sat 10pm-6am`
  private func daysOfWeek(_ name: Range<Int>, _ days: Range<Int>) -> [DraftLine]? {
    guard let last = bytes.wordBefore(name.upperBound, in: name),
      let start = bytes.wordBefore(bytes.trimmed(name.lowerBound..<last.lowerBound).upperBound, in: name)?.lowerBound,
      start > name.lowerBound, let week = readingState.whole(bytes.line(start..<name.upperBound)),
      let span = week.days, week.time == nil,
      (1...6).contains(span.upperBound.dayNumber - span.lowerBound.dayNumber),
      let told = readingState.whole(bytes.line(days)), told.recurrence?.byDay.isEmpty == false, told.problem == nil
    else { return nil }
    let thing = bytes.trimmed(name.lowerBound..<start)
    return [assembled(days, [Array(bytes[thing]), Array(bytes[days]), Array(bytes[start..<name.upperBound])])]
  }

  /// `staff rota: Jess mon tue, Callum thu fri`, `meal plan: monday chilli, tuesday pasta`: a thing for each of its days,
  /// all within the seven days that the first one begins.
  private func rota(_ name: Range<Int>, _ colon: Int, _ parts: [Range<Int>]) -> [DraftLine]? {
    let told = parts.compactMap(withDays)
    guard told.count == parts.count, told.contains(where: { $0.isLed || $0.days.count > 1 }),
      let opening = told[0].days.first, let list = header(name.lowerBound..<colon + 1)?.list
    else { return nil }
    let tomorrow = readingState.reader.now.date.adding(days: 1)
    var (title, first) = (list, tomorrow.adding(days: (opening - tomorrow.weekday.rawValue + 7) % 7))
    // `rota next week`
    if let week = readingState.phrases(in: bytes.line(name)).last, week.range.lowerBound > 0,
      week.range.upperBound == name.count, let start = week.days?.lowerBound
    {
      title = bytes.string(bytes.trimmed(name.lowerBound..<name.lowerBound + week.range.lowerBound))
      first = start
    }
    let names = newListName(title)
    return zip(parts, told).flatMap { part, told in
      told.days.map { weekday in
        let day = first.adding(days: (weekday - first.weekday.rawValue + 7) % 7)
        return assembled(part, [Array(bytes[told.thing]), Array(day.description.utf8)], list: names)
      }
    }
  }

  /// The days of the week that a few words begin or end with, and the thing beside them.
  private func withDays(_ part: Range<Int>) -> (thing: Range<Int>, days: [Int], isLed: Bool)? {
    let line = bytes.line(part)
    let tokens = Lexer.tokens(of: line, readingState.lexicon).prefix { $0.kind != .end }
    guard let first = tokens.first, let last = tokens.last, tokens.count < 7 else { return nil }
    let isLed = first.word == .weekday
    let days = isLed ? tokens.prefix { $0.word == .weekday } : tokens.suffix(from: tokens.endOfWords)
    guard !days.isEmpty, days.count < tokens.count, isLed ? last.word != .weekday : true else { return nil }
    let thing = isLed ? Int(tokens[days.endIndex].start)..<line.count : 0..<Int(tokens[days.startIndex - 1].end)
    let words = part.lowerBound + thing.lowerBound..<part.lowerBound + thing.upperBound
    let opening = words.lowerBound..<bytes.endOfWord(from: words.lowerBound)
    // `my hours: mon 9-5, wed 12-8` has hours there.
    guard !opening.isEmpty, bytes[words.lowerBound].isLetter,
      !readingState.language.lineWords.continuations.contains(bytes, opening),
      readingState.phrases(in: bytes.line(words)).isEmpty
    else { return nil }
    return (words, days.map { Int($0.value) }, isLed)
  }

  /// The line without the `full stop` that was dictated at its end.
  func withoutDictatedStop(_ line: Range<Int>) -> Range<Int> {
    for words in readingState.language.lineWords.dictatedStops {
      let start = line.upperBound - words.utf8CodeUnitCount
      guard start > line.lowerBound + 1, bytes.isSpace(start - 1), bytes.phrase(words, at: start) != nil else {
        continue
      }
      // `learn about the full stop`
      let (told, language) = (bytes.string(line.lowerBound..<start), readingState.language)
      let articles = language.reminderWords.definites + language.temporalWords.articles.map { "\($0) " }
      if !articles.contains(where: { told.hasSuffix(" \($0)") }) { return bytes.trimmed(line.lowerBound..<start) }
    }
    return line
  }

  func assembled(_ part: Range<Int>, _ words: [[UInt8]], list: String? = nil) -> DraftLine {
    var draft = DraftLine(range: part, list: list)
    draft.isListed = true
    draft.words = Array(words.joined(separator: [UInt8(ascii: " ")]))
    return draft
  }
}

extension ArraySlice<Token> {
  /// The index behind the last token that is no day of the week.
  fileprivate var endOfWords: Int { (lastIndex { $0.word != .weekday } ?? startIndex - 1) + 1 }
}
