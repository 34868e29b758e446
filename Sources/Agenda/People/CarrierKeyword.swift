/// The keywords with which people opt out of text messages and in again. A message with nothing else is obeyed,
/// whatever else the keyword could mean (CTIA Messaging Principles, 5.1; twilio.com/docs, "Opt-out keywords").
public enum CarrierKeyword: String, Hashable, Sendable, Codable {
  /// Opts out of messages.
  case stop
  /// Opts in again.
  case start
  /// Opts in again after ``stop``; for everybody else an ordinary answer.
  case yes
  /// Asks who sends the messages and how to stop them.
  case help
}
