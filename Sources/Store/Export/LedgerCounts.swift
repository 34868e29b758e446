public import Foundation

/// What is in the ledger, in numbers.
public struct LedgerCounts: Hashable, Sendable, Codable {
  public var people: Int
  public var openTodos: Int
  /// Messages nobody has worked on yet.
  public var waiting: Int
  /// When the one that has waited longest was received.
  public var waitingSince: Date?
  /// Messages without effect: one that failed, or took the process down, is kept for the operator.
  public var failed: Int
  public var setAside: Int
  /// Messages to be sent, in doubt, and given up.
  public var queued: Int
  public var doubtful: Int
  public var dead: Int
}
