extension English {
  /// Words between a moment and another one that may be meant.
  static let doubts = PhraseTable<SelfCorrection>(
    [
      ("or was|is|were|are it|that (maybe|perhaps) (at|on|for)", .sure), ("or (was) it (was|is) (at|on|for)", .sure),
      ("or maybe|perhaps|possibly (at|on|for)", .sure), ("or its|thats (maybe|perhaps) (at|on|for)", .sure),
      ("or (at|on|for)", .behindMark), ("(or) might|could|may (have) (be|been) (at|on|for)", .behindMark),
      ("(or) (it) maybe|perhaps|possibly (its|it|is|was) (at|on|for)", .behindMark),
      ("(or) it might|could|may (have) (be|been) (at|on|for)", .behindMark),
    ], spelling)
}
