public import Foundation

/// Status and retention.
public protocol Upkeep {
  /// The state of the bot now.
  ///
  /// - Parameter accounts: the active accounts; entries of inactive accounts are not counted as overdue.
  func operatingStatus(of accounts: [String], at instant: Date) throws -> OperatingStatus
  /// The messages of each day since an instant, in order. Days without any are left out, and so are messages that were
  /// deleted because of their age or an erasure.
  func traffic(since instant: Date) throws -> [DayTraffic]
  /// Deletes messages older than an instant, at most about `limit`. A keyed hash of each received message's id stays.
  /// Returns the number of deleted messages.
  func retire(before instant: Date, limit: Int) throws -> Int
}
