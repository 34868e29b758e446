import Agenda

extension English {
  /// Somebody who is not there, or does not go, and what becomes of the thing: the bot asks.
  static let stayingAway = notGoing + notUntil + notIn

  /// `i'm not going to the dinner`
  private static let notGoing = table([
    "i am not going|coming|doing|attending|taking (to) X D": .act("skip X", .fits),
    "not going|coming|doing|attending|taking (to) X D": .act("skip X", .fits),
    "(i|we|im|were) (am|are) not going|coming|doing|attending (to) (the|my|our) X (now|anymore|after|any) (all|more)":
      .act("doubtful X", .fits),
    "(i|we) wont|cannot be|go|come|attend (going|coming) (at|to) (the|my|our) X (now|anymore|after|any) (all|more)":
      .act("doubtful X", .fits),
  ])

  /// `jo can't come until after christmas`: no day is told, so that none is taken.
  private static let notUntil = table([
    "X (\(peopleBehindNames)) (\(verbsOfTelling)) (that) (he|she|they|we) cannot|wont make|do|come|manage|be (it) (there|here|in|back) (now) until|till after N":
      .act("elsewhen X", .fits),
    "X (is|are|will) not|isnt|arent|wont (be) (in|ready|here|there|available|back|open|coming|due|out|done|on) (now) until|till after N":
      .act("elsewhen X", .fits),
  ])

  /// `jo not in friday but monday`
  private static let notIn = table([
    "X (\(peopleBehindNames)) (is|are|was) not|isnt|arent|wasnt in|here|there|available|around|free|working|home (on) N but|is|its (in|on|free|available) D":
      .act("tentative X to D", .fits)
  ])
}
