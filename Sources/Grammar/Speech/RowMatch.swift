/// A row that words read as, all of them.
struct RowMatch {
  /// The row's place in its table.
  let row: Int
  /// What stands in each slot, as ranges of the words.
  let slots: FilledSlots
  /// How many words the row tells.
  let weight: Int
}
