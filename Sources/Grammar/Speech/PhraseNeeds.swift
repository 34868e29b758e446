/// What words must have for a row to read them: nearly all rows drop out by it, before any word is looked at.
///
/// It is made of the row itself, so that a new row needs nothing more.
struct PhraseNeeds: Sendable {
  private let fewest: Int
  private let most: Int
  /// The words that it tells and that no other may stand for.
  private var all = WordBits.none
  /// Of the words that may stand for each other, those of which there are the fewest; anything where there are none.
  private var any = WordBits.anything
  /// The words of which one stands behind its first; anything where any may, or where nothing has to follow.
  private var second = WordBits.anything
  /// The words of which one ends it; anything where a slot may, or where its last word may be missing.
  private var last = WordBits.anything

  init(_ row: PhraseRow) {
    fewest = row.pieces.count { !$0.isOptional }
    most = row.pieces.contains { $0.slot != nil } ? .max : row.pieces.count + PhraseWalk.mostAsides
    var fewestChoices = Int.max
    for piece in row.pieces where piece.slot == nil && !piece.isOptional {
      let words = WordBits(piece.words)
      if piece.words.count == 1 {
        all.add(words)
      } else if words.count < fewestChoices {
        (any, fewestChoices) = (words, words.count)
      }
    }
    second = PhraseNeeds.second(of: row)
    if let piece = row.pieces.last, piece.slot == nil, !piece.isOptional {
      last = WordBits(piece.words)
    }
  }

  private static func second(of row: PhraseRow) -> WordBits {
    var words = WordBits.none
    // Its first word may be any up to the first that has to stand there, the second any up to the next of these.
    var needed = 0
    for (index, piece) in row.pieces.enumerated() {
      if piece.slot != nil { return .anything }
      if index > 0 { words.add(WordBits(piece.words)) }
      if !piece.isOptional { needed += 1 }
      if needed == 2 { return words }
    }
    return words == .none ? .anything : words
  }

  /// Whether so many words may read as the row.
  ///
  /// - Parameters:
  ///   - words: all of them, and `anything`, as in the other two.
  ///   - second: the second of them; `everything` where there is none, where it is an aside, or where a slot comes first.
  ///   - last: the last of them.
  @inline(__always)
  func areMet(by words: WordBits, second: WordBits, last: WordBits, count: Int) -> Bool {
    words.hasAll(all) && words.hasAny(any) && second.hasAny(self.second) && last.hasAny(self.last) && count >= fewest
      && count <= most
  }
}
