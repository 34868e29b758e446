/// A row that words read as, all of them.
struct PhraseMatch<Meaning: Sendable> {
  var meaning: Meaning
  /// What stands in each slot, as ranges of the words.
  var slots: [(slot: PhraseRow<Meaning>.Slot, words: Range<Int>)] = []
  /// How many words the row tells.
  var weight = 0
  private var parting: Int?

  /// Reads the words from `start` as the row's pieces from `piece`, or nil where they are others.
  ///
  /// - Parameter parting: where two slots part that follow each other; nil is at a comma.
  init?(
    _ row: PhraseRow<Meaning>, _ words: [SpokenWord], _ range: Range<Int>, from piece: Int, at start: Int,
    parting: Int? = nil
  ) {
    meaning = row.meaning
    self.parting = parting
    guard take(row.pieces, piece, words, start, range.upperBound) else { return nil }
    slots.reverse()
  }

  func range(of slot: PhraseRow<Meaning>.Slot) -> Range<Int>? { slots.first { $0.slot == slot }?.words }

  /// Where the row's words end that stand at the start of a range; nil where they do not, or where it has a slot.
  static func endOfWords(of row: PhraseRow<Meaning>, _ words: [SpokenWord], _ range: Range<Int>) -> Int? {
    var here = range.lowerBound
    for piece in row.pieces {
      guard piece.slot == nil else { return nil }
      if here < range.upperBound, piece.holds(words[here]) {
        here += 1
      } else if !piece.isOptional {
        return nil
      }
    }
    return here
  }

  /// Whether the words up to `end` read as the pieces from `piece` on. Slots are noted from the last to the first.
  private mutating func take(
    _ pieces: [PhraseRow<Meaning>.Piece], _ piece: Int, _ words: [SpokenWord], _ here: Int, _ end: Int,
    asides: Int = 2
  ) -> Bool {
    guard piece < pieces.count else { return here == end }
    let next = pieces[piece]
    if let slot = next.slot {
      if here < end {
        for stop in stops(pieces, piece, words, here, end)
        where take(pieces, piece + 1, words, stop, end, asides: asides) {
          slots.append((slot, here..<stop))
          return true
        }
      }
    } else if here < end, next.holds(words[here]), take(pieces, piece + 1, words, here + 1, end, asides: asides) {
      weight += 1
      return true
    }
    if next.isOptional, take(pieces, piece + 1, words, here, end, asides: asides) { return true }
    // A few asides are enough: without an end to them a row could be read in any number of ways.
    return asides > 0 && next.slot == nil && piece > 0 && here < end && words[here].isAside
      && take(pieces, piece, words, here + 1, end, asides: asides - 1)
  }

  /// Where a slot may end, in the order to try: before any words that the next slot takes, behind as many as can be
  /// where that is a moment.
  private func stops(
    _ pieces: [PhraseRow<Meaning>.Piece], _ piece: Int, _ words: [SpokenWord], _ here: Int, _ end: Int
  ) -> [Int] {
    let rest = pieces[(piece + 1)...]
    guard let last = rest.last else { return [end] }
    if rest.allSatisfy(\.isOptional), last.slot == nil {
      // `too` in `milk too` is a word of the row where it has it.
      return (here + 1..<end).filter { stop in rest.contains { $0.holds(words[stop]) } } + [end]
    }
    // A comma or a colon parts two slots that follow each other.
    if let next = rest.first, next.slot != nil {
      if let parting { return here < parting && parting < end ? [parting] : [] }
      return (here + 1..<end).filter { words[$0].mark == UInt8(ascii: ",") || words[$0 - 1].hasColon }
    }
    guard here + 1 < end else { return [] }
    let isMoment = last.slot == .moment || last.slot == .recurrence || last.slot == .list || last.slot == .existing
    return isMoment ? Array((here + 1..<end).reversed()) : Array(here + 1..<end)
  }
}

extension PhraseRow.Piece {
  @inline(__always)
  func holds(_ word: SpokenWord) -> Bool {
    words.contains(word.key.value) || word.hasColon && words.contains(word.key.withColon.value)
  }
}
