import Agenda
import Civil

// Reminders, nagging, and what hangs on another thing's date.
extension English {
  /// Words without which a line asks for nothing besides the item it describes.
  static let requesting = KeyWords("remind nag nagging keep show before after")
  /// Words without which nothing is wanted before or after something else.
  static let hangingWords = KeyWords(of: beforeIt + beforeMarks + hangingMarks.map(\.0))
  /// Words without which nobody wants to be nagged.
  static let naggingWords = KeyWords(leading: naggingLeads + naggingEnds)
  static let remindWords = KeyWords(of: [remindMe])
  /// Words without which nothing is wanted before something else.
  static let wordsBefore = KeyWords(of: beforeIt + beforeMarks + beforeAt)
  /// The words that a reminder ends in, where it is told without one of these.
  static let endsOfReminders = WordSet(
    (beforehand + onTheDay + onTime).compactMap { $0.split(separator: " ").last.map { WordKey($0) } })

  static let remindMe = "remind me "
  /// Words behind which it is said what one is to be reminded of.
  static let namingReminded = WordSet("to about of")
  static let politeLeads = ["please "]
  /// What joins a request to what stands before it.
  static let joints = [" and", " please"]
  static let showList = "show "
  static let listEnding = " list"

  static let naggingLeads = ["nag me about ", "nag me to "]

  /// What asks at the end of a line to be nagged about it.
  static let naggingEnds = [
    "nag me until i do", "nag me until i do it", "nag me until it's done", "nag me until its done", "nag me until done",
    "keep nagging me", "keep nagging", "nag me", "keep reminding me until i do it", "keep reminding me until i do",
    "keep reminding me until it's done", "keep reminding me",
  ]

  /// `until it is done`: when the nagging ends.
  static let untils: Set = ["until", "till", "til"]
  static let besidesDoing: Set = ["i", "have", "ive", "its", "it", "is", "actually"]
  static let doing: Set = ["do", "done", "did", "finish", "finished", "take", "pay", "answer", "send", "call", "ring"]

  /// Whether a word says that something was done: `until i have taken it`.
  static func isDoing(_ word: String) -> Bool {
    doing.contains(word) || irregular[word] != nil || word.hasSuffix(pastEnding)
  }

  /// What the first time of an interval stands behind.
  static let startings: Set = ["from", "starting"]
  static let atTime = "at "

  /// What one is reminded not to do.
  static let notTo = "not to "
  /// What was spoken of last, on which something hangs.
  static let spokenOf: Set = ["that", "it", "this", "them"]

  static let definite = "the "
  static let definites = ["the ", "my ", "our "]

  /// What is said of something that repeats, and says nothing: it is reminded of each time anyway.
  static let eachTime = ["every year ", "each year ", "every time ", "each time ", "always "]
  static let onTime: Set = ["on time", "when due", "when it is due", "at the time", "at start", "when it starts"]
  static let onTheDay = [" on the day", " that day", " the same day", " of the day", " on that day"]
  static let beforeAt = [" before at ", " earlier at "]
  /// Behind a length of time: so long before.
  static let beforehand = [" before", " beforehand", " earlier", " ahead", " in advance", " before it"]
  /// The same, of what was spoken of last.
  static let beforeIt = [" before", " before it", " before that", " beforehand"]
  static let beforeMarks = [" before ", " before: "]
  /// Between what hangs on another thing's date and that thing, and whether it comes after it.
  static let hangingMarks = [(" before ", false), (" after ", true)]

  /// A reminder as a command is written with it.
  static func spelling(_ reminder: Reminder) -> String {
    let time = reminder.time.map { String($0.description.prefix(5)) }
    if reminder.days > 0 { return (time.map { "\($0) " } ?? "") + "\(reminder.days) days before" }
    return time.map { "\($0) on the day" }
      ?? (reminder.seconds > 0 ? "\(reminder.seconds / 60)m before" : "on time")
  }

  /// A day or a week before something.
  static let oneBefore = ["the day": 1, "a day": 1, "day": 1, "the week": 7, "a week": 7, "week": 7]
  /// What the words of a length of time end in, where it is no figure.
  static let endsOfDistances: WordSet = {
    let phrases: [String] = Array(unitsOfLength.keys) + Array(oneBefore.keys) + Array(partsBefore.keys) + halfHours
    return WordSet(phrases.compactMap { $0.split(separator: " ").last.map { WordKey($0) } })
  }()
  /// The parts of the day that have an hour of their own.
  static let hoursOfDay: [String: PartOfDay] = [
    "morning": .morning, "lunch": .lunch, "afternoon": .afternoon, "evening": .evening, "tonight": .tonight,
    "night": .night, "eod": .endOfDay,
  ]
  /// A part of the day before.
  static let partsBefore: [String: PartOfDay] = [
    "morning": .morning, "afternoon": .afternoon, "evening": .evening, "night": .night,
  ]
}
