extension English {
  /// Phrases about the community's events. `c12` beside such a verb can mean nothing else. Without a number, only verbs
  /// that begin no errand count: `publish the report` and `share the photos` are things to do.
  static let community = goingThere + guestsThere + notGoingThere + ownThere + toldOfThem + whatIsOn

  private static let goingThere = table([
    "(i|we|were) (am|are) (also|still|now|definitely) going|coming|attending (along) (to) C": .command("going C"),
    "going|gonna (to) go|come (along) (to) C": .command("going C"),
    "(i|we|wed|well) (would|will|want|like|love|plan|can|am|ill|id) (like|love|going) (to) attend|join|make (it) (to) C":
      .command(
        "going C"),
    "(i|we|wed) would|will|want|like|love|plan|ill|id|well (like|love) (to) go|come|be (along) (to|at) C": .command(
      "going C"),
    "count|sign|put|book|add|mark me|us (in|up|down) (as) (going) (for|to|on|at) C": .command("going C"),
    "rsvp (yes|going) (to|for) C": .command("going C"),
    "(i|we) am|are (also|still) in for C": .command("going C"),
    "(i|we|were) (am|are) going|coming (to) C every|each time|week|day|month": .command("going C every time"),
    "(i) (am) (also|very|quite) interested in C": .command("interested C"),
    "interested C": .command("interested C"),
    "(i|we) might|may (want) (to) go|come (to) C": .command("interested C"),
    "maybe (going) (to) C": .command("interested C"),
    "remind me|us of|about|for C": .command("interested C"),
    "remind me|us A before C": .command("remind C A before"),
  ])

  /// `going to c12 with 2 friends`
  private static let guestsThere = [
    "one|a", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ].enumerated().flatMap { index, word in
    let count = "\(index + 1)|\(word)"
    let guests = "guest|guests|friend|friends|person|people|other|others|more"
    return [
      "(i|we|were) (am|are) going|coming (along) (to) C plus|with|and \(count) (more|other) (\(guests))",
      "(i|we|were) (am|are) going|coming (along) (to) C \(index + 1) (more|other) (\(guests))",
      "count|sign|put|book|add me|us (in|up|down) (for|to|on|at) C plus|with|and \(count) (more|other) (\(guests))",
    ].map { (phrase: $0, meaning: Speech.command("going C +\(index + 1)")) }
  }

  private static let notGoingThere = table([
    "(i|we|were) (am|are) not (longer) going|coming|attending (along) (to) C (anymore)": .command("notgoing C"),
    "(i|we|were) (am|are) no longer going|coming|attending (to) C": .command("notgoing C"),
    "(i|we|were) (am|are) not going|coming (to) C any more|longer": .command("notgoing C"),
    "(i|we|were) (am|are) not going|coming (to) C after all": .command("notgoing C"),
    "(i|we|were) (am|are) not (longer) interested (in) C (anymore)": .command("notgoing C"),
    "(i|we) cannot|wont|dont (want) (to) come|go|attend|join|make (it) (to|at) C (anymore)": .command("notgoing C"),
    "(i|we) cannot|wont|dont (want) (to) come|go|attend|join|make (it) (to|at) C after all": .command("notgoing C"),
    "(i|we) will|can not come|go|attend|join|make (it) (to|at) C (anymore)": .command("notgoing C"),
    "take|remove|cross|strike me|us off|from|out (of) (the) (list) (for|of) C": .command("notgoing C"),
    "count|leave me|us out (of|for) C": .command("notgoing C"),
    "drop|pull out of C": .command("notgoing C"),
  ])

  /// Phrases of the publisher of an event.
  private static let ownThere = table([
    "edit|change|update|amend C": .command("edit C"),
    "edit|change|update|amend C (to) N": .command("edit C N"),
    "\(movingVerbs.bases)|bring C (back|forward|up) (to|until|till|on) D": .command("edit C D"),
    "make|set C (to|at|on) D": .command("edit C D"),
    "rename C (to|as) N": .command("edit C N"),
    "call|calling off C": .command("calloff C"),
    "call|calling C off": .command("calloff C"),
    "call|calling off C because|since|as N": .command("calloff C // N"),
    "call|calling C off because|since|as N": .command("calloff C // N"),
    "call|calling off C N": .command("calloff C // N"),
    "call|calling C off N": .command("calloff C // N"),
    "who is (all|else) going|coming|attending (to) C": .command("whosgoing C"),
    "how many (people|guests) (are) (there) going|coming|attending (to) C": .command("whosgoing C"),
    "how many go|come to C": .command("whosgoing C"),
    "tell C N": .command("tell C N"),
    "tell everyone|everybody|people|those|all (who|that) (is|are) going|coming|go|come (to) C (that) N": .command(
      "tell C N"),
    "invite P to C": .command("invite @P to C"),
    "invite N to C": .command("invite N to C"),
    "publish (a|an|this|my|our) (new) (public) event (called|named|titled) N": .command("publish N"),
    "publish my|our X": .act("publish X", .fits),
    "publish my|our X for|to everyone|everybody|all": .act("publish X", .fits),
    "publish my|our X for|to (my|our) friends": .act("publish X for friends", .fits),
  ])

  private static let toldOfThem = table([
    "report C": .command("report C"),
    "report C (as|for|because|since|it) N": .command("report C N"),
    "show|open|view|see (me) C": .command("show C"),
    "show|tell|give|send me (more|all|everything|info|details) (about|of|on|for) C": .command("show C"),
    "(more) info|information|details|about (about|of|on|for) C": .command("show C"),
    "what is|are C (about|again)": .command("show C"),
    "what (again) was C (about|again)": .command("show C"),
    "when|where is C (on|again|happening)": .command("show C"),
    "what time|day is|does C (on|start|begin|at)": .command("show C"),
    "how much is|does C (cost)": .command("show C"),
    "is C (still|already) on|free|full|off|happening": .command("show C"),
    "am i|we (still) going|coming (to) C": .command("show C"),
    "are i|we (still) going|coming (to) C": .command("show C"),
    "share C": .command("share C"),
    "share C with|to|on N": .command("share C"),
  ])

  private static let whatIsOn = table([
    "what is (there) (to) on|happening|do|up (on) near|around N": .command("whatson near N"),
    "what is (there) (to) on|happening|do|up (on) around|round|near here (D)": .command("whatson D"),
    "what is (there) (to) on|happening|do|up (on) nearby|locally (D)": .command("whatson D"),
    "what is (there) (to) on|happening|do|up (on) in|around (the) town (D)": .command("whatson D"),
    "what is (there) (to) on|happening|do|up (on) on|around (the) campus (D)": .command("whatson D"),
    "what is (there) (to) on|happening|do|up (on) D on|around (the) campus": .command("whatson D"),
    "what is (there) (to) on|happening|do|up (on) D in|around (the) town": .command("whatson D"),
    "what is (there) (to) on|happening|do|up (on) D around|round|near here": .command("whatson D"),
  ])
}
