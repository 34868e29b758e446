/// Phrases that may end a text, longer ones first. One look-up of the last word rules them out in most texts.
struct EndingPhrases: ExpressibleByArrayLiteral, Sendable {
  private let phrases: [StaticString]
  private let lastWords: WordSet

  init(arrayLiteral phrases: StaticString...) {
    self.phrases = phrases
    lastWords = WordSet(phrases.compactMap { "\($0)".split(separator: " ").last }.joined(separator: " "))
  }

  /// The start of the phrase that ends a range, behind white space; nil if none does.
  ///
  /// - Parameter lastWord: the last word of the range.
  func start(of bytes: Bytes, _ range: Range<Int>, lastWord: Range<Int>) -> Int? {
    guard lastWords.contains(bytes, lastWord) else { return nil }
    for words in phrases {
      let start = range.upperBound - words.utf8CodeUnitCount
      if start > range.lowerBound, bytes[start - 1].isSpace, bytes.phrase(words, at: start) != nil { return start }
    }
    return nil
  }
}
