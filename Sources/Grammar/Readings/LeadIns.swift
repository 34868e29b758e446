/// The words before what is said.
struct LeadIns {
  /// The word behind them.
  var end: Int
  var isCorrecting = false
  var isTelling = false
  /// Whether somebody is asked to do something.
  var isPolite = false

  init(end: Int) { self.end = end }

  /// - Parameter isTelling: whether who did something is one of them: the `i` of `i paid the rent`.
  init(_ readingState: ReadingState, _ range: Range<Int>, isTelling tells: Bool = true) {
    let (table, words) = (readingState.language.phrases.leadIns, readingState.words)
    end = range.lowerBound
    while let next = table.longest(words, at: end, before: range.upperBound), next.end < range.upperBound,
      tells || next.meaning != .telling
    {
      end = next.end
      isCorrecting = isCorrecting || next.meaning == .correcting
      isTelling = isTelling || next.meaning == .telling
      isPolite = isPolite || next.meaning == .asking
    }
  }
}
