/// The purpose of a message in the outbox.
public enum Purpose: String, Hashable, Sendable, Codable, CaseIterable {
  /// Answers a message. Answers that wait for the same person may be merged.
  case answer
  /// Answers a flood of messages at once.
  case answers
  /// Says that a message could not be handled.
  case apology
  /// Confirms to people that they have been erased.
  case erased
  /// Tells someone about what another person did, or about their own account elsewhere.
  case notice
  /// Tells someone what has changed about a community event that they attend.
  case event
  /// Delivers an export that a person asked for.
  case export
  /// Goes to everybody, from the operator.
  case announcement
  /// Reminds of something that is due.
  case reminder
  /// Reminds again of something overdue.
  case nag
  /// Sums up a day.
  case digest
  /// Explains that answers wait because the day's budget is spent.
  case budget
  /// Explains that the ledger was restored from a backup.
  case restore
  /// Tells the operator that something needs attention.
  case alert

  /// Whether it reminds somebody of something at their request.
  public var isReminding: Bool { self == .reminder || self == .nag }

  /// The urgency of such messages.
  public var urgency: Urgency {
    switch self {
    case .reminder, .budget, .alert: .reminder
    case .answer, .answers, .apology, .erased, .notice, .event, .export, .restore: .answer
    case .nag: .nag
    case .digest, .announcement: .digest
    }
  }
}
