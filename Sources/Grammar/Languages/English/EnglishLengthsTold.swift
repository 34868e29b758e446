import Agenda

extension English {
  /// `move the meeting to 2 hours`: a length, and no time from now.
  static let lengthsTold = table([
    "\(movingVerbs.bases)|put|set X to A (long)": .act("lasts X A", .fits),
    "\(movingVerbs.bases)|put|change|set it|that|this to A (long)": .correct("lasts it A"),
  ])
}
