import Agenda

extension English {
  /// Denials of a deed: what was completed is open again, and what was taken away or moved stays.
  static let denials =
    denying("deleted", "\(removingVerbs.bases)|cancel", "deleted|removed|cancelled|canceled|scrapped|off")
    + denying("skipped", "skip", "skipped")
    + denying("moved", "\(movingVerbs.bases)", "\(movingVerbs.participles)")
    + denying("completed", "complete|tick", "completed|ticked") + unsaid("completed", "\(deedVerbs.participles)|over")
    + reopening

  /// The denials of a deed, by its verbs and their participles.
  private static func denying(_ deed: String, _ verbs: String, _ done: String) -> [(phrase: String, meaning: Speech)] {
    let fitting = [
      "dont|never \(verbs) X", "do not \(verbs) X", "X isnt|arent|wasnt \(done) (yet|at|after) (all)",
      "X is|are|was not \(done) (yet|at|after) (all)",
    ]
    let stating = [
      "i dont want (you) to \(verbs) X", "i do not want (you) to \(verbs) X",
      "i|we havent|didnt|never \(verbs)|\(done) X (yet)", "i|we have|did not \(verbs)|\(done) X (yet)",
    ]
    return fitting.map { ($0, .act("keep X \(deed)", .fits)) }
      + stating.map { ($0, .act("keep X \(deed)", .statement)) } + unsaid(deed, done)
  }

  /// The denials of having told a deed.
  private static func unsaid(_ deed: String, _ done: String) -> [(phrase: String, meaning: Speech)] {
    [
      "i never said|told|meant (you) (that) X is|was|are|were \(done)",
      "i didnt say|tell|mean (you) (that) X is|was|are|were \(done)",
      "i did not say|tell|mean (you) (that) X is|was|are|were \(done)",
    ].map { ($0, .act("keep X \(deed)", .statement)) }
  }

  /// Verbs that people deny of something kept; `i havent got milk` denies none.
  private static let undone = deedVerbs.with(.sure).but("get")

  private static let reopening = table([
    "X is|are (still) not done|finished|complete (yet)": .act("uncomplete X", .statement),
    "X isn't|aren't|wasn't|not done|finished|complete (yet|after) (all)": .act("uncomplete X", .statement),
    "(i) (still) havent|didnt|hadnt (actually) \(undone.forms) X": .act("uncomplete X", .statement),
    "(i) (still) never (actually) \(undone.told) X": .act("uncomplete X", .statement),
    "(i) (have|did|still) not (actually) \(undone.forms) X": .act("uncomplete X", .statement),
    "(i) havent|didnt|hadnt X (yet)": .act("uncomplete X", .fits),
    "(i) have|did not X (yet)": .act("uncomplete X", .fits),
    "X isnt|arent|wasnt \(handling.participles) (yet|after) (all)": .act("uncomplete X", .fits),
    "X is|are|was not \(handling.participles) (yet|after) (all)": .act("uncomplete X", .fits),
    "X is|are back on (again|now|after) (all)": .act("keep X deleted", .fits),
    "X is|are on (again|after) (all)": .act("keep X deleted", .fits),
    "actually|wait|oh|hmm|no keep|leave X (in|on|there|then|after) (all)": .act("keep X deleted", .fits),
    "put|bring X back": .act("uncomplete X", .fits),
    "put|bring X back on|to|onto (the|my) list": .act("uncomplete X", .fits),
    "put|bring X back on|to|onto (the|my) L list": .act("uncomplete X", .fits),
    "reopen|restore|undo X": .act("uncomplete X", .fits),
    "uncheck|untick|undelete X": .act("uncomplete X", .statement),
    "mark X (as) undone|open|incomplete": .act("uncomplete X", .request),
    "mark X (as) not done": .act("uncomplete X", .request),
  ])
}
