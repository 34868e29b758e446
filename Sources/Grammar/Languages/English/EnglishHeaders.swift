extension English {
  /// Words before the name of a list that a header begins: `start a party list:`.
  static let listOpenings = WordSet(
    "create make start begin open new add put for on to a an my our the me ok okay alright")

  /// Headers that only announce the lines below them; a day may follow.
  static let headers = PhraseTable<Bool>(
    [
      ("(my|the) todo|todos|tasks|reminders|reminder", true), ("(my) to do|dos (list)", true), ("(my) todo list", true),
      (
        "(please|kindly) (can|could) (you) add|remember|note (these|this|the) (following) (items|things|todos|tasks)",
        true
      ),
      ("i|we (also|still) need|want|must (to) (get|buy|do|pick) (up) (these|the) (following)", true),
      ("(i|we) have|need|got to get|buy|do|pick (up)", true),
      ("(please|kindly) (can|could|would) (you) (please) buy|get|pick|order|add (up) (these|the|following)", true),
      ("(please|kindly) remind me (about|of|to)", true), ("things to do", true),
      ("(ugh|argh|so|hey) (ok|okay|right|so) (a|my|another|quick) brain dump", true),
      ("(ugh|argh|so|hey) (ok|okay|right|so) (a|my|another|quick) braindump", true),
      ("(my) (todo|task) list for", true),
    ], spelling)

  /// The words before a list's name in a header that puts the lines below it there.
  static let listHeaders = PhraseTable<Void>(
    [
      ("(please|kindly) (can|could) (you) make|create|start|write|begin (me) (a) (new) list of|called|named|for", ()),
      (
        "(please|kindly) add|put|stick|pop (these|this|the|following|all) (following) (items|things|ones) to|on|onto|in (my|the|our)",
        ()
      ),
      (
        "(please|kindly) (can|could|would) you (please) add|put (these|this|following) (items|things) to|on|onto (my|the|our)",
        ()
      ),
    ], spelling)
}
