package import Civil

/// Texts about how the bot is run, not about what somebody wrote.
package protocol OperatingWording {
  /// How many messages and jobs have failed for good.
  func alertDead(_ count: Int) -> String
  /// An account's credentials do not work any more.
  ///
  /// - Parameters:
  ///   - reason: the network's.
  ///   - cure: what to do, as the network's commands have it; nil where nothing is known of that.
  func alertSignedOut(_ account: String, _ reason: String, cure: String?) -> String
  /// The database cannot be written.
  func alertStore(_ reason: String) -> String
  /// The disk of the database is nearly full.
  func alertRoom(bytes: Int64) -> String
  /// A message to an account was too long to be read.
  func alertTooLong(on account: String) -> String
  /// More messages came to an account at once than its server lists.
  func alertUnlisted(on account: String) -> String
  /// A message to an account did not say who wrote it.
  func alertAnonymous(on account: String) -> String
  /// An account was not read for so long that its server may have dropped messages.
  func alertExpired(on account: String) -> String
  /// To who wrote before the bot was away for so long that messages may be lost: those from before `kept`.
  func wasAway(from: CivilDateTime, to: CivilDateTime, kept: CivilDateTime, on desk: Desk) -> String
  /// Messages wait for more than 10 minutes.
  var alertLag: String { get }
  /// People's addresses are contested, so that the bot does nothing for them.
  func alertHeld(_ people: [Person.ID]) -> String
  /// Where nothing of a room's messages can be read, as they are encrypted.
  var encryptedRoom: String { get }
  /// Where a message could not be decrypted, though others can.
  var undecrypted: String { get }
  /// Behind the latter: what its author may do.
  var sendAgain: String { get }
  /// Behind ``encryptedRoom``: the person who wrote is invited to another room.
  var invitedElsewhere: String { get }
  /// Behind ``encryptedRoom``: they share another room with the bot.
  var writeInOtherRoom: String { get }
  /// Behind ``encryptedRoom``: any other room will do.
  var writeInPlainRoom: String { get }
  /// Nothing of the message was done.
  var contested: String { get }
  /// The operator's own text to everybody.
  func news(_ text: String) -> String
  /// To strangers, where the operator only lets in people with a code.
  var byInvitation: String { get }
  /// Nothing of the message was done.
  var quotaReached: String { get }
  /// Nothing of the message was done.
  var beyondTime: String { get }
  /// After a valid invitation code.
  var letIn: String { get }
  /// The day's budget for answers is used up.
  func budgetUsedUp(until midnight: CivilTime, _ conventions: Conventions) -> String
  /// A reminder that is sent again, since it is unknown whether it arrived.
  func again(_ text: String) -> String
  /// Above so many messages that could not be sent before, the first of them since a moment.
  func late(_ count: Int, since moment: CivilDateTime, _ conventions: Conventions) -> String
  /// Tells somebody that the operator restored a backup, which was made at `moment`.
  ///
  /// - Parameter isAbroad: whether the moment is in UTC, since the person's zone is unknown.
  func restored(_ moment: CivilDateTime, _ conventions: Conventions, isAbroad: Bool) -> String
}
