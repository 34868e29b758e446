/// The outcome of work on an inbox entry.
public enum InboxOutcome: Hashable, Sendable {
  /// It took effect, and its replies are queued.
  case done
  /// It was not for the bot, or needed no answer.
  case ignored
  /// It threw and was rolled back; it is kept for the operator to replay.
  case failed(reason: String)
  /// It took the process down twice, or its author's address is contested; it is kept for the operator.
  case setAside(reason: String)
}
