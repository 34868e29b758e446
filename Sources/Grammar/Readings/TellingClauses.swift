import Agenda

/// Clauses that ask for nothing: they give reasons, or tell what happened.
extension LineReader {
  /// True if a clause of a few words before an act can only be a reason: `pitch frozen. no football sunday`.
  func isRemark(_ part: Range<Int>) -> Bool {
    let isCry = readingState.words[part.lowerBound].isIn(.cries)
    guard part.count <= (isCry ? 7 : 4), !readingState.words[part.lowerBound].isIn(.errandVerbs) else {
      return false
    }
    // `ugh clashes with netball, can the dentist be the 8th instead`
    if isCry, selection(part).moment == nil { return true }
    // `karens out thurs, move our 1:1 to friday`
    return part.contains { readingState.words[$0].isIn(.hindrances) }
      || part.count <= 3 && selection(part).moment == nil
  }

  /// True if a full stop before a word is that of a date in figures: `on 13.12. at 10`.
  func isStopOfDate(before word: SpokenWord) -> Bool {
    guard word.mark == UInt8(ascii: ".") else { return false }
    return readingState.phrases(in: bytes, at: 0).contains { $0.range.dropFirst().contains(Int(word.start)) }
  }

  /// True if clauses only state something: they hold a verb of a statement, or are a cry of a few words.
  /// `buy milk! friday` is none: an exclamation mark alone makes no cry.
  func tells(_ parts: some Collection<Range<Int>>) -> Bool {
    parts.allSatisfy { part in
      // `i need sleep`
      if heard(part).readings.first == .remark(.nothing) { return true }
      // `i need to call` is something to do.
      if let (word, _) = readingState.language.phrases.itemPrefixes.longest(bytes(of: part), at: 0), word != .filler,
        word != .greeting, word != .hail, word != .verb
      {
        return false
      }
      return part.contains { readingState.words[$0].isIn(.stating) || readingState.words[$0].isIn(.subjects) }
        || language.clauseWords.goingOn.contains(readingState.words[part.lowerBound].key)
        || part.count <= 2 && readingState.words[part.lowerBound].isIn(.cries)
    }
  }

  /// True if clauses may tell about the thing spoken of last: `so i have rung them`. An act with a name of its own may
  /// not: `sunday has already seen to the AC, remove that one` removes nothing else.
  func mayBeOfLast(_ told: Range<Int>) -> Bool {
    let named = mentioned(in: told).words
    return told.contains { language.clauseWords.objects.contains(readingState.words[$0].key) }
      // `he has been already`
      || told.contains { readingState.words[$0].isIn(.thirdPerson) }
        && named.allSatisfy { language.smallWords.saidOfWhen.contains(WordKey($0)) }
      || named.allSatisfy { language.clauseWords.dispatched.contains(WordKey($0)) }
      // `they just called`
      || readingState.words[told.lowerBound].isIn(.thirdPerson)
        && told.dropFirst().allSatisfy {
          readingState.words[$0].isIn(.called) || readingState.words[$0].isIn(.reporting)
            || language.smallWords.saidOfWhen.contains(readingState.words[$0].key)
        }
  }

  /// True if a clause begins with a no, and so is of what was said before: `nope not going to his thing anymore`.
  func beginsWithNo(_ told: Range<Int>) -> Bool { LeadIns(readingState, told, isTelling: false).isCorrecting }

  /// Returns the act on the person or thing that the clause before it is about, where a pronoun stands for it: `mpho
  /// can't make it, take him off the guests`.
  func ofPerson(_ act: PlainAct, behind told: Range<Int>) -> [Reading]? {
    guard act.does(.delete), act.what.hasPlace,
      language.clauseWords.objects.contains(WordKey(act.what.text.lowercased())), var who = subject(of: told)
    else { return nil }
    who.words += act.what.words
    who.hasPlace = true
    return [.clauses([.plainAct(PlainAct(act, on: who))]), .remark(.unclear)]
  }

  /// The index of the word behind a sentence that only expresses a feeling.
  func endOfFeeling(_ range: Range<Int>) -> Int? {
    guard readingState.words[range.lowerBound].isIn(.feelings) else { return nil }
    return range.dropFirst().first { index in
      [UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ";")].contains(
        readingState.words[index].mark)
    }
  }
}
