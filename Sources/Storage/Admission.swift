public import Foundation

/// The rule of who may start to use the bot.
public protocol Admission {
  /// Uses an invitation once; returns false if no valid invitation with remaining uses has that code.
  func admit(_ code: String, at instant: Date) throws -> Bool
  /// Records that someone was refused; returns false if they were already told so within the past week.
  func turnAway(_ remoteID: String, account: String, at instant: Date) throws -> Bool
}
