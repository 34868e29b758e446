/// Phrases and their meanings.
final class PhraseTable<Meaning: Sendable>: Sendable {
  private let rows: PhraseRows
  private let meanings: [Meaning]
  /// The number of slots in the row with the most.
  var mostSlots: Int { rows.mostSlots }

  init(_ phrases: [(phrase: String, meaning: Meaning)], _ spelling: SpellingRules = SpellingRules()) {
    rows = PhraseRows(phrases.map(\.phrase), spelling)
    meanings = phrases.map(\.meaning)
  }

  /// Returns all meanings of those words: of the row with the most words of its own first and, of equals, of the upper
  /// one.
  ///
  /// - Parameter byNeeds: true if rows are skipped that need missing words, and so cannot match.
  func matches(_ words: [SpokenWord], _ range: Range<Int>, byNeeds: Bool = true) -> PhraseMatches<Meaning> {
    PhraseMatches(rows.matches(words, range, byNeeds: byNeeds), meanings)
  }

  /// The meanings alone.
  func meanings(_ words: [SpokenWord], _ range: Range<Int>) -> [Meaning] {
    rows.matches(words, range, byNeeds: true).map { meanings[$0.row] }
  }

  /// Returns the longest row of words alone that begins there, and the index of the word behind it.
  func longest(_ words: [SpokenWord], at start: Int, before end: Int) -> (meaning: Meaning, end: Int)? {
    rows.longest(words, at: start, before: end).map { (meanings[$0.row], $0.end) }
  }

  /// Returns the longest row of words alone that begins at an offset of a line, and the offset behind it and white
  /// space.
  func longest(_ bytes: Bytes, at start: Int) -> (meaning: Meaning, end: Int)? {
    rows.longest(bytes, at: start).map { (meanings[$0.row], $0.end) }
  }
}
