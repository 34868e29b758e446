import Agenda

extension English {
  /// Sentences that tell what somebody else, or some hindrance, has done to the time of a thing.
  static let toldMoves = pauses + unsuited + ownDeeds + toldByOthers + relayed + news + discouraged

  private static let toldByOthers = table([
    "(they|he|she) (have) moved|shifted|switched|changed me|us (back|forward) to D": .amend,
    "theyve|hes|shes moved|shifted|switched|changed me|us (back|forward) to D": .amend,
    "X has|have \(movingVerbs.participles)|switched|changed me|us (back|forward) to D": .act("move X to D", .fits),
    "(its|it) (is) now|actually D for|on the|my|our X": .act("move X to D", .fits),
    "(i) cannot make|do|attend X \(movingVerbs.bases)|change (it) (back|forward) to|until|till D": .act(
      "move X to D", .fits),
    "X cannot make|do|come|manage N now (coming|free|doing) (on|at|for) D": .act("move X to D", .fits),
    "(N) got|gave|given|granted (me|us) (an|a|the) extension on|for X (now) till|until|to D": .act(
      "move X to D", .fits),
    "(N) got|gave|given|granted (me|us) (an|a|the) extension on|for X till|until|to the D after": .act(
      "postpone X after D", .fits),
    "X (is|has|was|have) (been) put|pushed|moved|set back (by) A": .act("postpone X by A", .fits),
    "X (is|has|was|have) (been) brought|moved|pulled forward (by) A": .act("postpone X by -A", .fits),
    "X moves (back|forward|on) to D": .act("move X to D", .fits),
    "X can|could|will wait until|till|to|for D": .act("postpone X to D", .fits),
    "X isnt|arent until|till D": .act("move X to D", .fits),
    "X (is|has|have|was|were|got) (been) put off (by|for) A": .act("postpone X by A", .fits),
    "X (is|has|have|was|were|got) (been) put|pushed|moved|set off|back (to|till|until) (the) week after": .act(
      "postpone X by 1 week", .fits),
    "X (is|has|have|was|were|got) (been) put|pushed|moved|set off|back (to|till|until) (the) following|next week": .act(
      "postpone X by 1 week", .fits),
    "X \(movingVerbs.participles) (back) (to|till|until) the week after": .act("postpone X by 1 week", .fits),
    "X (is|has|have|was|were|got) (been|now) \(movingVerbs.participles)|put|extended|changed (back|off|out) (to|till|until) the D after":
      .act("postpone X after D", .fits),
    "X (is|has|have|was|were|got) (been|now) \(movingVerbs.participles)|put|extended|changed (back|off|out) (to|till|until) the day after":
      .act("postpone X by 1 day", .fits),
    "X cannot make|do|come|manage N he|she|they (can|could|would) (only) do|make|want|wants|prefer|prefers|like (to) D":
      .act("move X to D", .fits),
    "X cannot make|do|come|manage (it) (so) can|could|shall we|you|i|he|she|they do|have|make|try|come (it) (on|at) D (instead)":
      .act("move X to D", .fits),
    "X want|wants|asked|asks (to) \(movingVerbs.bases)|change|bring (it) (back|forward|out) to|till|until D":
      .act(
        "move X to D", .fits),
    "\(movingVerbs.bases)|change|bring|put X to|for (the) same time (on) D": .act("move X to D", .fits),
    "move|change|switch|shift|make X to D from|starting D": .act("restate X D from D", .fits),
    "(so) skipping X": .act("skip X", .fits),
    "N so skipping X": .act("skip X", .fits),
    "(a) rest|recovery day D no X D": .act("skip X D", .fits),
    "D no": .correct("skip it D", .fits),
    "by|on|for|at D i|we think|reckon|guess|believe": .amend,
    "by|on|for|at D probably|perhaps": .amend,
    "D probably|perhaps": .amend,
    "probably|hopefully (by|on|for) D": .amend,
    "N (has|have) (just|now) extended it|that|this by A": .correct("lengthen it A", .fits),
    "N (has|have) (just|now) delayed|postponed it|that|this (back|out) by A": .shift("postpone it by A"),
    "X (has|have) (just|now) extended|delayed|postponed the|my|our|their deadline|date by A": .act(
      "postpone X by A", .fits),
    "(you|i|we) (can) stop chasing X": .act("delete X", .fits),
    "N want|wants|need|needs X \(deedVerbs.participles) (on|at) D (instead)": .act(
      "move X to D", .fits),
    "N want|wants|need|needs X \(deedVerbs.participles) (on|at) D (instead) from now on|onwards":
      .act("restate X D from now on", .fits),
    "the one|ones on|in|at|with|for|from|by N": .remark(.unclear),
    "(i|we) think|reckon|guess|believe (its|it) (is) by|on|for|at D": .amend,
    "D no X": .act("skip X", .fits),
    "no X on D or|and D": .act("except X D or D", .fits),
    "skip|miss X on D or|and D": .act("except X D or D", .fits),
    "(i|im|we) (am|are|will) (be) (a) rest|resting|recovering|away|off|ill|sick|injured|busy|travelling (day) D so no X":
      .act("skip X D", .fits),
    "i|we dont have|got X D": .act("skip X", .fits),
    "i|we havent got X D": .act("skip X", .fits),
    "i|we dont have|got N D": .remark(.unclear),
    "take off X from|off (the|my|our) L (list)": .act("delete X", .fits),
    "take off the|my X": .act("delete X", .fits),
    "stop|pause|mute|silence (the|my) X reminder|reminders|alarm (just|only) for D": .act("skip X", .fits),
    "stop|pause|mute|silence X (just|only) for D": .act("skip X", .fits),
    "X (is|are) (now) until|till|to D not N": .act("until X D", .fits),
    "X ends|finishes|stops|ending|finishing|stopping (at) D not N": .act("until X D", .fits),
    "ending|finishing|stopping X (at) D not N": .act("until X D", .fits),
    "X can wait (till|until|to|for) D": .act("move X to D", .fits),
    "it|that should|must (have) say|said|read|be D": .amend,
    "now wants|needs|want|need D (instead)": .amend,
    "X (is) now coming|arriving D (instead)": .act("move X to D", .fits),
    "X stays|remains (on|at) D (after) (all)": .act("move X to D", .fits),
    "X (is) staying|back (on|at) D after all": .act("move X to D", .fits),
    "N (\(verbsOfTelling)) (to|we|you|can|should) make|move|change|have X (to|on|at) D instead": .act(
      "move X to D", .fits),
    "the|my|our X \(movingVerbs.bases)|pass|change|put it|that (on|over) to|for|until|till D": .act(
      "move X to D", .fits),
    "actually|sorry|oops|wait X starts|begins|leaves|opens|meets|kicks (off) (at|on) D": .act("move X to D", .fits),
    "X \(movingVerbs.bases)|change to|till|until D": .act("move X to D", .fits),
    "\(movingVerbs.bases)|put X (back|out|off) (to|till|until) the week after": .act(
      "postpone X by 1 week", .fits),
    "\(movingVerbs.bases)|put X (back|out|off) (to|till|until) the following week": .act(
      "postpone X by 1 week", .fits),
    "(it) might|may|could be (on|at|for) D": .amend,
    "(it) might|may|could be (on|at|for) the D after": .correct("postpone it after D"),
    "or (on|at|for) D (maybe|instead|rather)": .amend,
    "maybe|perhaps (on|at|for) D": .amend,
    "it|its (is) (now) in room N (now|instead)": .correct("edit it // room N"),
    "X is (now) in room N (now|instead)": .act("edit X // room N", .fits),
  ])

  /// `sorry it's the 10 not the 9`, `until the 10, not the 9`: a bare number behind an article is a day.
  static let daysOfMonth = (1...31).flatMap { day in
    let named =
      "the \(day)\(day % 10 == 1 && day != 11 ? "st" : day % 10 == 2 && day != 12 ? "nd" : day % 10 == 3 && day != 13 ? "rd" : "th")"
    return [
      (
        phrase: "(it|its|that|thats|i) (is|was|said|meant|mean) the \(day) not (the) D",
        meaning: Speech.correct("move it to \(named)", .fits)
      ),
      (
        phrase: "(its|only|just) until|till the \(day) not (the) N", meaning: Speech.correct("until it \(named)", .fits)
      ),
    ]
  }
}
