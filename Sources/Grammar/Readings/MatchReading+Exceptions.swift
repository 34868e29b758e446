import Agenda

/// Words in the slots of a row that its act is not about.
extension LineReader {
  /// The words for a thing that is done without the `too` behind them: `took the lisinopril too`.
  func withoutBesides(_ what: Range<Int>, _ template: Template) -> Range<Int> {
    guard template.does(.complete), what.count > 1,
      language.smallWords.besides.contains(readingState.words[what.upperBound - 1].key)
    else { return what }
    return what.dropLast()
  }

  /// The words of an act's things, up to those that it leaves as they are: `tom` of `tom but not jerry`.
  func withoutSpared(_ what: Range<Int>) -> Range<Int> {
    guard readingState.mayHave(language.smallWords.but),
      let but = what.dropFirst().first(where: { isSparing($0) && $0 + 2 < readingState.words.count }
      )
    else { return what }
    return what.lowerBound..<but
  }

  /// True for a `but` that a denial follows: `but not`, `but didn't`.
  private func isSparing(_ index: Int) -> Bool {
    let words = readingState.words
    return words[index].key == language.smallWords.but && index + 1 < words.count
      && language.clauseWords.denyingDeeds.contains(words[index + 1].key)
  }

  /// True if words only look like a correction: `called tom but not jerry` replaces no word, and the figure of `itll be 30
  /// then` is no hour.
  func correctsNothing(_ match: PhraseMatch<Speech>, by template: Template) -> Bool {
    template.does(.replace) && sparesAnother(match)
      || template.does(.tentative) && !mayBeHour(match)
  }

  /// True if a row that puts words in the place of others takes such a `but` as one of them.
  private func sparesAnother(_ match: PhraseMatch<Speech>) -> Bool {
    readingState.mayHave(language.smallWords.but)
      && match.slots.contains { $0.words.contains(where: isSparing) }
  }

  /// True if all words that name something deny: the `not` of `i am not going to the dinner`.
  private func isOnlyDenial(_ what: Range<Int>) -> Bool {
    let denying = language.clauseWords.denyingDeeds
    guard what.contains(where: { denying.contains(readingState.words[$0].key) }) else { return false }
    return selection(what).words.allSatisfy { word in
      let letters = word.utf8.lazy.filter { $0 != UInt8(ascii: "'") }
      return denying.contains(language.spelling.usualSpelling(of: WordKey(letters: letters)))
    }
  }

  /// True if a row takes words for the name of a thing that tell something else: words go on behind the name of what does
  /// not take place, with no mark between (`friday there is no yoga mat at home`, while `today is no lesson, teacher ill`
  /// gives the reason), or a correction follows.
  func tellsOtherwise(_ match: PhraseMatch<Speech>, by template: Template) -> Bool {
    // `doing the bins` may be something to do; `doing the bins now` is not.
    if template.does(.underway), !tellsOfNow { return true }
    if let what = match.range(of: .item), isOnlyDenial(what) || correctsItself(what) { return true }
    // `make that wed, i'm out thurs` moves nothing to thursday.
    if template.does(.move), let what = match.range(of: .item), goesOnToRemark(what) { return true }
    guard template.does(.skip), let what = match.range(of: .item), let rest = match.range(of: .words),
      rest.lowerBound == what.upperBound
    else { return false }
    return readingState.words[rest.lowerBound].mark == 0
  }

  /// True if a clause among the words of a thing corrects what stands before it: `haircut. or no, move it to the 1st`.
  private func correctsItself(_ what: Range<Int>) -> Bool {
    let words = readingState.words
    return what.dropFirst().contains { start in
      isParted(words[start]) && words[start].key != language.smallWords.but
        && LeadIns(readingState, start..<what.upperBound).isCorrecting
        && words[start..<what.upperBound].contains { $0.isIn(.pronouns) }
    }
  }

  /// True if a sentence of its own begins among the words of a thing: `that wed, i'm out`.
  private func goesOnToRemark(_ what: Range<Int>) -> Bool {
    what.dropFirst().contains { isParted(readingState.words[$0]) && readingState.words[$0].isIn(.subjects) }
  }

  /// True if the line ends in `now`.
  private var tellsOfNow: Bool {
    readingState.words.last.map { language.clauseWords.fromNow.contains($0.key) } ?? false
  }

  /// True if the moment of a row is a bare figure that may be an hour.
  private func mayBeHour(_ match: PhraseMatch<Speech>) -> Bool {
    guard let told = match.range(of: .moment), match.range(of: .item) == nil else { return true }
    return figure(told).map { (1...12).contains($0) } ?? false
  }

  /// True if a line tells a bare figure that may be no hour, as others told it: `it was 10 they said`, `it'll be 30
  /// then`.
  func tellsFigure(_ match: PhraseMatch<Speech>) -> Bool {
    guard match.slots.count == 1, let told = match.range(of: .moment), figure(told) != nil,
      let first = readingState.words.first
    else { return false }
    return first.isIn(.shortSubjects)
      || told.upperBound < readingState.words.count
        && readingState.words[told.upperBound...].contains { $0.isIn(.reporting) }
  }

  /// The number that words are in figures; nil if they are more.
  private func figure(_ words: Range<Int>) -> Int? {
    let digits = bytes(of: words)
    guard words.count == 1, (1...2).contains(digits.count), digits.allSatisfy(\.isDigit) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// True if a slot holds an errand behind a comma, or a request to be reminded: `we had a great viewing, make an offer`.
  func goesOnToErrand(_ match: PhraseMatch<Speech>) -> Bool {
    match.slots.contains { slot in
      slot.words.contains {
        isParted(readingState.words[$0]) && readingState.words[$0].isIn(.errandVerbs)
      }
        || bytes.string(range(of: slot.words)).lowercased().contains(language.requestWords.remindMe)
    }
  }
}
