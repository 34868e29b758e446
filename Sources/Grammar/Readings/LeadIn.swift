/// Words before the actual text of a line, which are no part of it.
enum LeadIn: Sendable {
  /// Drops out.
  case filler
  /// Drops out before anything but more thanks.
  case thanking
  /// A correction follows.
  case correcting
  /// A request to the bot follows.
  case asking
  /// The subject of a deed: the words behind it tell what was done.
  case telling
}
