/// The moment in a row that matched.
extension LineReader {
  /// True if the moment of a row is a day or an hour: `review is 30 minutes` tells a length, `it is in lab 5 not 3` a
  /// place.
  func tellsWhen(_ match: PhraseMatch<Speech>, _ template: Template) -> Bool {
    guard let told = match.range(of: .moment) else { return true }
    if told.count == 1, told.lowerBound > 0, bytes(of: told).allSatisfy(\.isDigit),
      language.temporalWords.numbered.contains(readingState.words[told.lowerBound - 1].key)
    {
      return false
    }
    if template.does(.restate), isPlainFigure(told) { return false }
    // `move standup to 9 from 10` names no day from which it is so.
    if template.does(.restate), let last = match.slots.last, last.slot == .moment, last.words != told,
      moment(last.words)?.saysDay != true
    {
      return false
    }
    // `change rent to 500` is no five o'clock.
    if template.does(.move), isRoundFigure(told) { return false }
    // `she wants 2 hours` and `he wants 200` tell no moment.
    if template.does(.move), told.lowerBound > 0,
      language.clauseWords.wanting.contains(readingState.words[told.lowerBound - 1].key),
      moment(told)?.beginsAsAmount(in: language) == true || isThreeDigits(told)
    {
      return false
    }
    return !template.does(.restate) && !template.does(.move) || moment(told)?.isAmount(in: language) != true
  }

  /// The question what is on at the hour of a row; nil if it tells a day, or does not ask: `and at 11`.
  func hourAsked(_ match: PhraseMatch<Speech>) -> Question? {
    guard let told = match.range(of: .moment), let hour = moment(told), hour.hasTime, !hour.saysDay, !hour.isRepeat,
      isMarkedQuestion || readingState.has(.interrogatives)
    else { return nil }
    var what = selection(told, isAsked: true)
    (what.moment, what.words) = (hour, [])
    return Question(.what, what)
  }

  /// The moment of an act's things. If the command takes none, the row's is theirs, with the hour that names them: `shift
  /// cancelled on sunday`, `no 4pm drops tomorrow`.
  func moment(of things: Selection, in match: PhraseMatch<Speech>, by template: Template) -> TemporalExpression? {
    guard !template.takes(.moment), let day = match.range(of: .moment).flatMap({ moment($0) }) else {
      return things.moment
    }
    guard let own = things.moment, own.hasTime, !day.hasTime else { return day }
    return readingState.reader.moment("\(day.text) \(own.text)") ?? day
  }

  /// The day on which a thing cannot be: `saturday` of `lou can't do saturday, it's sunday instead`, and of `rufus wants
  /// 10 instead of 9 on saturday`.
  func refusedDay(in match: PhraseMatch<Speech>, _ template: Template) -> TemporalExpression? {
    guard template.does(.move), let what = match.range(of: .item), let told = match.range(of: .words),
      what.upperBound < told.lowerBound,
      (what.upperBound..<told.lowerBound).contains(where: {
        language.clauseWords.refusing.contains(readingState.words[$0].key)
          || language.clauseWords.wanting.contains(readingState.words[$0].key)
      })
    else { return nil }
    let place = range(of: told)
    let days = readingState.phrases(in: bytes, at: 0).filter {
      place.contains($0.range.lowerBound) && $0.saysDay && !$0.isRepeat && $0.problem == nil
    }
    guard days.count == 1, let span = days[0].days, span.lowerBound == span.upperBound else { return nil }
    return days[0]
  }

  /// The words of an act's things, with the `from` before a day that begins them: `from january gym is on wednesdays`.
  func withFrom(_ what: Range<Int>, _ template: Template) -> Range<Int> {
    what.lowerBound > 0 && isFromThen(template) ? what.lowerBound - 1..<what.upperBound : what
  }

  /// True if the act changes a series from the day on that precedes its name.
  func isFromThen(_ template: Template) -> Bool {
    template.does(.restate) && language.actWords.meansFromThen(template.own.bare)
  }

  /// True if words are three digits that no `at` or `due` precedes: `rent is 850` tells no time.
  private func isPlainFigure(_ words: Range<Int>) -> Bool {
    isThreeDigits(words) && words.lowerBound > 0 && readingState.words[words.lowerBound - 1].isIn(.auxiliaries)
  }

  /// True for the hundreds behind a `to` or no word: amounts rather than hours.
  private func isRoundFigure(_ words: Range<Int>) -> Bool {
    isThreeDigits(words) && bytes(of: words).suffix(2).allSatisfy { $0 == UInt8(ascii: "0") }
  }

  private func isThreeDigits(_ words: Range<Int>) -> Bool {
    let digits = bytes(of: words)
    return digits.count == 3 && digits.allSatisfy(\.isDigit) && digits[digits.startIndex] != UInt8(ascii: "0")
  }

