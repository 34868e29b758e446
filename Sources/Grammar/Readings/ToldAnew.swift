import Agenda

/// A moment that a line tells of the thing spoken of, and the words around it that mean nothing to it.
extension LineReader {
  /// Returns the moment that a line tells beside words that mean nothing to it.
  func toldBesides(_ range: Range<Int>, _ leading: LeadIns) -> Act? {
    let rest = leading.end..<range.upperBound
    if leading.isCorrecting, !rest.isEmpty, !isLength(rest), !isUntil(rest), !isDenied(rest), let moment = moment(rest)
    {
      return .correction(moment)
    }
    // `ugh half an hour`
    if readingState.context.reference == .reminder, leading.end > range.lowerBound, !rest.isEmpty,
      let moment = moment(rest), moment.recurrence == nil
    {
      return .moment(moment)
    }
    // `hm tuesday actually`, while `till 12 sorry` tells when it ends.
    guard range.upperBound < readingState.words.count, readingState.words[range.upperBound].isIn(.correctingEndings),
      !rest.isEmpty, !isUntil(rest)
    else { return nil }
    return (moment(range) ?? moment(rest)).map { .correction($0) }
  }

  /// The moment at which a pronoun is, comes or goes, behind words that correct: `no, he is coming thursday`.
  func momentOfIt(_ range: Range<Int>) -> TemporalExpression? {
    let first = readingState.words[range.lowerBound]
    guard first.isIn(.itself) || first.isIn(.subjects), (3...8).contains(range.count),
      let start = range.dropFirst().first(where: { !readingState.words[$0].isIn(.behindPronouns) }),
      start > range.lowerBound + 1 || first.isIn(.itself)
    else { return nil }
    return moment(start..<range.upperBound).flatMap { $0.saysDay || $0.hasTime ? $0 : nil }
  }

  /// The words without a pronoun and its verb before a figure: `£35` of `sorry its £35`.
  func withoutItself(_ words: Range<Int>, _ leading: LeadIns) -> Range<Int> {
    guard leading.isCorrecting, let first = words.first, readingState.words[first].isIn(.itself) else { return words }
    let rest = words.dropFirst().drop { language.smallWords.linking.contains(readingState.words[$0].key) }
    let figure = rest.startIndex..<words.upperBound
    return figure.count == 1 && bytes(of: figure).contains(where: \.isDigit) ? figure : words
  }

  /// The index of the first word of a purpose: `remind me of that the evening before so i can iron something`.
  func startOfPurpose(_ range: Range<Int>) -> Int? {
    // `make it 6.30 before we open`
    let isMade = isMadeOfIt(range)
    guard isMade || readingState.mayHave(language.smallWords.so) else { return nil }
    return range.dropFirst(2).dropLast().first { index in
      (readingState.words[index].key == language.smallWords.so
        || isMade && language.clauseWords.beforeReasons.contains(readingState.words[index].key))
        && (isSubject(index + 1) || readingState.words[index + 1].isIn(.relatives) && isSubject(index + 2))
    }

    func isSubject(_ index: Int) -> Bool {
      index < range.upperBound && (readingState.words[index].isIn(.subjects) || isShortSubject(index))
    }
  }
}
