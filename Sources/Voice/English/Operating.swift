public import Agenda
public import Civil

// Texts about how the bot is run, not about what somebody wrote.
extension Wording {
  // To the operator.

  /// How many messages and jobs have failed for good.
  public static func alertDead(_ count: Int) -> String {
    "For you as my operator: \(count) \(count == 1 ? "message or job was" : "messages or jobs were") given up. "
      + "nuthatch status tells which and why."
  }

  /// An account's credentials do not work any more; `reason` is the network's.
  public static func alertSignedOut(_ account: String, _ reason: String) -> String {
    "For you as my operator: the account \(account) is signed out (\(reason.prefix(100))). nuthatch check tells what to do."
  }

  /// The database cannot be written.
  public static func alertStore(_ reason: String) -> String {
    "For you as my operator: I can't write my database, and read nothing until I can. \(reason.prefix(200))"
  }

  /// The disk of the database is nearly full.
  public static func alertRoom(bytes: Int64) -> String {
    "For you as my operator: only \(bytes / 1_000_000) MB are left on the disk of my database."
  }

  /// Why a message to the bot was not read.
  public enum MissedReason { case tooLong, unlisted }

  /// Messages to an account were not read.
  public static func alertMissed(_ reason: MissedReason, on account: String) -> String {
    let words =
      switch reason {
      case .tooLong: "a message to \(account) was too long to be read, and I stepped over it."
      case .unlisted:
        "more came to \(account) at once than its server lists, and I couldn't read the oldest of it. "
          + "A smaller `account.\(account).poll_seconds.max` keeps that from happening."
      }
    return "For you as my operator: \(words)"
  }

  /// Messages wait for more than 10 minutes.
  public static let alertLag = "For you as my operator: I am more than 10 minutes behind. nuthatch status tells where."

  /// People's addresses are contested, so that the bot does nothing for them.
  public static func alertHeld(_ people: [Person.ID]) -> String {
    "For you as my operator: I can't tell from which server \(people.count == 1 ? "person" : "people") "
      + people.prefix(10).map(\.description).joined(separator: ", ") + (people.count > 10 ? " and more" : "")
      + " wrote, so I do nothing for them. nuthatch check says what to do."
  }

  // To everybody.

  /// Nothing of the message was done.
  public static let contested =
    "I can't tell yet whether what I keep under your account's number is yours, so I did nothing. "
    + "Whoever runs me has been told."

  /// The operator's own text to everybody.
  public static func news(_ text: String) -> String { "News from whoever runs me: \(text)" }

  /// To strangers, where the operator only lets in people with a code.
  public static let byInvitation =
    "I take people in by invitation. Ask whoever runs me for a code, and send it to me."
  /// Nothing of the message was done.
  public static let quotaReached =
    "You have reached your limit, so I did nothing of that. Complete or delete something, then send it again."
  /// Nothing of the message was done.
  public static let beyondTime = "That is beyond the year 9999, the last that I can keep, so I did nothing of that."
  /// After a valid invitation code.
  public static let letIn = "Welcome, you are in! Send me something to remember, or ask !help"

  /// The day's budget for answers is used up.
  public static func budgetUsedUp(until midnight: CivilTime, _ conventions: Conventions) -> String {
    "Today's budget is used up. I still do what you write, and answer after "
      + "\(time(midnight, conventions)); reminders come as ever."
  }

  /// A reminder that is sent again, since it is unknown whether it arrived.
  public static func again(_ text: String) -> String { "(again, in case you missed it) \(text)" }

  /// Tells somebody that the operator restored a backup, which was made at `moment`.
  ///
  /// - Parameter isAbroad: whether the moment is in UTC, since the person's zone is unknown.
  public static func restored(_ moment: CivilDateTime, _ conventions: Conventions, isAbroad: Bool) -> String {
    let (_, month, day) = moment.date.components
    let date = conventions.dateOrder == .dayFirst ? "\(day) \(months[month - 1])" : "\(months[month - 1]) \(day)"
    return "I was restored from a backup of \(weekday(moment.date.weekday)) \(date), "
      + "\(time(moment.time, conventions))\(isAbroad ? " UTC" : ""). What you wrote since is done again, without "
      + "answers; all else, reminders too, is as it was then."
  }
}
