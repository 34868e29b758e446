import Agenda

extension English {
  /// Series that pause for a span, whose end may be told by the day on which they go on.
  static let pauses = table([
    "no (more) X over|during|throughout N until|till D": .act("over X N until D", .fits),
    "no (more) X over|during|throughout N (and|so|but|were|its|it|we|i) (is|are|am) back|resuming|restarting|returning|resumes|restarts|returns (again) (on|from) D":
      .act("over X N until D", .fits),
    "no (more) X over|during|throughout N": .act("over X N", .fits),
    "no (more) X (and|so|but|were|its|it|we|i) (is|are|am) back|resuming|restarting|returning|resumes|restarts|returns (again) (on|from) D":
      .act("pause X D", .fits),
    "skip|pause|miss X over|during|throughout N until|till D": .act("over X N until D", .fits),
    "skip|pause|miss X over|during|throughout N (and|so|but|were|its|it|we|i) (is|are|am) back|resuming|restarting|returning|resumes|restarts|returns (again) (on|from) D":
      .act("over X N until D", .fits),
    "skip|pause|miss X over|during|throughout N": .act("over X N", .fits),
    "X is|are off|cancelled|closed over|during|throughout N until|till D": .act("over X N until D", .fits),
    "X is|are off|cancelled|closed over|during|throughout N (and|so|but|its|it) (is|are) back|resuming|restarting|returning|resumes|restarts|returns (again) (on|from) D":
      .act("over X N until D", .fits),
    "X is|are off|cancelled|closed over|during|throughout N": .act("over X N", .fits),
    "X finishes|finish|stops|pauses|breaks (up|off) (on|from) D until|till D": .act("over X D until D", .fits),
    "X finishes|finish|stops|pauses|breaks (up|off) (on|from) D until|till D for|over N": .act(
      "over X D until D", .fits),
    "X finishes|finish|stops|pauses|breaks (up|off) (on|from) D for|over N (and|so|but|its|it) (is|are) back|resuming|restarting|returning|resumes|restarts|returns (again) (on|from) D":
      .act("over X D until D", .fits),
    "X off next week": .act("skip X next week", .fits),
    "X off this week": .act("skip X this week", .fits),
    "X off next month": .act("skip X next month", .fits),
    "stop|quit taking|having|doing|giving (the|my) X (now|please)": .act("end X", .fits),
    "stop|quit the|my X (now|please)": .act("end X", .fits),
    "skip|miss (on|in) D as well": .correct("except it D", .fits),
    "skip|miss (on|in) D too|also|either": .correct("except it D", .fits),
    "(and) not (on|in) D either|too|also": .correct("except it D", .fits),
    "(and) not (on|in) D as well": .correct("except it D", .fits),
  ])

  /// `swap thursday for wednesday`, of the series spoken of.
  static let exchanges = table([
    "swap|switch|exchange D for|with D": .correct("exchange it D until D", .fits),
    "swap|switch|exchange X D for|with|to D (this|that) (week)": .act("exchange X D until D", .fits),
  ])

  /// Days that do not suit, without another one.
  static let unsuited = table([
    "R (is|are) no good|use (for) (me|us) (now)": .correct("unsuit it R"),
    "R (is|are) no good|use (for) (me|us) (any) more|longer|anymore": .correct("unsuit it R"),
    "R isnt|arent|is|are (not) any good (for) (me|us) (now)": .correct("unsuit it R"),
    "R isnt|arent|is|are (not) (any) good|possible (for) (me|us) (any) more|longer|anymore": .correct("unsuit it R"),
    "R (do) dont|doesnt|not work|suit (for) (me|us) (any) (more|longer|anymore)": .correct("unsuit it R"),
    "R no longer work|works|suit|suits (for) (me|us)": .correct("unsuit it R"),
    "i|we cannot do|make|manage R (now)": .correct("unsuit it R"),
    "i|we cannot do|make|manage R (any) more|longer|anymore": .correct("unsuit it R"),
    "i|we can no longer do|make|manage R": .correct("unsuit it R"),
    "X cannot do|make|manage (on) D (now|anymore)": .act("unsuit X D", .fits),
  ])

  /// `moved it`: done, if the verb is that of the thing spoken of.
  static let ownDeeds =
    [
      ("moved", "move"), ("changed", "change"), ("cancelled|canceled", "cancel"), ("shifted", "shift"),
      ("swapped", "swap"), ("switched", "switch"), ("dropped", "drop"), ("put", "put"), ("rescheduled", "reschedule"),
      ("deleted", "delete"), ("removed", "remove"), ("hung", "hang"), ("fitted", "fit"), ("taught", "teach"),
      ("told|informed", "tell inform"), ("asked", "ask"),
    ].map { past, verb in
      (
        phrase:
          "(i|we|ive|weve) (have|has|just|already) (just|already) \(past) it|that|this|them|him|her (now|already|today|yesterday|earlier)",
        meaning: Speech.correct("did it \(verb)", .fits)
      )
    } + ownDeedsToPeople

  /// `thanked him`, behind `thank uncle bob`.
  private static let ownDeedsToPeople = deedsToPeople.map { told, does in
    (
      phrase:
        "(yes|yep) (i|we|ive|weve) (have|has|just|already) (just|already) \(told) him|her (now|already|today|yesterday|earlier)",
      meaning: Speech.correct("did it \(does)", .fits)
    )
  }
}
