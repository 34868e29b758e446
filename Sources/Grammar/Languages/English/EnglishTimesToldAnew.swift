import Agenda

extension English {
  /// Another time of the thing spoken of last, as somebody else has told it.
  static let timesToldAnew = table([
    // `it comes on friday instead`
    "(it|they) comes|come|arrives|arrive (on|at) D instead|now": .amend,
    "they|he|she|we (now) want|wants to do|have|make|hold|meet (it|that|this) (on|at) D instead|now": .amend,
    "they|he|she (have|has) said|says|told|asked|wants|want (me|us) to move|push|change|shift|put|make it|that|this (back|forward|over) (to|for|on) D (instead)":
      .amend,
    // `she say 6.30 now`
    "he|she|they say|says|said (its|it|that) (is) (now) (on|at|for) D (now|instead)": .amend,
    // `that needs doing by the 15th`
    "it|that|this needs doing|sorting|finishing|paying|sending|fixing|mending|cleaning|posting|returning|booking|ordering|renewing|handing|dealing (in|off|back|out|up|with) (by|on|for) D":
      .amend,
    "it|that|this has|needs|must|should|ought (to) be \(deedVerbs.participles) (in|off|back|out|up) (by|on|for) D":
      .amend,
    // `next one 15 january 10.30`, behind something that is done or was spoken of
    "(and) (the|my|our) next one|appointment|visit|session (is|will) (be) (on|at|for) D": .correct("another it D"),
    // `make it till the 28th`
    "make|keep|have it|that|this (last) until|till D (instead)": .correct("until it D", .fits),
  ])
}
