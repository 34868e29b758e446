/// Words by which people put right what they have just said.
enum SelfCorrection: Sendable {
  case sure
  /// Only behind a comma, a full stop or a dash.
  case behindMark
  /// What follows in a sentence of its own is said instead of all before.
  case startingOver
}

extension English {
  static let selfCorrections = PhraseTable<SelfCorrection>(
    [
      ("no wait|sorry|actually", .sure), ("wait no", .sure), ("sorry no|i (mean|meant)", .sure),
      ("i mean|meant", .sure),
      ("(no|nah|actually|wait|oh) scrap|scratch that|it", .startingOver), ("or rather", .sure),
      ("(no) (actually) make that|it", .behindMark), ("no|wait|sorry|actually|rather", .behindMark),
    ], spelling)
}
