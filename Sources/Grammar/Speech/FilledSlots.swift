/// The words in the slots of a row, in their order: a few ranges of words, stored without an allocation.
struct FilledSlots: RandomAccessCollection {
  struct Filled {
    let slot: PhraseRow.Slot
    private let start: UInt8
    private let end: UInt8

    /// - Parameter words: a range in a line, which has no more words than `SpokenWord.most`.
    @inline(__always)
    init(_ slot: PhraseRow.Slot, _ words: Range<Int>) {
      self.slot = slot
      (start, end) = (UInt8(truncatingIfNeeded: words.lowerBound), UInt8(truncatingIfNeeded: words.upperBound))
    }

    @inline(__always)
    var words: Range<Int> { Int(start)..<Int(end) }

    static let none = Filled(.words, 0..<0)
  }

  /// The greatest number of slots in a row.
  static let most = 4

  private var one = Filled.none
  private var two = Filled.none
  private var three = Filled.none
  private var four = Filled.none
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(_ place: Int) -> Filled {
    switch place {
    case 0: one
    case 1: two
    case 2: three
    default: four
    }
  }

  /// Inserts a slot before the others; one beyond the greatest number is dropped from the end.
  @inline(__always)
  mutating func prepend(_ slot: PhraseRow.Slot, _ words: Range<Int>) {
    (one, two, three, four) = (Filled(slot, words), one, two, three)
    count = Swift.min(count + 1, FilledSlots.most)
  }
}