  /// True if a moment begins with a name that is also short for a day: `same for tom at 10`.
  func isForSomebody(_ match: PhraseMatch<Speech>) -> Bool {
    guard let told = match.range(of: .moment), told.count > 1, told.lowerBound > 0,
      bytes.phrase(language.itemWords.forDay, at: readingState.words[told.lowerBound - 1].range.lowerBound) != nil
    else { return false }
    return Lexer.tokens(of: bytes(of: told.prefix(1)), readingState.lexicon)[0].word == .tom
  }

  /// True if the line tells a day or an hour.
  var tellsTime: Bool { readingState.phrases(in: bytes, at: 0).contains { $0.hasTime || $0.saysDay } }

  /// True if the words behind a moment continue it, or begin another clause.
  func hasMoreDays(_ match: PhraseMatch<Speech>) -> Bool {
    guard let told = match.range(of: .moment), let rest = match.range(of: .words), rest.lowerBound == told.upperBound
    else { return false }
    return readingState.words[rest.lowerBound].isIn(.joining)
  }

  /// True if words are a length of time, which moves only reminders: `2 hours`, `an hour and a half`.
  func isLength(_ words: Range<Int>) -> Bool {
    guard !isReminded else { return false }
    // `actually for 2 hours`
    if words.count > 1, language.actWords.lasting == "\(bytes.lowercased(readingState.words[words.lowerBound].range)) "
    {
      return whole(words.dropFirst(), as: .duration) != nil
    }
    guard whole(words, as: .duration) != nil else { return false }
    // `16h30` is a time of the day.
    if words.count == 1, bytes(of: words).prefix(2).allSatisfy(\.isDigit), moment(words)?.hasTime == true {
      return false
    }
    return words.lowerBound == 0 || readingState.words[words.lowerBound - 1].key != language.smallWords.in
  }

  /// Returns the intended moment: of `not thursday, friday` the last, of `friday not thursday` the first.
  func amended(_ match: PhraseMatch<Speech>) -> TemporalExpression? {
    // `at 5 not 4`, `at 7 not 6.30`, while `friday not sure` puts nothing right.
    if let other = match.range(of: .words),
      !bytes(of: other).allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") })
    {
      return nil
    }
    let moments = match.slots.filter { $0.slot == .moment }
    if tellsFigure(match) { return nil }
    // `not 6:30, 6` tells no 30th.
    if moments.dropFirst().contains(where: {
      readingState.words[$0.words.lowerBound].goesOn(readingState.words[$0.words.lowerBound - 1])
    }) {
      return nil
    }
    // `make it until the end of january` says how long.
    if moments.count == 1, isUntil(moments[0].words) { return nil }
    let told = moments.compactMap { moment($0.words) }
    guard told.count == moments.count, let first = told.first else { return nil }
    // `that's thanksgiving` says which day it is, and moves nothing there.
    if moments.count == 1, readingState.words[0].isIn(.itself),
      readingState.beginsWithHoliday(bytes(of: moments[0].words))
    {
      return nil
    }
    // `3 days earlier, so the 8th` says when behind how far.
    if first.isAmount(in: language), let last = match.slots.last, last.words.count > 0,
      readingState.words[..<last.words.lowerBound].contains(where: { $0.key == language.smallWords.so })
    {
      return told.last.flatMap { $0.isAmount(in: language) ? nil : $0 }
    }
    // An amount alone tells a distance or a length, not a moment.
    guard !first.isAmount(in: language), moments.count > 1 || !isLength(moments[0].words) else { return nil }
    guard told.count > 1 else { return first }
    // `not thursday, friday`, `thursday's no good, friday`
    let start = moments[0].words.lowerBound
    let isDenied = start > 0 && readingState.words[start - 1].key == language.smallWords.not
    let isRefused = readingState.words[moments[0].words.upperBound..<moments[1].words.lowerBound].contains {
      $0.key == language.smallWords.no
    }
    return isDenied || isRefused ? told[1] : first
  }

  /// True if the message answers a reminder.
  var isReminded: Bool { readingState.context.reference == .reminder }

  /// Returns the moment at that many minutes from now.
  func minutes(_ number: String) -> TemporalExpression? {
    let words = language.lengthWords.inMinutes
    return Array((words.before + number + words.behind).utf8).withUnsafeBufferPointer { readingState.whole($0) }
  }
}

extension TemporalExpression {
  /// Whether it is only a length of time: `a day`, `2 hours`.
  func isAmount(in language: LanguageGrammar) -> Bool {
    !hasTime && beginsAsAmount(in: language)
  }

  /// Whether it is a length of time that may be one from now: `2 hours`, not `in 2 hours`.
  func beginsAsAmount(in language: LanguageGrammar) -> Bool {
    seconds != nil
      && (text.first?.isNumber == true || language.lengthWords.beginningsOfAmounts.contains(where: text.hasPrefix))
  }
}

extension Reader {
  /// Returns true if a moment is only a length of time: `2 hours`, but not `in 2 hours`.
  package func isLength(_ moment: TemporalExpression) -> Bool {
    moment.beginsAsAmount(in: language) && moment.endTime == nil && moment.endDate == nil
  }
}
