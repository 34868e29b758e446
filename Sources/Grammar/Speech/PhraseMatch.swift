/// The meaning of some words as a whole, by the row of a table that they match.
struct PhraseMatch<Meaning: Sendable> {
  let meaning: Meaning
  let told: RowMatch

  /// The words in each slot, as ranges.
  var slots: FilledSlots { told.slots }
  /// The number of words that the row itself has.
  var weight: Int { told.weight }
  /// The row's place in its table.
  var row: Int { told.row }

  func range(of slot: PhraseRow.Slot) -> Range<Int>? { slots.first { $0.slot == slot }?.words }
}

/// The matches of some words, in the order to try.
struct PhraseMatches<Meaning: Sendable>: RandomAccessCollection {
  private let told: [RowMatch]
  /// The meanings of all rows of the table.
  private let meanings: [Meaning]

  init(_ told: [RowMatch], _ meanings: [Meaning]) { (self.told, self.meanings) = (told, meanings) }

  var startIndex: Int { 0 }
  var endIndex: Int { told.count }

  subscript(_ place: Int) -> PhraseMatch<Meaning> {
    PhraseMatch(meaning: meanings[told[place].row], told: told[place])
  }
}
