import Agenda
import Civil

// Reminders, nagging, and items that depend on another thing's date.
extension English {
  /// Keywords, one of which occurs in each request for something before or after something else.
  static let hangingWords = KeyWords(
    of: beforeIt + beforeMarks + hangingMarks.map(\.0) + thatDay.map(\.ending) + [" within "])
  /// Keywords, one of which occurs in each request to be nagged.
  static let naggingWords = KeyWords(leading: naggingLeads + naggingEnds)
  static let remindWords = KeyWords(of: [remindMe])
  /// Keywords, one of which occurs in each request for something before something else.
  static let wordsBefore = KeyWords(of: beforeIt + beforeMarks + beforeAt)
  /// Last words of a request for a reminder that has none of those keywords.
  static let endsOfReminders = WordSet(
    (beforehand + onTheDay + onTime).compactMap { $0.split(separator: " ").last.map { WordKey($0) } })

  static let remindMe = "remind me "

  static let naggingLeads = ["nag me about ", "nag me to "]

  /// Requests at the end of a line to nag about it; `until i do it` may follow.
  static let naggingEnds = [
    "keep nagging me", "keep nagging", "nag me", "keep reminding me",
  ]

  static let onTime: Set = ["on time", "when due", "when it is due", "at the time", "at start", "when it starts"]
  static let sameDay = [
    " on that day", " on the same day", " that same day", " that day", " the same day", " same day",
  ]
  static let onTheDay = [" on the day", " of the day"] + sameDay
  static let thatDay: [(ending: String, part: PartOfDay?)] =
    (sameDay + [" before that", " before then"]).map { ($0, nil) }
    + partsBefore.map { (" that \($0.key)", $0.value) }
  static let beforeAt = [" before at ", " earlier at "]
  /// Words behind a length of time, which make it the time before something.
  static let beforehand = [" before", " beforehand", " earlier", " ahead", " in advance", " before it"]
  /// The same words, before the thing spoken of last.
  static let beforeIt = [" before", " before it", " before that", " beforehand"]
  static let beforeMarks = [" before ", " before: "]
  /// The words between an item and the other thing on whose date it depends, and whether the item comes after that
  /// thing.
  static let hangingMarks = [(mark: " before ", isAfter: false), (mark: " after ", isAfter: true)]

  /// The words behind a length of time that count it from the thing spoken of last, and whether it comes after that.
  static let besideIt =
    beforeIt.map { (ending: $0, isAfter: false) }
    + [" after", " after it", " after that", " afterwards", " of that"].map { (ending: $0, isAfter: true) }
  /// Words that say no more about an item once its day is told.
  static let leftBeforeThatDay = [" due", " on", " at", " by", " the", " within"]

  /// The article before a part of the day.
  static let definite = "the "
  /// A day or a week before something, by the number of days.
  static let oneBefore = [
    "the day": 1, "a day": 1, "day": 1, "the week": 7, "a week": 7, "week": 7, "a fortnight": 14, "fortnight": 14,
  ]
  /// A weekday before something; the weekend begins on Saturday.
  static let weekdaysBefore: [String: Weekday] = {
    let days: [(String, Weekday)] = [
      ("monday", .monday), ("tuesday", .tuesday), ("wednesday", .wednesday), ("thursday", .thursday),
      ("friday", .friday), ("saturday", .saturday), ("sunday", .sunday), ("weekend", .saturday),
    ]
    return Dictionary(uniqueKeysWithValues: days.flatMap { [("the \($0)", $1), ("on the \($0)", $1)] })
  }()
  /// Beginnings of the words for a length of time without a figure.
  static let beginningsOfDistances = WordSet(
    ([definite] + oneBefore.keys + weekdaysBefore.keys + halfHours + halfYears + countedLengths.keys).compactMap {
      phrase in
      phrase.split(separator: " ").first.map { WordKey($0) }
    })
  /// Ends of the words for a length of time without a figure.
  static let endsOfDistances: WordSet = {
    let units: [String] = Array(unitsOfLength.keys) + Array(unitsOfMonths.keys)
    let phrases: [String] =
      units + Array(oneBefore.keys) + Array(weekdaysBefore.keys) + Array(partsBefore.keys) + halfHours + halfYears
    return WordSet(phrases.compactMap { $0.split(separator: " ").last.map { WordKey($0) } })
  }()
  /// A part of the day before.
  static let partsBefore: [String: PartOfDay] = [
    "morning": .morning, "afternoon": .afternoon, "evening": .evening, "night": .night, "nite": .night,
  ]

  private static let onceMore = ["then again ", "again "]

  static let reminderWords = ReminderWords(
    eachTime: ["every year ", "each year ", "every time ", "each time ", "always "],
    onceMore: onceMore + ["then "], onTime: onTime, onTheDay: onTheDay,
    beforeOrAfter: WordSet("before after"), sameDay: sameDay, thatDay: thatDay, beforeAt: beforeAt,
    beforehand: beforehand, beforeIt: beforeIt,
    beforeMarks: beforeMarks,
    hangingMarks: hangingMarks, besideIt: besideIt, limitOfIt: (lead: " within", ending: " of that"),
    limits: (lead: " within ", link: " of "),
    leftBeforeThatDay: leftBeforeThatDay,
    oneBefore: oneBefore, weekdaysBefore: weekdaysBefore, partsBefore: partsBefore, definite: definite,
    definites: ["the ", "my ", "our ", "each ", "every "],
    atTime: "at ",
    notTo: ["not to "],
    spokenOf: ["that", "it", "this", "them", "him", "her", "its due", "it's due", "it is due", "thats due"],
    endsOfReminders: endsOfReminders, beginningsOfDistances: beginningsOfDistances, endsOfDistances: endsOfDistances,
    spelled: (days: " days before", day: " on the day", minutes: "m before", onTime: "on time"))

  static let requestWords = RequestWords(
    asking: AskingWords([
      (.anything, KeyWords("remind nag nagging keep show before after that same within")), (.reminder, remindWords),
      (.nagging, naggingWords), (.hanging, hangingWords), (.before, wordsBefore),
    ]), remindMe: remindMe, namingReminded: WordSet("to about of"),
    onceMore: onceMore.map { " and \($0)" } + [" then again "], politeLeads: ["please "],
    joints: [" please", " can you", " could you", " and"], naggingLeads: naggingLeads, naggingEnds: naggingEnds,
    untils: Set(untils),
    besidesDoing: [
      "i", "have", "ive", "its", "it", "is", "actually", "them", "they", "are", "theyre", "that", "thats",
    ],
    doing: Set("\(deedVerbs.bases)|answer".split(separator: "|").map(String.init)),
    startings: ["from", "starting"])
}
