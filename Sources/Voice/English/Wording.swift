public import Agenda

/// Everything Nuthatch says, in one voice: plain, warm, short. All its texts are in this folder, where a translator
/// finds them.
public enum Wording {
  /// A name in quotation marks that do not occur in it.
  package static func quoted(_ name: String) -> String {
    let line = oneLine(name)
    return line.contains("\"") ? "'\(line)'" : "\"\(line)\""
  }

  /// A text of several lines as one line.
  package static func oneLine(_ text: String) -> String { text.replacing("\n", with: " / ") }

  /// Words cut to a number of characters, between words where possible, since an answer need not repeat a long message.
  package static func short(_ words: String, to length: Int = 56) -> String {
    guard words.count > length else { return words }
    let cut = words.prefix(length - 3)
    return (cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut) + "..."
  }

  /// A number with thousands separators: `10,000`.
  package static func grouped(_ number: Int) -> String {
    number < 1000 ? "\(number)" : "\(grouped(number / 1000)),\(String(number % 1000 + 1000).dropFirst())"
  }

  package static func quoted(_ name: String, done: String) -> String { "\(done) \(quoted(name))" }

  /// An error in one line: what was not understood, and what would work.
  public static func error(_ misunderstanding: Misunderstanding) -> String {
    let reason = misunderstanding.reason
    let told =
      misunderstanding.text.isEmpty
      ? reason.prefix(1).uppercased() + reason.dropFirst() : "\(quoted(short(misunderstanding.text))): \(reason)"
    return "\(told). Try: \(short(oneLine(misunderstanding.example), to: 200))"
  }

  /// After an internal error.
  public static let apology =
    "Sorry, something went wrong on my side and nothing was changed. Your message is kept, and whoever runs me will see it."

  /// To a public mention on a network that has only public messages.
  public static let withheld = "I got that - write to me privately for the details."

  package static let nothingToAdd = "there is nothing to add"
  package static let noName = "there is no name left beside the date"
  package static let noSuchCommand = "there is no such command"
  package static let whichOne = "it is not clear which one"
  /// Why words that refer to something shown or asked earlier have no effect.
  public static let nothingMeant = "there is nothing this could be about now"
  /// After a no to the question which item is meant.
  public static let noneOfThem = "None of them, then; nothing was changed."
  package static let which = "Which one? Answer with its number."

  package static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  package static func couldBe(_ names: [String]) -> String { "this could be \(names.joined(separator: " or "))" }

  package static func noNumber(_ number: Int, of count: Int) -> String {
    switch count {
    case 0: "no list was shown yet, so no number \(number)"
    case 1: "the last list has only number 1"
    default: "the last list has numbers 1 to \(count)"
    }
  }

  package static func noID(_ id: Int64) -> String { "nothing of yours has the number #\(id)" }

  package static let noneNamed = "nothing of yours is called that"
  package static let gone = "it is no longer there"
  package static let notDated = "a note has no date"
  package static let notATodo = "this is no todo"

  package static func withoutDate(_ problem: Misunderstanding) -> String {
    if problem.isQuestion {
      return "\(capitalized(problem.text)): \(problem.reason)? Reply with them, such as: \(problem.example)"
    }
    return dateless(problem)
  }

  /// Below an item with a date or time that stayed in its name.
  package static func notUsed(_ words: [String]) -> String {
    "I did not use \(joined(words.prefix(3).map { quoted($0) }))."
  }

  /// Below an item whose repeat is not quite what was asked for.
  package static func cannotHold(_ words: String) -> String {
    "I can't hold \(quoted(words)): it repeats on those days too. !skip leaves one out."
  }

  private static func dateless(_ problem: Misunderstanding) -> String {
    "It has no date yet, for \(quoted(problem.text)): \(problem.reason). Reply with a date, such as: \(problem.example)"
  }

  /// Below the first answer that a person gets.
  public static func welcome(zone: String) -> String {
    "I take your time zone to be \(zone); if it is another, say !timezone and a city. !help shows what I can do."
  }

  /// To a hello.
  public static let greeting = "Hello! Send me something to remember, such as: call jimmy at 5pm tomorrow. Or ask !help"

  /// Below an answer after which the author of the message is another person, as after linking.
  public static let leftUndone = "I did nothing of what you wrote below that. Send it again if you still want it."

  /// Below the answer to a message that was only read in part.
  public static func unread(_ unread: UnreadPart) -> String {
    switch unread {
    case .characters: "I read the first \(grouped(Bounds.characters)) characters."
    case .lines: "I read the first \(Bounds.lines) lines."
    }
  }

  /// Below a list that was cut, with the number of entries left.
  public static func more(_ count: Int) -> String { "(+\(grouped(count)) more: !more)" }
}

// One answer to many messages.
extension Wording {
  /// The first line of a joint answer to many messages.
  public static func many(_ count: Int) -> String { "Your \(count) messages, together:" }

  /// The last line of a joint answer that was cut, with the number of lines left out.
  public static func unsaid(_ count: Int) -> String { "(+\(count) more lines; !today shows what is due)" }
}

// What a command's words lack, as clauses of an error.
extension Wording {
  package static let today = "Today"
  package static let tomorrow = "Tomorrow"
  package static let needsDate = "it needs a date"
  package static let noDate = "this is no date I know"
  package static let noDay = "this names no day"
  package static let needsChange = "it needs an item and what to change of it"
  package static let needsNumber = "name the item by its number"
  package static let needsNewName = "it needs an item, \"to\" and the new name"
  package static let needsNewListName = "it needs a list, \"to\" and its new name"
  package static let needsTarget = "it needs an item, \"to\" and a list or a date"
  package static let needsList = "it needs the name of a list"
  package static let needsTag = "it needs a tag"
  package static let needsPlace = "it needs a place"
  package static let noPriority = "a priority is 1, 2, 3 or none"
  package static let noRepeat = "this is no repeat I know"
  package static let noWeek = "a year has weeks 1 to 52, some a 53rd"
  package static let noMonth = "a year has months 1 to 12"
  package static let noTime = "this is no time of the day I know"
  package static let noHours = "these are no hours of the day I know"
  package static let noDateOrder = "it is dmy, day first, or mdy, month first"
  package static let noClock = "it is 12 or 24"
  package static let noCount = "this is no number of things"
  package static let eventNeedsDate = "an event needs a date"
  package static let noQuestion = "this is no question I know"

  package static func standsAlone(_ command: String) -> String { "!\(command) stands alone" }
}
