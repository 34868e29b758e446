import Agenda

// Two or more things between commas that repeat on a weekday each, and a birthday with something to do for it.
extension LineSplitter {
  /// Returns the lines that such a line stands for; nil if it is none.
  func eachBetweenCommas(_ line: Range<Int>) -> [DraftLine]? {
    if readingState.presence.has(","), let each = eachOfWeek(line) { return each }
    return readingState.presence.hasDigits || readingState.presence.has(",") ? birthdayAndErrand(line) : nil
  }

  /// `push day mon, pull day wed, leg day fri, every week`, `every tuesday swimming at 4, every wednesday ballet at 5`:
  /// the lines that such a line stands for; nil if it is none.
  private func eachOfWeek(_ line: Range<Int>) -> [DraftLine]? {
    if let end = endOfWeekly(line) {
      let parts = commaParts(of: end).map { part in (part, lastDay(of: part)) }
      guard parts.count > 1, parts.allSatisfy({ $0.1 != nil }) else { return nil }
      return parts.compactMap { part, day in
        day.map { day in
          assembled(
            part,
            [
              Array(bytes[bytes.trimmed(part.lowerBound..<day.lowerBound)]),
              Array(readingState.language.lineWords.everyDay.utf8) + bytes[day],
            ])
        }
      }
    }
    guard isOfEvery(line) else { return nil }
    let parts = commaParts(of: line)
    guard parts.count > 1, parts.allSatisfy(isEveryAndThing) else { return nil }
    return parts.map { assembled($0, [Array(bytes[$0])]) }
  }

  /// `Jo's birthday is on 9 december, get a card before then`: the birthday, and what is to be done, with the day that
  /// it speaks of.
  private func birthdayAndErrand(_ line: Range<Int>) -> [DraftLine]? {
    let language = readingState.language
    guard language.lineWords.birthdayKeys.stand(in: bytes.line(line)) else { return nil }
    var parts = commaParts(of: line)
    // `mums bday is 2nd of dec get her something`
    if parts.count == 1, let day = readingState.phrases(in: bytes.line(line)).first {
      let end = line.lowerBound + day.range.upperBound
      parts = [line.lowerBound..<end, bytes.trimmed(end..<line.upperBound)].filter { !$0.isEmpty }
    }
    guard parts.count == 2 else { return nil }
    let verb = parts[1].lowerBound..<bytes.endOfWord(from: parts[1].lowerBound)
    let first = bytes.line(parts[0])
    guard language.clauseWords.errandVerbs.contains(bytes, verb),
      !language.itemWords.interrogatives.contains(first, 0..<first.endOfWord(from: 0)),
      let day = readingState.phrases(in: first).last, day.isPlainDay, day.time == nil, day.range.lowerBound > 0,
      day.range.upperBound == first.count, endsInBirthday(first, before: day.range.lowerBound),
      readingState.phrases(in: bytes.line(parts[1])).isEmpty
    else { return nil }
    var errand = Array(bytes[parts[1]])
    let told = bytes.string(parts[1]).lowercased()
    if let (said, lead) = language.lineWords.beforeThen.first(where: { told.hasSuffix($0.0) }) {
      errand = errand.dropLast(said.utf8.count) + Array(lead.utf8) + Array(day.text.utf8)
    } else if !language.lineWords.preparing.contains(bytes, verb) {
      // `mum's birthday friday, take her to lunch`
      errand += Array(" \(day.text)".utf8)
    }
    return [assembled(parts[0], [Array(first)]), assembled(parts[1], [errand])]
  }

  /// True if a birthday is all that words before a day tell: `Jo's birthday is`, not `birthday cake for Jo`.
  private func endsInBirthday(_ line: Bytes, before end: Int) -> Bool {
    guard var word = line.wordBefore(end, in: line.indices) else { return false }
    if readingState.language.smallWords.linking.contains(line, word),
      let before = line.wordBefore(word.lowerBound, in: line.indices)
    {
      word = before
    }
    return readingState.language.lineWords.birthdayKeys.words.contains(line, word)
  }

  /// The line without the `every week` at its end; nil if it does not end so.
  private func endOfWeekly(_ line: Range<Int>) -> Range<Int>? {
    for words in readingState.language.lineWords.weekly {
      let start = line.upperBound - words.utf8CodeUnitCount
      guard start > line.lowerBound, bytes.isSpace(start - 1), bytes.phrase(words, at: start) == line.upperBound
      else { continue }
      let rest = bytes.trimmed(line.lowerBound..<start)
      return bytes[rest].last == UInt8(ascii: ",") ? bytes.trimmed(rest.lowerBound..<rest.upperBound - 1) : rest
    }
    return nil
  }

  /// The weekday that ends a few words, which say nothing else of a time.
  private func lastDay(of part: Range<Int>) -> Range<Int>? {
    let line = bytes.line(part)
    let phrases = readingState.phrases(in: line)
    // `call mum mon, wed and fri every week` is one thing.
    guard Lexer.tokens(of: line, readingState.lexicon).count(where: { $0.word == .weekday }) == 1, phrases.count == 1,
      let day = phrases.first, day.range.upperBound == line.count, day.range.lowerBound > 0,
      let word = bytes.wordBefore(part.upperBound, in: part),
      Lexer.tokens(of: bytes.line(word), readingState.lexicon)[0].word == .weekday,
      line[..<day.range.lowerBound].reduce(0, { $0 + ($1.isSpace ? 1 : 0) }) < 4
    else { return nil }
    return word
  }

  /// True if a line begins with `every` and a weekday.
  private func isOfEvery(_ line: Range<Int>) -> Bool {
    let word = line.lowerBound..<bytes.endOfWord(from: line.lowerBound)
    return Lexer.tokens(of: bytes.line(word), readingState.lexicon)[0].word == .every
  }

  /// `every tuesday swimming at 4`
  private func isEveryAndThing(_ part: Range<Int>) -> Bool {
    let line = bytes.line(part)
    let tokens = Lexer.tokens(of: line, readingState.lexicon).prefix { $0.kind != .end }
    guard tokens.count > 2, tokens[0].word == .every, tokens[1].word == .weekday, tokens[2].kind == .word else {
      return false
    }
    let thing = Int(tokens[2].start)
    return readingState.phrases(in: line).allSatisfy { $0.range.lowerBound == 0 || $0.range.lowerBound > thing }
      && !readingState.language.lineWords.continuations.contains(line, thing..<Int(tokens[2].end))
  }
}
