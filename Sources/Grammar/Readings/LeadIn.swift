/// Words before what is said, which are no part of it.
enum LeadIn: Sendable {
  /// Drops out.
  case filler
  /// What follows puts something right.
  case correcting
  /// Asks the bot to do what follows.
  case asking
  /// Who did something: what follows tells what was done.
  case telling
}
