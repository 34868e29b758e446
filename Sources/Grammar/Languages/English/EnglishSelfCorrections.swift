/// Words by which people put right what they have just said.
enum SelfCorrection: Sendable {
  case sure
  /// Only behind a comma, a full stop or a dash.
  case behindMark
}

extension English {
  static let selfCorrections = PhraseTable<SelfCorrection>([
    ("no wait|sorry|actually", .sure), ("wait no", .sure), ("sorry no|i (mean|meant)", .sure), ("i mean|meant", .sure),
    ("or rather", .sure), ("(no) (actually) make that|it", .behindMark), ("no|wait|sorry|actually|rather", .behindMark),
  ])
}
