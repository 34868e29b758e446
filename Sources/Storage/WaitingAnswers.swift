public import Foundation

/// Answers that wait to be sent, and may be merged.
public protocol WaitingAnswers {
  /// Private answers that could be sent now, the first of each recipient's, but for those who have a message whose key is
  /// `name` and their id.
  func answersWaiting(account: String, without name: String, at instant: Date, limit: Int) throws -> [OutboxEntry]
  /// Messages not sent yet whose keys begin with `name`.
  func unsent(account: String, named name: String) throws -> [OutboxEntry]
  /// What waits to be sent to the same recipient, as urgent, behind a message; in its order.
  func line(behind number: Int64, limit: Int) throws -> [OutboxEntry]
  /// Has a message say, in the thread and the words that it comes with here, what the others were to say too: they are gone.
  func merge(_ others: [Int64], into entry: OutboxEntry) throws
}
