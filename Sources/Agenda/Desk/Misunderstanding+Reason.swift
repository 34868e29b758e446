extension Misunderstanding {
  /// What is wrong with words: a meaning, which a language's wording puts into a clause.
  public enum Reason: Hashable, Sendable {
    /// A clause in the person's language: `June has 30 days`.
    case clause(String)
    /// Something is missing.
    case needs(Need)
    /// The words are none of what was expected.
    case isNo(Expected)
    /// A mark such as `@` stands alone.
    case bareMark
    /// A note has no date.
    case notDated
    /// There are no words.
    case nothingToAdd
    /// Nothing of theirs is called so.
    case noneNamed
    /// A series has ended.
    case comesNoMore
    /// Several things, or none, may be meant.
    case whichOne
    /// It takes who may ask.
    case whoMayAsk
    /// It takes yes or no.
    case takesYesOrNo
    /// A command, by its name, takes nothing.
    case standsAlone(String)
    /// It takes nothing, `sessions` or `end`.
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
    /// Nothing that the person asked of others waits for an answer.
    case nothingSent
    /// A note has no reminders.
    case noteHasNoReminder
    /// No such request waits for an answer.
    case notAsked
    /// They are known on these networks only.
    case noSuchNetwork([String])
    /// The last list has no such number, and so many entries.
    case noNumber(Int, of: Int)
    /// A date was told, and nothing else.
    case noName
    /// Nothing of theirs has this number.
    case noID(Int64)
    /// It takes nothing, `new` or `off`.
    case newOrOff
    /// Another list has that name.
    case listIsThere
    /// It was deleted meanwhile.
    case gone
    /// Several names fit.
    case couldBe([String])
    /// A request was answered or taken back.
    case alreadySettled(ItemRequest.State)
    /// The words refer to something shown or asked earlier, and there is nothing now.
    case nothingMeant
    /// A series has more occurrences then than are acted on at once.
    case tooManyTimes(Int)
    /// It is an event of the community's, and nothing that they keep.
    case isOfCommunity
    /// The community has no event of this number.
    case noListed(Int64)
    /// Nothing in the community is called so.
    case noneListed
    /// They have published no such event.
    case nonePublished
    /// They follow no such calendar.
    case noneSubscribed
    /// They go to no such event.
    case attendsNone
    /// It takes numbers of events, and how many people come along.
    case takesGuests(Int)
  }

  /// What words lack.
  public enum Need: Hashable, Sendable {
    case date, change, newName, newListName, target, list, tag, place, recipient, handle, linkCode, signInCode,
      dateToRemindBefore, dateOfEvent, startOfEvent, documentAddress, text
  }

  /// What was expected.
  public enum Expected: Hashable, Sendable {
    case date, day, priority, repeating, week, month, time, hours, dateOrder, clock, count, question, weekday,
      partOfDay, reminder, nagging, zone, command, tag, place, list, todo
  }
}
