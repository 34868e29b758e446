import Agenda

extension English {
  /// Phrases that give the thing spoken of last a remark or a reminder.
  static let remarksAndReminders =
    meetingPlaces + delays
    + table([
      "(its|theyre) with N": .correct("edit it // with N", .fits),
      "it|that|this is with N": .correct("edit it // with N", .fits),
      "without N": .correct("edit it // without N", .fits),
      "(its|theyre) for N": .correct("edit it // for N", .fits),
      "it|that|this is for N": .correct("edit it // for N", .fits),
      "add|attach (a) note: N": .correct("edit it // N"),
      "add (a) note (that|saying) N": .correct("edit it // N"),
      "also remind me D": .correct("remind it D"),
      "also remind me N before": .correct("remind it N before"),
      "(and) remind me N before each|every|all (of) (them|one|time|shift|session|lesson|class)": .correct(
        "remind it N before"),
      "(and) (set|add|put|make|create) (me) (a|an|another) reminder|alarm for|at N before": .correct(
        "remind it N before"),
      "(set|add|put|make|create) (me) a|an|another reminder|alarm N before": .correct("remind it N before"),
      "(and) remind me N before (it|that|this|then) (too|also|please)": .correct("remind it N before"),
      "(and) remind me N beforehand|ahead|earlier (too|also)": .correct("remind it N before"),
      "(and) remind me N in advance": .correct("remind it N before"),
      "remind me about|of it|that|this N before": .correct("remind it N before"),
      // `bug me about it the day before too`
      "(and) bug|nudge|ping|poke|pester|text|message|tell|warn|alert|shout (at) me (again) about|of it|that|this N before (too|also|please)":
        .correct("remind it N before"),
      "(and) bug|nudge|ping|poke|pester|text|message|tell|warn|alert|shout (at) me (again) about|of it|that|this N before as well":
        .correct("remind it N before"),
      "remind me (again) about|of it|that|this N before too|also": .correct("remind it N before"),
      "(and) the day before too|also": .correct("remind it the day before", .fits),
      "(and) the night|evening before too|also": .correct("remind it the evening before", .fits),
      "remember me N before": .correct("remind it N before"),
      "(and) tell|warn|alert|let me (know) N before (it|that)": .correct("remind it N before"),
      "(i) (would|should|id) like|wish|want to be reminded (about|of) (it|that|this) N before": .correct(
        "remind it N before"),
      "remind me N before as well": .correct("remind it N before"),
      "(you) (can) (and) remind me (about) (it) (the) day|evening|night before at|by D": .correct(
        "remind it the day before at D"),
      "(and) give me a remind|reminder|shout|alert N before (it|that)": .correct("remind it N before"),
      "remind|tell|warn|ping|nudge|prod|alert|text|message|buzz me N before (it|that) so|because|cos N":
        .correct("remind it N before"),
      "(and) remind me N before and (also) N before": .correct("remind it N before, N before"),
      "D before and (also) N before": .correct("remind it D before, N before"),
      "D before too|also": .correct("remind it D before"),
      "A before (it|that)": .correct("remind it A before"),
      "D before as well": .correct("remind it D before"),
      "and|also (also) the day before (too|also)": .correct("remind it the day before", .fits),
      "and|also (also) the night|evening before (too|also)": .correct("remind it the evening before", .fits),
      "(just|only) the day before (please|then|instead|is) (fine|enough|ok|better)": .correct(
        "remind it the day before"),
      "(just|only) the night|evening before (please|then|instead|is) (fine|enough|ok|better)": .correct(
        "remind it the evening before"),
      "(maybe|perhaps) A before is|would|might (be) better|enough|fine|ok|good|nicer (then|instead)": .correct(
        "remind it A before", .fits),
      "(its|it|that|this) (is) for the best|better|good|now": .remark(.nothing),
      "(its|it|that|this) (is) for you|real|sure|certain|ever|fun|nothing": .remark(.nothing),
      "remind me (again|also) when it|that starts|begins|happens": .correct("remind it on time"),
      "add|give (it) (another|an) (extra) A (more|extra) (to|on) (it|that|the) (timer|clock)": .correct(
        "lengthen it A", .fits),
      "dont remind me about|of (it|that|this)": .correct("remind it never"),
      "dont remind me (then|please)": .correct("remind it never", .fits),
      "dont remind me (please)": .command("off"),
      "remind|tell me (a) (bit|little) earlier|sooner (please)": .remark(.whenThen),
      "add (another|an|extra) A (more|extra) (to) (it|that|this)": .remark(.unclear),
      "no reminder (for|needed) (it|that|this)": .correct("remind it never"),
      "nag me about it|that|this": .correct("nag it"),
      "keep on at me (about) it|that|this (until|till) (N)": .correct("nag it"),
      "keep|start nagging|bugging|pestering|reminding|on me|at (about|of) it|that|this (until|till) (N)": .correct(
        "nag it"),
      "remind me A before for|so|cos N": .correct("remind it A before"),
      "and|then (on) R after that|then": .correct("repeat it R"),
      "turn|switch it|that|this off": .correct("remind it never", .fits),
      "turn|switch off it|that|this": .correct("remind it never", .fits),
      "nag me": .remark(.nagWhat),
      "nag me R": .correct("nag it R"),
    ])

  /// `it's on zoom`
  private static let meetingPlaces = ["zoom", "teams", "skype", "facetime", "whatsapp"].map { place in
    (
      phrase: "(and) (its|it|that|thats) (will) (is|be) on|over|via \(place) (now|instead|actually)",
      meaning: Speech.correct("edit it @\(place)", .fits)
    )
  }

  /// `it's been delayed by an hour`
  private static let delays = table([
    "(its|it|that|theyre) (is|has|was|are) (been|now) delayed|postponed (by) A": .shift(
      "postpone it by A"),
    "(its|it|that) (is|has|was) (been|now) pushed|put|moved|set back (by) A": .shift("postpone it by A"),
    "(its|it|that|theyre) (is|has|was|are) (been|now) \(movingVerbs.participles)|put|set (back) (to|until|till) D":
      .amend,
    "(its|it|that) (is|has|was) (been|now) brought|moved|pulled forward (by) A": .shift("postpone it by -A"),
    "theyve|they|hes|he|shes|she (have|has) (now) pushed|put|moved|set it|that|this back (by) A": .shift(
      "postpone it by A"),
    "theyve|they|hes|he|shes|she (have|has) (now) brought|moved|pulled it|that|this forward (by) A": .shift(
      "postpone it by -A"),
    "theyve|they|hes|he|shes|she (have|has) (now) delayed|postponed it|that|this (by) A": .shift("postpone it by A"),
  ])
}
