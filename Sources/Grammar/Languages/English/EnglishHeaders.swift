extension English {
  /// Words before the name of a list that a header begins: `start a party list:`.
  static let listOpenings = WordSet("create make start begin open new add put for on to a an my our the me")

  /// Headers that only announce the lines below them; a day may follow.
  static let headers = PhraseTable<Bool>(
    [
      ("todo|todos|tasks|reminders|reminder", true), ("(my) to do|dos (list)", true), ("(my) todo list", true),
      (
        "(please|kindly) (can|could) (you) add|remember|note (these|this|the) (following) (items|things|todos|tasks)",
        true
      ),
      ("(please|kindly) remind me (about|of|to)", true), ("things to do", true), ("(my) (todo|task) list for", true),
    ], spelling)
}
