/// Why an event cannot be published, or not as it is told.
public enum PublishingProblem: Hashable, Sendable {
  /// The operator lets nobody publish.
  case closed
  /// The operator lets moderators alone publish.
  case onlyModerators
  /// They have published so many in a day.
  case tooManyToday(Int)
  /// So many of theirs are still to come.
  case tooManyOpen(Int)
  /// It is over.
  case isOver
  /// It is more than a year ahead.
  case tooFarAhead
  /// They have published it already, under that number.
  case isPublished(Int64)
  /// Its name holds a handle.
  case namesSomebody
  /// It has more than one link.
  case tooManyLinks
  /// Its name or what is told of it has more characters than that.
  case tooLong(Int)
}
