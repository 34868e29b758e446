import Agenda

extension English {
  /// Denials of a deed: what was completed is open again, and what was taken away or moved stays.
  static let denials = table([
    "dont|never \(takingAwayWords) X": .act("keep X", .fits),
    "do not \(takingAwayWords) X": .act("keep X", .fits),
    "i dont want (you) to \(takingAwayWords) X": .act("keep X", .statement),
    "i do not want (you) to \(takingAwayWords) X": .act("keep X", .statement),
    "i|we havent|didnt|never \(takingAwayWords)|\(tookAwayWords) X (yet)": .act("keep X", .statement),
    "i|we have|did not \(takingAwayWords)|\(tookAwayWords) X (yet)": .act("keep X", .statement),
    "X isnt|arent|wasnt \(tookAwayWords)|off (yet|at|after) (all)": .act("keep X", .fits),
    "X is|are|was not \(tookAwayWords)|off (yet|at|after) (all)": .act("keep X", .fits),
    "i never said|told|meant (you) (that) X is|was|are|were \(tookAwayWords)|off|done|finished|paid|over": .act(
      "keep X", .statement),
    "i didnt say|tell|mean (you) (that) X is|was|are|were \(tookAwayWords)|off|done|finished|paid|over": .act(
      "keep X", .statement),
    "i did not say|tell|mean (you) (that) X is|was|are|were \(tookAwayWords)|off|done|finished|paid|over": .act(
      "keep X", .statement),
    "X is|are (still) not done|finished|complete (yet)": .act("uncomplete X", .statement),
    "X isn't|aren't|wasn't|not done|finished|complete (yet|after) (all)": .act("uncomplete X", .statement),
    "(i) (still) havent|didnt|hadnt|never (actually) done|do|did|finished|finish|paid|pay|bought|buy X": .act(
      "uncomplete X", .statement),
    "(i) (have|did|still) not (actually) finish|finished|pay|paid|done|do|buy|bought|call|called|send|sent|book|booked X":
      .act("uncomplete X", .statement),
    "(i) havent|didnt|hadnt X (yet)": .act("uncomplete X", .fits),
    "(i) have|did not X (yet)": .act("uncomplete X", .fits),
    "X isnt|arent|wasnt paid|sent|bought|booked|ordered|sorted|fixed (yet|after) (all)": .act("uncomplete X", .fits),
    "X is|are|was not paid|sent|bought|booked|ordered|sorted|fixed (yet|after) (all)": .act("uncomplete X", .fits),
    "put|bring X back": .act("uncomplete X", .fits),
    "put|bring X back on|to|onto (the|my) list": .act("uncomplete X", .fits),
    "put|bring X back on|to|onto (the|my) L list": .act("uncomplete X", .fits),
    "reopen|restore|undo X": .act("uncomplete X", .fits),
    "uncheck|untick|undelete X": .act("uncomplete X", .statement),
    "mark X (as) undone|open|incomplete": .act("uncomplete X", .request),
    "mark X (as) not done": .act("uncomplete X", .request),
  ])

  /// Verbs of taking something away or moving it, and their participles.
  private static let takingAwayWords = "delete|remove|cancel|scrap|skip|move|postpone|reschedule|complete|tick"
  private static let tookAwayWords =
    "deleted|removed|cancelled|canceled|scrapped|skipped|moved|postponed|rescheduled|completed|ticked"
}
