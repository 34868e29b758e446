package import Agenda

// The reasons why words were not understood, as clauses of an error.
extension Wording {
  package func reason(_ reason: Misunderstanding.Reason) -> String {
    switch reason {
    case .clause(let clause): clause
    case .needs(let need): needs(need)
    case .isNo(let expected): isNo(expected)
    case .bareMark: "a mark needs a word right behind it"
    case .notDated: "a note has no date"
    case .nothingToAdd: "there is nothing to add"
    case .noneNamed: "nothing of yours is called that"
    case .comesNoMore: "it does not come again"
    case .whichOne: "it is not clear which one"
    case .whoMayAsk: "this takes contacts, everybody or nobody"
    case .takesYesOrNo: "this takes yes or no"
    case .standsAlone(let command): "!\(command) is used on its own"
    case .sessionsOrEnd: "this takes sessions, end or nothing at all"
    case .repeatsNot: "it does not repeat"
    case .onlyTodosNag: "only a todo can be nagged about"
    case .oneAtATime: "one thing at a time can be sent"
    case .nothingDone: "nothing was completed yet"
    case .nothingAsked: "nobody is asking you for anything now"
    case .nothingSent: "no request of yours like that is waiting for an answer"
    case .noteHasNoReminder: "a note has no reminders"
    case .notAsked: "nobody has asked you for that"
    case .noSuchNetwork(let known): "I know you only on \(joined(known))"
    case .noNumber(let number, let count): noNumber(number, of: count)
    case .noName: "there is no name left beside the date"
    case .noID(let id): "nothing of yours has the number #\(id)"
    case .newOrOff: "this takes new, off or nothing at all"
    case .listIsThere: "there is a list of that name already"
    case .gone: "it is no longer there"
    case .couldBe(let names): "this could be \(names.joined(separator: " or "))"
    case .alreadySettled(let state): state == .withdrawn ? "it was taken back" : "you have already \(state.rawValue) it"
    case .nothingMeant: "there is nothing this could be about now"
    case .tooManyTimes(let most): "that is more than \(most) times, the most at once"
    case .isOfCommunity: "that is an event of the community, not one of your own things"
    case .noListed(let number): "there is no event c\(number)"
    case .noneListed: "no event here is called that"
    case .nonePublished: "you have published nothing of that name"
    case .noneSubscribed: "you follow no calendar of that name"
    case .attendsNone: "you have not said that you are going"
    case .takesGuests(let most): "you can bring up to \(most) people"
    }
  }

  private func needs(_ need: Misunderstanding.Need) -> String {
    switch need {
    case .date: "it needs a date"
    case .change: "it needs an item and what to change about it"
    case .newName: "it needs an item, \"to\" and the new name"
    case .newListName: "it needs a list, \"to\" and its new name"
    case .target: "it needs an item, \"to\" and a list or a date"
    case .list: "it needs the name of a list"
    case .tag: "it needs a tag"
    case .place: "it needs a place"
    case .recipient: "it has to say what to send, and to whom"
    case .handle: "it needs one person's handle"
    case .text: "this needs some words"
    case .documentAddress: "this takes a public https address of a calendar or of contacts"
    case .linkCode: "this takes the code that !link gave on your other account"
    case .signInCode: "this takes the code that your browser shows"
    case .dateToRemindBefore: "it has no date to count back from"
    case .dateOfEvent: "an event needs a date"
    case .startOfEvent: "it has to say when it starts"
    }
  }

  private func isNo(_ expected: Misunderstanding.Expected) -> String {
    switch expected {
    case .date: "I don't recognise that date"
    case .day: "I don't recognise that as a day"
    case .priority: "a priority is 1, 2, 3 or none"
    case .repeating: "I don't recognise that repeat"
    case .week: "a year has weeks 1 to 52, some a 53rd"
    case .month: "a year has months 1 to 12"
    case .time: "I don't recognise that time of day"
    case .hours: "I don't recognise those hours of the day"
    case .dateOrder: "this takes dmy (day first) or mdy (month first)"
    case .clock: "this takes 12 or 24"
    case .count: "I don't recognise that as a number"
    case .question: "I don't recognise that question"
    case .weekday: "I don't recognise that day of the week"
    case .partOfDay: "it takes a part of the day, such as morning, and a time"
    case .reminder: "I don't recognise that reminder"
    case .nagging: "I don't recognise that as an interval"
    case .zone: "I don't know that city. A bigger one nearby or the country will do"
    case .command: "there is no such command"
    case .tag: "there is no tag of that name"
    case .place: "there is no place of that name"
    case .list: "there is no list of that name"
    case .todo: "that is not a todo"
    }
  }

  private func noNumber(_ number: Int, of count: Int) -> String {
    switch count {
    case 0: "I have not shown a list yet, so there is no number \(number)"
    case 1: "the last list has only number 1"
    default: "the last list has numbers 1 to \(count)"
    }
  }
}
