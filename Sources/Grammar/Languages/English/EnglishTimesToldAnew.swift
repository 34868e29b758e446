import Agenda

extension English {
  /// Another time of the thing spoken of last, as somebody else has told it.
  static let timesToldAnew = table([
    // `it comes on friday instead`
    "(it|they) comes|come|arrives|arrive (on|at) D instead|now": .amend,
    "they|he|she|we (now) want|wants to do|have|make|hold|meet (it|that|this) (on|at) D instead|now": .amend,
    // `she say 6.30 now`
    "he|she|they say|says|said (its|it|that) (is) (now) (on|at|for) D (now|instead)": .amend,
  ])
}
