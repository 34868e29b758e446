/// A row that words read as, all of them.
struct PhraseMatch<Meaning: Sendable> {
  let meaning: Meaning
  /// What stands in each slot, as ranges of the words.
  let slots: FilledSlots
  /// How many words the row tells.
  let weight: Int
  /// The row's place in its table.
  let row: Int

  func range(of slot: PhraseRow.Slot) -> Range<Int>? { slots.first { $0.slot == slot }?.words }
}
