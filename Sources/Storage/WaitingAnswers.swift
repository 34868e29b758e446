public import Foundation

/// Queued answers, which may be merged.
public protocol WaitingAnswers {
  /// The private answers that could be sent now, the first of each recipient, except for recipients who got a budget
  /// notice in those hours.
  func answersWaiting(
    account: String, withoutNoticeIn hours: Range<Date>, at instant: Date, limit: Int
  ) throws -> [OutboxEntry]
  /// The budget notices that have not been sent yet.
  func unsentBudgetNotices(account: String) throws -> [OutboxEntry]
  /// The messages that wait behind another one, for the same recipient and with the same urgency, in order.
  func line(behind number: Int64, limit: Int) throws -> [OutboxEntry]
  /// Stores the thread and text of a message that now also contains others, and deletes the others.
  func merge(_ others: [Int64], into entry: OutboxEntry) throws
}
