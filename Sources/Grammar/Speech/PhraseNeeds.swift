/// The words that a row needs: they rule out nearly all rows before any word is compared.
///
/// It is computed from the row itself, so that a new row needs nothing more.
struct PhraseNeeds: Sendable {
  /// The needed words that have no alternative.
  private var all = WordBits.none
  /// The smallest set of needed words besides the indexed one that are alternatives of each other; `anything` if there
  /// is none.
  private var any = WordBits.anything
  /// The possible words behind the row's indexed word; `anything` if any word may follow, or none has to.
  private var second = WordBits.anything
  /// The possible last words; `anything` if a slot for any words may be last, or if the last piece is optional.
  private var last = WordBits.anything
  private let fewest: UInt8
  private let most: UInt8

  init(_ row: PhraseRow) {
    fewest = UInt8(row.pieces.count { !$0.isOptional })
    most = row.pieces.contains { $0.slot != nil } ? .max : UInt8(row.pieces.count + PhraseWalk.mostAsides)
    let found = row.leadingSlots.count
    var fewestChoices = Int.max
    // The indexed word is there, or the row would not be looked at.
    for (place, piece) in row.pieces.enumerated() where place != found && piece.isOnlyWords {
      let words = WordBits(piece.words)
      if piece.words.count == 1 { all.add(words) }
      if piece.words.count > 1, words.count < fewestChoices { (any, fewestChoices) = (words, words.count) }
    }
    second = PhraseNeeds.second(of: row.pieces, behind: found)
    if row.pieces.contains(where: { $0.takesTime && !$0.isOptional }) { all.add(.beginningTime) }
    if let piece = row.pieces.last, !piece.isOptional {
      if piece.slot == nil { last = WordBits(piece.words) } else if piece.takesTime { last = .ofTime }
    }
  }

  private static func second(of pieces: Permanent<PhraseRow.Piece>, behind found: Int) -> WordBits {
    var words = WordBits.none
    // The first word may be any up to the first needed one, the second any up to the next needed one.
    var needed = 0
    for place in found..<max(found, pieces.count) {
      let piece = pieces[place]
      if piece.slot != nil, !piece.takesTime { return .anything }
      if place > found { words.add(piece.takesTime ? .beginningTime : WordBits(piece.words)) }
      if !piece.isOptional { needed += 1 }
      if needed == 2 { return words }
    }
    return words == .none ? .anything : words
  }

  /// Returns true if words with that second word may begin with the row.
  @inline(__always)
  func mayBegin(before second: WordBits) -> Bool { fewest < 2 || second.hasAny(self.second) }

  /// Returns true if words may match the row.
  @inline(__always)
  func areMet(by told: ToldWords) -> Bool {
    told.second.hasAny(second) && told.last.hasAny(last) && told.all.hasAll(all)
      && told.all.hasAny(any) && told.count >= fewest && told.count <= most
  }
}

/// The bits of a range's words, to compare with those that a row needs.
struct ToldWords {
  /// The bits of all of them, with `anything`, like the other two.
  private(set) var all = WordBits.anything
  /// The bits of the second word; `everything` if there is none, or if it is an aside.
  private(set) var second = WordBits.everything
  private(set) var last: WordBits
  let count: UInt8
  private let end: Int

  /// - Parameter range: a range with at least one of the words.
  init(_ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>) {
    for index in range { all.add(words[index].bitsWithTime) }
    last = words[range.upperBound - 1].bitsWithTime
    count = UInt8(truncatingIfNeeded: range.count)
    end = range.upperBound
    begin(behind: range.lowerBound, of: words)
  }

  /// Makes the word behind that one the second.
  @inline(__always)
  mutating func begin(behind first: Int, of words: UnsafeBufferPointer<SpokenWord>) {
    second = first + 1 < end && !words[first + 1].isAside ? words[first + 1].bitsWithTime : .everything
  }
}
