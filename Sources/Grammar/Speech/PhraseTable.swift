/// Phrases and what they mean.
final class PhraseTable<Meaning: Sendable>: Sendable {
  private let rows: PhraseRows
  private let meanings: [Meaning]
  /// As many slots as the row with the most has.
  var mostSlots: Int { rows.mostSlots }

  init(_ phrases: [(phrase: String, meaning: Meaning)], _ spelling: SpellingRules = SpellingRules()) {
    rows = PhraseRows(phrases.map(\.phrase), spelling)
    meanings = phrases.map(\.meaning)
  }

  /// The meanings of those words, all of them: the row that tells most of them first, of equals the one above.
  ///
  /// - Parameter byNeeds: whether rows are left out that need words which are not there, as those can't read.
  func matches(_ words: [SpokenWord], _ range: Range<Int>, byNeeds: Bool = true) -> [PhraseMatch<Meaning>] {
    rows.matches(words, range, byNeeds: byNeeds).map { PhraseMatch(meaning: meanings[$0.row], told: $0) }
  }

  /// The meanings alone.
  func meanings(_ words: [SpokenWord], _ range: Range<Int>) -> [Meaning] {
    rows.matches(words, range, byNeeds: true).map { meanings[$0.row] }
  }

  /// The longest row of words alone that begins there, and the word behind it.
  func longest(_ words: [SpokenWord], at start: Int, before end: Int) -> (meaning: Meaning, end: Int)? {
    rows.longest(words, at: start, before: end).map { (meanings[$0.row], $0.end) }
  }

  /// The longest row of words alone that begins at an offset of a line, and the offset behind it and white space.
  func longest(_ bytes: Bytes, at start: Int) -> (meaning: Meaning, end: Int)? {
    rows.longest(bytes, at: start).map { (meanings[$0.row], $0.end) }
  }
}
