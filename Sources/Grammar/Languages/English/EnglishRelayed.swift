import Agenda

extension English {
  /// Sentences that tell what others cannot do, want or did, and so another time of something that is kept.
  static let relayed = refused + runningLate + wanted + mistaken + settled

  /// Words behind a name, for those who belong to it: `corn man`, `rufus owner`.
  static let peopleBehindNames =
    "man|men|woman|lady|guy|bloke|chap|people|lot|owner|owners|mum|mom|dad|parents|wife|husband|daughter|son|office|team"

  /// Verbs by which something is told.
  static let verbsOfTelling = "says|said|reckons|rang|rung|called|phoned|texted|emailed|messaged|wrote"

  /// What somebody cannot do, and when: `lou says she can't do saturday`.
  private static let beingUnable =
    "X (\(peopleBehindNames)) (\(verbsOfTelling)) (that) (he|she|they) cannot|wont make|do|come|manage|have N"

  /// `lou can't do saturday, it's sunday instead`
  private static let refused = table([
    "\(beingUnable) hell|shell|theyll|itll (now) be|come|do (here|in|there|over|round|free|it) (on|at) D (instead)":
      .act("move X to D", .fits),
    "\(beingUnable) hes|shes|theyre (now) (free|coming|here|in|around|doing) (on|at) D (instead)":
      .act("move X to D", .fits),
    "\(beingUnable) (that|so|but) its|it (is|will) (now|be) (on|at) D (instead)":
      .act("move X to D", .fits),
    "\(beingUnable) so|now (on) D (instead)":
      .act("move X to D", .fits),
    "\(beingUnable) (has|have|so|but) (been) \(movingVerbs.participles)|changed|rebooked|rearranged (it|me|us|him|her) (back|forward) to|till|until|for D":
      .act("move X to D", .fits),
    "X (\(peopleBehindNames)) (\(verbsOfTelling)) (that) he|she|they cannot|wont make|do|come|manage|have N he|she|they (can|could|would|will) (only) do|make|want|wants|prefer|prefers|like (to) D (instead)":
      .act("move X to D", .fits),
  ])

  /// Who is late: `mrs doyle is running late, push her back half an hour`.
  private static let runningLate = table([
    "X (is|are|was|will) (be) (now|just) (running|gonna|going) (to) (be) (a) (bit|little) late|delayed|behind (so|can|could|please) (you|we) push|move|shift|put|bump|make it|that|him|her|them|me|us (back|out|on) (by) A (back|later)":
      .act("postpone X by A", .fits),
    "X (\(peopleBehindNames)) (\(verbsOfTelling)) (that) he|she|they|hes|shes|theyre (is|are|will) (be) (now) coming|arriving|starting|leaving (round|over|in|out|here|there) (at|on) D (instead|now)":
      .act("move X to D", .fits),
    "X (\(peopleBehindNames)) \(verbsOfTelling) (to|and) (say) (that) he|she|they|hes|shes|theyre|theyve (is|are|has|have) (had) (to) (now) move|moved|change|changed|moving|changing|switched|switching (to|for) D (instead|now)":
      .act("move X to D", .fits),
  ])

  /// `printer now wants it by the 16th`
  private static let wanted = table([
    "X (\(peopleBehindNames)) now wants|want|needs|need it|this|that|them (\(deedVerbs.participles)|in|back|ready|there) (by|on|for|at) D (instead)":
      .act("want X D", .fits),
    "X (\(peopleBehindNames)) wants|want|needs|need it|this|that|them (\(deedVerbs.participles)|in|back|ready|there) (by|on|for|at) D now|instead":
      .act("want X D", .fits),
    "N (has|have) (just|now) extended|moved|shifted it|this|that (back|out|forward) to|till|until D":
      .correct("want it D", .fits),
    "they|he|she|theyve|hes|shes (have|has) (just|now) pushed|put|brought it|this|that back|out|forward to|till|until D":
      .correct("want it D"),
    "they|he|she|theyve|hes|shes (have|has) (just|now) extended|moved|shifted|changed it|this|that (back|out|forward) to|till|until D":
      .correct("want it D"),
    "X (\(peopleBehindNames)) (\(verbsOfTelling)) (and|he|she|they) (now) wants|want D instead of|not N": .act(
      "move X to D", .fits),
    "X (\(peopleBehindNames)) (\(verbsOfTelling)) (and|he|she|they) (now) wants|want (at) D instead of|not N on R":
      .act(
        "restate X R at D", .fits),
    "X (\(peopleBehindNames)) (\(verbsOfTelling)) (and|he|she|they) (now) wants|want (at) D on R": .act(
      "restate X R at D", .fits),
    "(the) kick|tip off (time) (is|has|was|got) (been) put|pushed|moved|set back|out (by) A": .shift(
      "postpone it by A"),
    "(the) kickoff|ko (time) (is|are|has|have|was|got) (been) put|pushed|moved|set back|out (by) A": .shift(
      "postpone it by A"),
    "(the) kick|tip off (time) (is|has|was|got) (been) brought|moved|pulled forward (by) A": .shift(
      "postpone it by -A"),
    "(the) kickoff|ko (time) (is|are|has|have|was|got) (been) brought|moved|pulled forward (by) A": .shift(
      "postpone it by -A"),
  ])

  /// `no wait thats the dress rehearsal, play is the 10th 6pm`
  private static let mistaken = table([
    "that|thats (is|was) (actually) the|my|our N X is|are (on|at|for) D": .act(
      "mistake X D until N", .fits)
  ])

  /// What an errand asked for, told in other words: `sue said yes`, of `ask sue`.
  private static let settled = table([
    "X (has|have) (just) said|says|replied|answered yes|yep|yeah|yup|no|nope|ok|okay|fine|sure": .act(
      "settle X ask invite check", .fits),
    "X (has|have) (just) said|says yes|no|ok|okay to|about N": .act("settle X ask invite check until N", .fits),
    "X (has|have) (just) agreed (to) (it)": .act("settle X ask invite check", .fits),
    "X (has|have) (now|finally|just|already) paid me|us (back|up) (now|today|yesterday|already)": .act(
      "settle X owe collect chase invoice", .fits),
    "i|we have (now|just|already|finally) read X (now|today|already)": .act("settle X read", .fits),
    "just|already|finally read X": .act("settle X read", .fits),
    "X (is|are) fine|ok|okay|happy with it": .act("settle X ask", .fits),
    "X (has|have) (now|finally|just) come|came|gone|went through (now|today|already|yesterday)": .act(
      "settle X chase await expect wait", .fits),
    "X (has|have) (now|finally|just) come|came|arrived in (now|today|already|yesterday)": .act(
      "settle X order buy get chase await expect", .fits),
    "X has|have (now|finally|just) landed|cleared (now|today|already|yesterday)": .act(
      "settle X chase await expect wait", .fits),
    "X (has|have|finally|just) got|come|came|gotten back to me|us (now|today|already|yesterday)": .act(
      "settled X ring call phone email chase contact", .fits),
    "X (has|have|finally|just) got|come|came|gotten back to me|us about|on|with N": .act(
      "settled X ring call phone email chase contact until N", .fits),
    "gave|given X his|her|their|the money|cash|share|half (back) (now|today|yesterday|already)": .act(
      "settle X pay owe", .fits),
    "X (has|have) (just|now|already) fixed|mended|repaired|sorted|unblocked it|that|them (now|today|already|yesterday)":
      .act("settled X fix mend repair sort unblock", .fits),
    "(i|we) (have) already N it|that|them (now|today)": .correct("did it N", .fits),
  ])
}
