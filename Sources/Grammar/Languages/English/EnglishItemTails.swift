extension English {
  /// The phrases behind an item and a comma that are no part of its name.
  static let itemTails = PhraseTable<ItemTail.Effect>(
    [
      ("(please) dont (let) (me|you) forget (it|that|this) (again)", .asked),
      ("(please|can|could) (you) pencil|pop|put|stick|write|jot|note|add it|that|this in|down", .asked),
      (
        "(please|can|could) (you) pencil|pop|put|stick|write|add it|that|this in|into|on my|the|our diary|calendar|list",
        .asked
      ),
      ("(please) keep|save|store|remember it|that|this (safe) (for) (me) (please)", .asked),
      ("thank you (so|very) (much)", .asked), ("many|much thanks", .asked), ("thanks (so) much|loads", .asked),
      ("(its|thats|is) (a) high|top priority", .priority(1)),
      ("priority high|one|1", .priority(1)),
      ("medium priority", .priority(2)),
      ("(its|thats|is) (a) low priority", .priority(3)),
    ], spelling)
}
