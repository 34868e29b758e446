extension English {
  static let selfCorrections = PhraseTable<SelfCorrection>(
    [
      ("no wait|sorry|actually", .sure), ("wait no", .sure), ("sorry no|i (mean|meant)", .sure),
      ("i mean|meant", .sure),
      ("(no|nah|actually|wait|oh) scrap|scratch that|it", .startingOver), ("or rather", .sure),
      ("(no) (actually) make that|it", .behindMark), ("no|wait|sorry|actually|rather", .behindMark),
    ], spelling)
}
