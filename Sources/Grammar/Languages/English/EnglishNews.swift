import Agenda

extension English {
  /// News of something that is kept: another time, a day on which it is not, or that it is done.
  static let news = possibleChanges + missed + changedTimes + daysWithout + doneByOthers

  /// Changes that may come: the bot asks. `dentist might move to monday`
  private static let possibleChanges = table([
    "X might|could|may (well|still) (have) (to) (be) (\(movingVerbs.participles)|move|moving|put|slip|change|changed) (back) to|till|until D":
      .act("tentative X to D", .fits),
    "maybe|perhaps|possibly \(movingVerbs.bases) X to|till|until D": .act("tentative X to D", .fits),
    "X might|could|may (well|still) (have) (to) (be|get) cancelled|canceled|off|scrapped|axed": .act(
      "doubtful X", .fits),
    "maybe|perhaps|possibly cancel|scrap|drop X": .act("doubtful X", .fits),
    "X might|could|may (well|still) (have) (to) (be|get|run) \(movingVerbs.participles)|late|early":
      .remark(.unclearAct),
  ])

  /// Times that passed without it: nothing was done. `i missed gym yesterday`
  private static let missed = table([
    "(i|we|ive|weve) (have) (just|also) missed|skipped X": .act("missed X", .fits),
    "(i|we|ive|weve) (have) (just|also) slept|sailed through X": .act("missed X", .fits),
    "(i|we) didnt|did not make it to X": .act("missed X", .fits),
  ])

  private static let changedTimes = table([
    // `maria wants half 10 now not 10`
    "X (\(peopleBehindNames)) wants|want|needs|need|prefers|prefer (at|on) D now|instead not|rather (than) N": .act(
      "move X to D", .fits),
    // `mr adeyemi wants 2 hours`, while `roast needs 2 hours` may be something new.
    "X (\(peopleBehindNames)) (now) wants|want (for) A (now|instead)": .act("lasts X for A", .fits),
    // `the doctor is not monday is tuesday`
    "X (is) not (on|at|for) D is|its|but (on|at|for|its) D": .act("want X D until D", .fits),
    // `mill lane viewing - they've asked for 3.15`
    "X they|he|she|theyve|hes|shes (have|has|are|is|now) asked|asking|asks|ask (me|us) if|to (it|they|we|make|could|can|be|do) (it) (be|do|make|come) (at|on) D (instead)":
      .act("move X to D", .fits),
    "X they|he|she|theyve|hes|shes (have|has|are|is|now) asked|asking|asks|ask (me|us) for D (instead)":
      .act("tentative X to D", .fits),
    // `my daughter says they can't come now until the sunday after`
    "X (\(peopleBehindNames)) (\(verbsOfTelling)) (that) he|she|they|we cannot|wont make|do|come|manage|be (it) (there|here) (now) until|till the D after":
      .act("postpone X after D", .fits),
    "X (\(peopleBehindNames)) (\(verbsOfTelling)) (that) he|she|they|we cannot|wont make|do|come|manage|be (it) (there|here) (now) until|till D":
      .act("move X to D", .fits),
    "X (\(peopleBehindNames)) cannot|wont make|do|come|manage (it) (now) until|till the D after": .act(
      "postpone X after D", .fits),
    "X (\(peopleBehindNames)) cannot|wont make|do|come|manage (it) (now) until|till D": .act("move X to D", .fits),
    // `mrs patel not in, try again tomorrow`
    "X (is|was|were|are) not|isnt|wasnt in|there|answering|available|home|around (so) (ill|i|to|will) (will|to) try|call|ring|phone (again|back) (on|at) D":
      .act("tentative X to D", .fits),
    // `extra one thursday instead, same time`
    "(an|one) extra|additional (one|session|class|lesson) (on|for) D (instead)": .correct("extra it D", .fits),
    "X (is) not this|the week but next (week)": .act("notnow X to next week until this week", .fits),
    // `it was 10 they said`
    "thatll|itll be D (then|now|instead)": .correct("tentative it to D"),
    "it|that was D they|he|she say|says|said|reckon|reckons": .correct("tentative it to D"),
    "thatll|itll be (on|at|by|for) D (then|now|instead)": .amend,
    "it|that was D they|he|she say|says|said|reckon|reckons": .amend,
    "do|make|have it when|once N like|say|about|around|maybe D": .amend,
    "make it D to be safe|sure": .amend,
    "make it D just in case": .amend,
    // `not friday sorry, thursday like i said first`
    "not D sorry|oops D": .amend,
    "not D (sorry|oops) D like|as i said|told (you) (at) (first|before|earlier|already)": .amend,
    // `dispatch called and said the load is late` tells what somebody else did.
    "X called (back|again|today|earlier|just) and said|says|asked|asks|wants|wanted|told N": .remark(.unclear),
  ])

  /// `today is not lesson, teacher ill`
  private static let daysWithout = table([
    "D (there) is not|no X": .act("skip X D", .fits),
    // `gym off on 8 dec`
    "X off on|for D": .act("except X D", .fits),
    "D (there) is not|no X N": .act("skip X D", .fits),
  ])

  private static let doneByOthers = table([
    // `call got over`
    "X (just|has|have) got|gotten over (now|finally|already)": .act("complete X", .fits),
    "X is|are|was|has|have (now|been|all|got) placed|made (now|today|already)": .act("settle X order book", .fits),
    // `tick off the wholesaler stuff`
    "tick|check|cross|mark off (the|my|our) X stuff|bits|jobs|errands": .act("complete X", .statement),
    "tick|check|cross|mark X stuff|bits|jobs|errands off|done": .act("complete X", .fits),
    "X stuff|bits|jobs (is|are) (all|now) done|sorted|finished": .act("complete X", .fits),
    // `kids picked up`
    "X (is|are|was|were|has|have|all|now|both) (been) picked|collected|dropped|fetched up|off (now|today|already)":
      .act("settle X pick collect drop fetch take get", .fits),
    "X (has|have|is|are|was) (now|been|finally) replied|responded|answered|written to (now|today|already)": .act(
      "settle X reply respond answer write", .fits),
    "(i|we|ive|weve) (have) (just|now|already) picked|collected|fetched it|that|them|these (up) (now|today|already)":
      .correct("did it pick collect fetch get", .fits),
  ])

  /// `im never going to get this done`
  static let discouraged = table([
    "(i|im|ill|we) (am|will|are) never (ever) (going|gonna) (to) get|finish|do|manage|have this|that|all|any|everything|anything (of) (this|it|that|them) (all) (done|finished|sorted)":
      .remark(.discouraged)
  ])
}
