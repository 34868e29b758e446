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

  /// True if clauses only state something: they hold a verb of a statement, or are a cry of a few words.
  /// `buy milk! friday` is none: an exclamation mark alone makes no cry.
  func tells(_ parts: some Collection<Range<Int>>) -> Bool {
    parts.allSatisfy { part in
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
}
