package import Agenda
package import Civil

// Texts about running the bot, not about somebody's message.
extension Wording {
  // To the operator.

  package func alertDead(_ count: Int) -> String {
    "For you as my operator: \(count) \(count == 1 ? "message or job was" : "messages or jobs were") given up. "
      + "nuthatch status tells which and why."
  }

  package func alertSignedOut(_ account: String, _ reason: String, cure: String?) -> String {
    "For you as my operator: the account \(account) is signed out (\(reason.prefix(300)))"
      + (cure.map { "; \($0)." } ?? ". nuthatch check tells what to do.")
  }

  package func alertStore(_ reason: String) -> String {
    "For you as my operator: I can't write to my database, and won't read any messages until I can. "
      + "\(reason.prefix(200))"
  }

  package func alertRoom(bytes: Int64) -> String {
    "For you as my operator: only \(bytes / 1_000_000) MB are left on the disk of my database."
  }

  package func alertTooLong(on account: String) -> String {
    "For you as my operator: a message to \(account) was too long to read, so I skipped it."
  }

  package func alertUnlisted(on account: String) -> String {
    "For you as my operator: more messages came to \(account) at once than its server lists, so I couldn't read the oldest "
      + "ones. A smaller `account.\(account).poll_seconds.max` keeps that from happening."
  }

  package func alertAnonymous(on account: String) -> String {
    "For you as my operator: \(account) got a message that does not say who wrote it, so I could not answer. A permission "
      + "of the app may be missing: `nuthatch check` names it."
  }

  package func alertExpired(on account: String) -> String {
    "For you as my operator: I did not read \(account) for so long that its server may have dropped what people wrote. "
      + "I can't tell who they were."
  }

  package var alertLag: String {
    "For you as my operator: I am more than 10 minutes behind. nuthatch status tells where."
  }

  package func alertHeld(_ people: [Person.ID]) -> String {
    "For you as my operator: I can't tell which server \(people.count == 1 ? "person" : "people") "
      + people.prefix(10).map(\.description).joined(separator: ", ") + (people.count > 10 ? " and more" : "")
      + " wrote from, so I do nothing for them. nuthatch check says what to do."
  }

  // To everybody.

  package func wasAway(from: CivilDateTime, to: CivilDateTime, kept: CivilDateTime, on desk: Desk) -> String {
    let moment = { (at: CivilDateTime) in "\(date(at.date, on: desk)), \(time(at.time, desk.person.conventions))" }
    return
      "I was away from \(moment(from)) to \(moment(to)); what you sent before \(moment(kept)) may not have reached "
      + "me. Please send it again."
  }

  package var encryptedRoom: String { "I can't read encrypted messages." }
  package var undecrypted: String { "I could not decrypt what you wrote." }
  package var sendAgain: String {
    "Please send it again; if I still don't answer, start a new conversation with me."
  }
  package var invitedElsewhere: String {
    "I have invited you to a room without encryption: please write to me there."
  }
  package var writeInOtherRoom: String {
    "Please write to me in the other room that we have, which is not encrypted."
  }
  package var writeInPlainRoom: String { "Please write to me in a room without encryption." }

  package var contested: String {
    "I can't tell yet whether what I keep under your account's number is yours, so I did nothing. "
      + "The person who runs me has been told."
  }

  package func news(_ text: String) -> String { "News from the person who runs me: \(text)" }

  package var byInvitation: String {
    "New people join by invitation. Ask the person who runs me for a code, and send it to me."
  }
  package var quotaReached: String {
    "You've reached your limit, so I didn't save that. Complete or delete something, then send it again."
  }
  package var beyondTime: String {
    "That is beyond the year 9999, the last year I can keep, so I didn't save that."
  }
  package var letIn: String { "Welcome, you are in! Send me something to remember, or ask !help" }

  package func budgetUsedUp(until midnight: CivilTime, _ conventions: Conventions) -> String {
    "Today's budget is used up. I still do what you write, and will answer after "
      + "\(time(midnight, conventions)); reminders come as ever."
  }

  package func again(_ text: String) -> String { "(again, in case you missed it) \(text)" }

  package func late(_ count: Int, since moment: CivilDateTime, _ conventions: Conventions) -> String {
    let moment = dated(moment, conventions)
    return count == 1
      ? "(Late: I could not write to you at \(moment).)"
      : "(Late: I could not write to you before. Here are \(count) messages, the first from \(moment).)"
  }

  package func withheldNews(at moment: CivilDateTime, _ conventions: Conventions) -> String {
    "There is something for you (\(dated(moment, conventions))). I can tell you on another network: say !link to me there."
  }

  package func restored(_ moment: CivilDateTime, _ conventions: Conventions, isAbroad: Bool) -> String {
    "I was restored from a backup of \(dated(moment, conventions))\(isAbroad ? " UTC" : ""). "
      + "I've redone what you sent since then without replying again. Everything else, including reminders, is as of "
      + "that backup."
  }

  /// `Sun 22 Nov, 17:00`
  private func dated(_ moment: CivilDateTime, _ conventions: Conventions) -> String {
    let (_, month, day) = moment.date.components
    let date = conventions.dateOrder == .dayFirst ? "\(day) \(months[month - 1])" : "\(months[month - 1]) \(day)"
    return "\(weekday(moment.date.weekday)) \(date), \(time(moment.time, conventions))"
  }
}
