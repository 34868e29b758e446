public import Foundation

/// The check of who may start to use the bot.
public protocol Admission {
  /// Uses an invitation once; false if no valid invitation with uses left has that code.
  func admit(_ code: String, at instant: Date) throws -> Bool
  /// Records that someone was refused; false if they were told so within the past week already.
  func turnAway(_ remoteID: String, account: String, at instant: Date) throws -> Bool
}
