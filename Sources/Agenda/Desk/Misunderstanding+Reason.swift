extension Misunderstanding {
  /// The reason why words were not understood: a meaning, which a language's wording turns into a clause.
  public enum Reason: Hashable, Sendable {
    /// A clause in the person's language: `June has 30 days`.
    case clause(String)
    /// Something is missing.
    case needs(Need)
    /// The words are not what was expected.
    case isNo(Expected)
    /// A mark such as `@` stands alone.
    case bareMark
    /// A note has no date.
    case notDated
    /// There are no words.
    case nothingToAdd
    /// The person has nothing with that name.
    case noneNamed
    /// A series has ended.
    case comesNoMore
    /// Several things, or none, may be meant.
    case whichOne
    /// The command takes the people who may send requests.
    case whoMayAsk
    /// The command takes yes or no.
    case takesYesOrNo
    /// The command of that name takes no arguments.
    case standsAlone(String)
    /// The command takes nothing, `sessions` or `end`.
    case sessionsOrEnd
    /// The item does not repeat.
    case repeatsNot
    /// Events and notes do not nag.
    case onlyTodosNag
    /// Several things cannot be sent at once.
    case oneAtATime
    /// Nothing was completed yet.
    case nothingDone
    /// No request waits for an answer.
    case nothingAsked
    /// No request that the person sent waits for an answer.
    case nothingSent
    /// A note has no reminders.
    case noteHasNoReminder
    /// No such request waits for an answer.
    case notAsked
    /// The person is known only on these networks.
    case noSuchNetwork([String])
    /// The last list has no such number; it has `of` entries.
    case noNumber(Int, of: Int)
    /// A date was given, and nothing else.
    case noName
    /// The person has nothing with this number.
    case noID(Int64)
    /// The command takes nothing, `new` or `off`.
    case newOrOff
    /// Another list has that name.
    case listIsThere
    /// The item was deleted meanwhile.
    case gone
    /// Several names fit.
    case couldBe([String])
    /// A request was answered or taken back.
    case alreadySettled(ItemRequest.State)
    /// The words refer to something shown or asked earlier, but there is nothing like that now.
    case nothingMeant
    /// A series has more occurrences in that time than this number, the most that are acted on at once.
    case tooManyTimes(Int)
    /// The item is a community event, not one of the person's own.
    case isOfCommunity
    /// The community has no event of this number.
    case noListed(Int64)
    /// The community has no event with that name.
    case noneListed
    /// The person has published no such event.
    case nonePublished
    /// The person follows no such calendar.
    case noneSubscribed
    /// The person goes to no such event.
    case attendsNone
    /// The command takes numbers of events, and the number of guests.
    case takesGuests(Int)
  }

  /// A thing that is missing from the words.
  public enum Need: Hashable, Sendable {
    case date, change, newName, newListName, target, list, tag, place, recipient, handle, linkCode, signInCode,
      dateToRemindBefore, dateOfEvent, startOfEvent, documentAddress, text
  }

  /// A kind of thing that was expected.
  public enum Expected: Hashable, Sendable {
    case date, day, priority, repeating, week, month, time, hours, dateOrder, clock, count, question, weekday,
      partOfDay, reminder, nagging, zone, command, tag, place, list, todo
  }
}
