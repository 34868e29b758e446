/// The words before the actual text of a line.
struct LeadIns {
  /// The index of the word behind them.
  var end: Int
  var isCorrecting = false
  var isTelling = false
  var isThanking = false
  /// True if they ask somebody to do something.
  var isPolite = false

  init(end: Int) { self.end = end }

  /// - Parameter isTelling: true if the subject of a deed is one of them: the `i` of `i paid the rent`.
  init(_ readingState: ReadingState, _ range: Range<Int>, isTelling tells: Bool = true) {
    let (table, words) = (readingState.language.phrases.leadIns, readingState.words)
    end = range.lowerBound
    while let next = table.longest(words, at: end, before: range.upperBound), next.end < range.upperBound,
      tells || next.meaning != .telling
    {
      end = next.end
      isCorrecting = isCorrecting || next.meaning == .correcting
      isThanking = isThanking || next.meaning == .thanking
      isTelling = isTelling || next.meaning == .telling
      isPolite = isPolite || next.meaning == .asking
    }
  }
}
