/// Words that only name the source of what follows: `the clinic rang to say`.
extension LineReader {
  /// Returns the index of the word behind words that only name a source: `the clinic rang to say`, `miss says`.
  func endOfReport(_ range: Range<Int>) -> Int? {
    guard readingState.has(.reporting) else { return nil }
    let start = LeadIns(readingState, range, isTelling: false).end
    guard start + 2 < range.upperBound, !readingState.words[start].isIn(.errandVerbs),
      !readingState.words[start].isIn(.firstPerson),
      let verb = (start + 1..<min(start + 5, range.upperBound - 1)).first(where: {
        readingState.words[$0].isIn(.reporting)
      }),
      // `washing done. landlord emailed too`
      !(start + 1...verb).contains(where: { isParted(readingState.words[$0]) })
    else { return nil }
    var end = verb + 1
    while end < range.upperBound - 1, readingState.words[end].isIn(.behindReports) { end += 1 }
    return end + 1 < range.upperBound ? end : nil
  }
}
