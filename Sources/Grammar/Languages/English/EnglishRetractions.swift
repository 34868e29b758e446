extension English {
  /// Words at the end of a message that take back what its beginning asks for.
  static let retractions = PhraseTable<Retraction>(
    ["(still|just) keep|leave|have it|that|them|this (on|for|at)", "(its|it) (is) still (on)"].map { ($0, .until) }
      + whole.split(separator: "\n").map { (String($0), .whole) }
      + deeds.split(separator: "\n").map { (String($0), .deed) }
      + wants.split(separator: "\n").map { (String($0), .want) },
    spelling)

  /// What the bot is asked not to do after all.
  private static let undone =
    "\(removingVerbs.bases)|\(movingVerbs.bases)|cancel|skip|change|touch|tick|complete|bin|drop"

  private static let whole = """
    (still|just) keep|leave it|that|them|this|him|her (in|on|there|alone|be) (as|where|how) (it|they) (is|was|are|were) (for) (now)
    (please) dont (do) (it|that|this) (yet|now|after) (all)
    (please) do not (do) (it|that|this) (yet|now|after) (all)
    dont \(undone) (it|that|them|this) (yet|after) (all)
    do not \(undone) (it|that|them|this) (yet|after) (all)
    no|nope|nah|wait|stop|nvm|nevermind|nothing
    never mind (that|it)
    no wait|dont|leave|stop
    wait no
    forget|scratch|scrap|ignore|cancel|undo it|that|this
    changed my mind
    i (have|ive) changed my mind
    """

  private static let deeds = """
    not (quite|done|finished|paid|bought|sent) yet
    not (quite|yet) done|finished|paid|bought|sent (yet)
    (its|it) (is) not done|finished|paid|bought|sent (quite|yet)
    i|we didnt|havent (do|done) (it|that|them) (yet|after) (all)
    i|we did|have not (do|done) (it|that|them) (yet|after) (all)
    i|we forgot (it|them|to) (do) (it)
    """

  private static let wants = """
    (i|we) (still|do|will|ill) need|want it|that|them|this (one) (after) (all)
    i|we can|could go|come|make|manage (it) (now|after) (all)
    """
}
