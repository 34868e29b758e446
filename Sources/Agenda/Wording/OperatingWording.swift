package import Civil

/// Texts about running the bot, not about somebody's message.
package protocol OperatingWording {
  /// The alert with the number of messages and jobs that have failed for good.
  func alertDead(_ count: Int) -> String
  /// The alert that an account's credentials are no longer valid.
  ///
  /// - Parameters:
  ///   - reason: the reason that the network gave.
  ///   - cure: what to do, with the commands for the network; nil if that is unknown.
  func alertSignedOut(_ account: String, _ reason: String, cure: String?) -> String
  /// The alert that the database cannot be written.
  func alertStore(_ reason: String) -> String
  /// The alert that the disk of the database is nearly full.
  func alertRoom(bytes: Int64) -> String
  /// The alert that a message to an account was too long to be read.
  func alertTooLong(on account: String) -> String
  /// The alert that more messages came to an account at once than its server lists.
  func alertUnlisted(on account: String) -> String
  /// The alert that a message to an account did not say who wrote it.
  func alertAnonymous(on account: String) -> String
  /// The alert that an account was not read for so long that its server may have dropped messages.
  func alertExpired(on account: String) -> String
  /// The message to people who wrote before the bot was away for so long that messages may be lost: those from before
  /// `kept`.
  func wasAway(from: CivilDateTime, to: CivilDateTime, kept: CivilDateTime, on desk: Desk) -> String
  /// The alert that messages have waited for more than 10 minutes.
  var alertLag: String { get }
  /// The alert that people's addresses are contested, so that the bot does nothing for them.
  func alertHeld(_ people: [Person.ID]) -> String
  /// The reply in a room where the bot can read no message, since all are encrypted.
  var encryptedRoom: String { get }
  /// The reply to a message that could not be decrypted, though others can.
  var undecrypted: String { get }
  /// The advice after ``undecrypted`` on what its author may do.
  var sendAgain: String { get }
  /// The addition to ``encryptedRoom`` for a person who is invited to another room.
  var invitedElsewhere: String { get }
  /// The addition to ``encryptedRoom`` for a person who shares another room with the bot.
  var writeInOtherRoom: String { get }
  /// The addition to ``encryptedRoom`` if any other room will do.
  var writeInPlainRoom: String { get }
  /// The reply that nothing was done, since it is unclear whose account the message came from.
  var contested: String { get }
  /// The operator's own message to everybody.
  func news(_ text: String) -> String
  /// The reply to strangers, if the operator lets in only people with a code.
  var byInvitation: String { get }
  /// The reply that nothing was done, since the person keeps as many items as they may.
  var quotaReached: String { get }
  /// The reply that nothing was done, since a date is after the year 9999.
  var beyondTime: String { get }
  /// The reply to a valid invitation code.
  var letIn: String { get }
  /// The note that the day's budget for answers is used up.
  func budgetUsedUp(until midnight: CivilTime, _ conventions: Conventions) -> String
  /// A reminder that the bot sends again, since it does not know whether it arrived.
  func again(_ text: String) -> String
  /// The line above messages that could not be sent before, with their number and the time of the first.
  func late(_ count: Int, since moment: CivilDateTime, _ conventions: Conventions) -> String
  /// Tells somebody that the operator restored a backup, which was made at `moment`.
  ///
  /// - Parameter isAbroad: whether the moment is in UTC, since the person's zone is unknown.
  func restored(_ moment: CivilDateTime, _ conventions: Conventions, isAbroad: Bool) -> String
}
