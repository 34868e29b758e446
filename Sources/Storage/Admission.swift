public import Foundation

/// The rule of who may start to use the bot.
public protocol Admission {
  /// Uses an invitation once; returns false if no valid invitation with uses left has that code.
  func admit(_ code: String, at instant: Date) throws -> Bool
  /// Records that someone was refused; returns false if they were told so within the past week already.
  func turnAway(_ remoteID: String, account: String, at instant: Date) throws -> Bool
}
