/// Matches words with the pieces of a row, one after the other.
struct PhraseWalk {
  private let pieces: Permanent<PhraseRow.Piece>
  private let words: UnsafeBufferPointer<SpokenWord>
  private let end: Int
  /// The index at which two adjacent slots are split; nil for a comma or a colon.
  private let parting: Int?
  /// The words in each slot.
  private(set) var slots = FilledSlots()
  /// The number of words that the row itself has.
  private(set) var weight = 0

  /// The greatest number of asides: without a limit a row could be matched in any number of ways.
  static let mostAsides = 2

  init(_ row: PhraseRow, _ words: UnsafeBufferPointer<SpokenWord>, before end: Int, parting: Int? = nil) {
    pieces = row.pieces
    self.words = words
    self.end = end
    self.parting = parting
  }

  /// Returns true if all words from one on match all pieces from one on.
  mutating func reads(from piece: Int, at here: Int, asides: Int = mostAsides) -> Bool {
    var (piece, here, told) = (piece, here, 0)
    // Most pieces are needed words, which leave no choice.
    while piece < pieces.count, pieces[piece].isOnlyWords, here < end, !words[here].isAside {
      guard pieces[piece].holds(words[here]) else { return false }
      (piece, here, told) = (piece + 1, here + 1, told + 1)
    }
    guard chooses(from: piece, at: here, asides: asides) else { return false }
    weight += told
    return true
  }

  /// The same if the words may be divided in several ways.
  private mutating func chooses(from piece: Int, at here: Int, asides: Int) -> Bool {
    guard piece < pieces.count else { return here == end }
    let next = pieces[piece]
    if let slot = next.slot {
      if here < end, fills(slot, next.extent, piece, at: here, asides) { return true }
    } else if here < end, next.holds(words[here]), reads(from: piece + 1, at: here + 1, asides: asides) {
      weight += 1
      return true
    }
    if next.isOptional, reads(from: piece + 1, at: here, asides: asides) { return true }
    return asides > 0 && next.slot == nil && piece > 0 && here < end && words[here].isAside
      && reads(from: piece, at: here + 1, asides: asides - 1)
  }

  /// Returns true if a slot takes the words from there to one of its possible ends.
  private mutating func fills(
    _ slot: PhraseRow.Slot, _ extent: PhraseRow.Extent, _ piece: Int, at here: Int, _ asides: Int
  ) -> Bool {
    switch extent {
    case .whole: return fills(slot, piece, here..<end, asides)
    case .beforeRest:
      // `too` in `milk too` is a word of the row where it has it.
      for stop in stride(from: here + 1, to: end, by: 1)
      where (piece + 1..<pieces.count).contains(where: { pieces[$0].holds(words[stop]) })
        && fills(slot, piece, here..<stop, asides)
      {
        return true
      }
      return fills(slot, piece, here..<end, asides)
    case .longest:
      for stop in stride(from: end - 1, to: here, by: -1)
      where mayRead(piece + 1, at: stop) && fills(slot, piece, here..<stop, asides) {
        return true
      }
    case .shortest:
      for stop in stride(from: here + 1, to: end, by: 1)
      where mayRead(piece + 1, at: stop) && fills(slot, piece, here..<stop, asides) {
        return true
      }
    case .mark:
      if let parting {
        guard here < parting, parting < end, slot.mayTake(parting - here, from: words[here]) else { return false }
        return fills(slot, piece, here..<parting, asides)
      }
      for stop in stride(from: here + 1, to: end, by: 1)
      where (words[stop].mark == UInt8(ascii: ",") || words[stop - 1].hasColon)
        && fills(slot, piece, here..<stop, asides)
      {
        return true
      }
    }
    return false
  }

  /// Returns true if a piece of words, or one behind it, may stand there.
  @inline(__always)
  private func mayRead(_ piece: Int, at here: Int) -> Bool {
    pieces[piece].isOptional || words[here].isAside || pieces[piece].holds(words[here])
  }

  private mutating func fills(_ slot: PhraseRow.Slot, _ piece: Int, _ taken: Range<Int>, _ asides: Int) -> Bool {
    guard reads(from: piece + 1, at: taken.upperBound, asides: asides) else { return false }
    slots.prepend(slot, taken)
    return true
  }

  /// Fills a slot before the first piece of the walk.
  mutating func fill(_ slot: PhraseRow.Slot, _ taken: Range<Int>) { slots.prepend(slot, taken) }

  /// True if each slot may hold its words.
  var mayHold: Bool { slots.allSatisfy { $0.slot.mayHold($0.words, of: words) } }
}
