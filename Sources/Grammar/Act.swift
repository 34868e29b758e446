/// Something done to a message of the bot's.
public enum Act: Hashable, Sendable {
  case done, undo, no, more, delete, stopNagging
  case number(Int)
  case note(String)
  /// A date, time or duration and nothing else: snoozes or moves.
  case moment(TemporalExpression)
  /// `no, wednesday`: the item spoken of last was meant for another time.
  case correction(TemporalExpression)
}
