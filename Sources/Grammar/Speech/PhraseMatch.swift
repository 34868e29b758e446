/// What words mean, all of them, by the row of a table that they read as.
struct PhraseMatch<Meaning: Sendable> {
  let meaning: Meaning
  let told: RowMatch

  /// What stands in each slot, as ranges of the words.
  var slots: FilledSlots { told.slots }
  /// How many words the row tells.
  var weight: Int { told.weight }
  /// The row's place in its table.
  var row: Int { told.row }

  func range(of slot: PhraseRow.Slot) -> Range<Int>? { slots.first { $0.slot == slot }?.words }
}
