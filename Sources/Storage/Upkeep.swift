public import Foundation

/// How things stand, and what goes with time.
public protocol Upkeep {
  /// How things stand.
  ///
  /// - Parameter accounts: the active accounts; entries of inactive accounts are not counted as overdue.
  func operatingStatus(of accounts: [String], at instant: Date) throws -> OperatingStatus
  /// Lets go of messages older than that, at most about so many: of one in, a keyed hash of its id stays. Returns how
  /// many went.
  func retire(before instant: Date, limit: Int) throws -> Int
}
