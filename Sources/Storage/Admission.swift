public import Foundation

/// Who may begin to talk to the bot.
public protocol Admission {
  /// Takes a use of an invitation; false where no invitation with uses left has that code.
  func admit(_ code: String, at instant: Date) throws -> Bool
  /// Notes that someone who wrote to an account is not let in; false where they were told so in the past week already.
  func turnAway(_ remoteID: String, account: String, at instant: Date) throws -> Bool
}
