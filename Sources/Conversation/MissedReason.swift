/// A reason why a message to the bot can never be read.
public enum MissedReason: String, Hashable, Sendable, CaseIterable {
  /// A single message was longer than the longest response that the bot reads, and was skipped.
  case tooLong
  /// So many messages arrived at once that the server no longer lists the oldest.
  case unlisted
  /// The server does not say who wrote the message, so nobody can be answered.
  case anonymous
}
