/// A row that some words match as a whole.
struct RowMatch {
  /// The row's place in its table.
  let row: Int
  /// The words in each slot, as ranges.
  let slots: FilledSlots
  /// The number of words that the row itself has.
  let weight: Int
}
