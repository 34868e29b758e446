/// Tries words on the pieces of a row, one after the other.
struct PhraseWalk {
  typealias Filled = (slot: PhraseRow.Slot, words: Range<Int>)

  private let row: PhraseRow
  private let words: UnsafeBufferPointer<SpokenWord>
  private let end: Int
  /// Where two slots part that follow each other; nil is at a comma or a colon.
  private let parting: Int?
  /// What stands in each slot, from the last to the first.
  private var slots: [Filled] = []
  /// How many words the row tells.
  private(set) var weight = 0

  /// A few asides are enough: without an end to them a row could be read in any number of ways.
  static let mostAsides = 2

  init(_ row: PhraseRow, _ words: UnsafeBufferPointer<SpokenWord>, before end: Int, parting: Int? = nil) {
    self.row = row
    self.words = words
    self.end = end
    self.parting = parting
  }

  /// Whether the words from one on read as the pieces from one on, all of both.
  mutating func reads(from piece: Int, at here: Int, asides: Int = mostAsides) -> Bool {
    guard piece < row.pieces.count else { return here == end }
    let next = row.pieces[piece]
    if let slot = next.slot {
      if here < end, fills(slot, next.extent, piece, at: here, asides) { return true }
    } else if here < end, row.holds(words[here], at: next), reads(from: piece + 1, at: here + 1, asides: asides) {
      weight += 1
      return true
    }
    if next.isOptional, reads(from: piece + 1, at: here, asides: asides) { return true }
    return asides > 0 && next.slot == nil && piece > 0 && here < end && words[here].isAside
      && reads(from: piece, at: here + 1, asides: asides - 1)
  }

  /// Whether a slot takes the words from there to one of those that it may end before.
  private mutating func fills(
    _ slot: PhraseRow.Slot, _ extent: PhraseRow.Extent, _ piece: Int, at here: Int, _ asides: Int
  ) -> Bool {
    switch extent {
    case .whole: return fills(slot, piece, here..<end, asides)
    case .beforeRest:
      // `too` in `milk too` is a word of the row where it has it.
      for stop in stride(from: here + 1, to: end, by: 1)
      where row.pieces[(piece + 1)...].contains(where: { row.holds(words[stop], at: $0) })
        && fills(slot, piece, here..<stop, asides)
      {
        return true
      }
      return fills(slot, piece, here..<end, asides)
    case .longest:
      for stop in stride(from: end - 1, to: here, by: -1) where fills(slot, piece, here..<stop, asides) { return true }
    case .shortest:
      for stop in stride(from: here + 1, to: end, by: 1) where fills(slot, piece, here..<stop, asides) { return true }
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

  private mutating func fills(_ slot: PhraseRow.Slot, _ piece: Int, _ taken: Range<Int>, _ asides: Int) -> Bool {
    guard reads(from: piece + 1, at: taken.upperBound, asides: asides) else { return false }
    if slots.isEmpty { slots.reserveCapacity(row.slots) }
    slots.append((slot, taken))
    return true
  }

  /// What stands in each slot, in their order.
  ///
  /// - Parameter leading: what stands in the slots before the first piece that it was tried on.
  mutating func filled(behind leading: [Filled]) -> [Filled] {
    slots.reverse()
    return leading.isEmpty ? slots : leading + slots
  }
}
