/// An act on something the bot has just said, without a command: `done`, `no`, `5pm`.
public enum Act: Hashable, Sendable {
  case done, undo, no, more, delete, stopNagging
  /// `stop`: ends the nagging that it answers.
  case stop
  /// `keep it`: undoes the last change.
  case keep
  /// A bare number: shows that entry of the list shown last.
  case number(Int)
  /// `// two litres`: adds remarks to the item.
  case note(String)
  /// A date, time or duration and nothing else: snoozes or moves the item.
  indirect case moment(TemporalExpression)
  /// `no, wednesday`: corrects the time of the item spoken of last.
  indirect case correction(TemporalExpression)
}
