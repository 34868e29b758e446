/// A reason why an event cannot be published as it is.
public enum PublishingProblem: Hashable, Sendable {
  /// The operator lets nobody publish.
  case closed
  /// The operator lets only moderators publish.
  case onlyModerators
  /// They have already published that many events in a day.
  case tooManyToday(Int)
  /// They already have that many events still to come.
  case tooManyOpen(Int)
  /// The event is over.
  case isOver
  /// The event begins more than a year ahead.
  case tooFarAhead
  /// They have already published it, under that number.
  case isPublished(Int64)
  /// Its name contains a handle.
  case namesSomebody
  /// It has more than one link.
  case tooManyLinks
  /// Its name or note has more characters than that.
  case tooLong(Int)
}
