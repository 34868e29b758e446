/// Words as they are spelt, for what reads a line byte by byte.
extension StaticString {
  static var about: StaticString { "about" }
  static var advance: StaticString { "advance" }
  static var after: StaticString { "after" }
  static var also: StaticString { "also" }
  static var and: StaticString { "and" }
  static var before: StaticString { "before" }
  static var by: StaticString { "by" }
  static var close: StaticString { "close" }
  static var dinnertime: StaticString { "dinnertime" }
  static var dm: StaticString { "dm" }
  static var dot: StaticString { "dot" }
  static var down: StaticString { "down" }
  static var eve: StaticString { "eve" }
  static var every: StaticString { "every" }
  static var finish: StaticString { "finish" }
  static var fools: StaticString { "fools" }
  static var `for`: StaticString { "for" }
  static var happy: StaticString { "happy" }
  static var hasnt: StaticString { "hasnt" }
  static var havent: StaticString { "havent" }
  static var hey: StaticString { "hey" }
  static var hi: StaticString { "hi" }
  static var latest: StaticString { "latest" }
  static var lunchtime: StaticString { "lunchtime" }
  static var many: StaticString { "many" }
  static var merry: StaticString { "merry" }
  static var of: StaticString { "of" }
  static var off: StaticString { "off" }
  static var ok: StaticString { "ok" }
  static var please: StaticString { "please" }
  static var remindMe: StaticString { "remind me" }
  static var so: StaticString { "so" }
  static var that: StaticString { "that" }
  static var till: StaticString { "till" }
  static var time: StaticString { "time" }
  static var to: StaticString { "to" }
  static var toDo: StaticString { "to-do:" }
  static var today: StaticString { "today" }
  static var tomorrow: StaticString { "tomorrow" }
  static var um: StaticString { "um" }
  static var until: StaticString { "until" }
  static var very: StaticString { "very" }
  /// A `to` between two words.
  static var toBetween: StaticString { " to " }
}

extension English {
  static let andWord = "and"
  static let itWord = "it"
  static let calendarWord = "calendar"
  /// `Due date:`, `Start time:`
  static let secondWordsOfLabels = WordSet("date time")
  static let afternoonMark = "pm"
  /// What may stand before a command that shows something: `show me my lists`.
  static let beforeCommands: [StaticString] = [
    "show me my", "show me", "show my", "show the", "show", "list my", "my",
  ]
  /// Commands that people call by several words, and their names.
  static let spelledCommands: [(words: StaticString, name: String)] = [
    ("not going", "notgoing"), ("i'm not going", "notgoing"), ("im not going", "notgoing"),
    ("i am not going", "notgoing"),
  ]
  /// Weeks to which something belongs, without their apostrophe: `this weeks gym`.
  static let possessedWeeks: [StaticString] = ["this week", "next week", "last week"]
  static let articlesOfLists: [StaticString] = ["my", "the", "our"]
  static func inMinutes(_ number: String) -> String { "in \(number) minutes" }
  /// What stands before a unit of which there is one.
  static let beforeOneUnit = ["a ", "an ", "one "]
  /// Verbs that all say that somebody is called.
  static let calling = ["call", "phone", "telephone", "ring"]
  /// Verbs between a name and its day, which are the name's.
  static let startingVerbs: [StaticString] = ["starts", "start", "begins", "begin"]
  static let pastEnding = "ed"
  /// What stands for a thing that was named by its day: `today's one`.
  static let ofOne = WordSet("one ones")
  /// What addresses of documents begin with, those of calendars alone, and what those of calendars and contacts end in.
  static let schemes: Set = ["http", "https", "webcal", "webcals"]
  static let schemesOfCalendars: Set = ["webcal", "webcals"]
  static let endingsOfDocuments = [".ics", ".vcf"]
  /// What hours are written with.
  static let charactersOfHours = "0123456789:. apm"
  /// What the moment of a forwarded message is written with, its digits aside.
  static let charactersOfMoments = ",:./-apmAPM"
  /// What may stand before the number of an item.
  static let beforeNumbersOfItems: [StaticString] = [
    "the", "my", "number", "no.", "item", "items", "task", "numbers",
  ]
}

// What is said of a search that cannot be read, and what would work.
extension English {
  static let nothingToFind = "there is nothing to look for"
  static let tooMuchToFind = "this is too much to look for at once"
  static let noOpenParenthesis = "there is no parenthesis it closes"
  static let missingTerm = "something to look for is missing there"
  static let missingBehind = "something to look for is missing behind it"
  static let tooDeep = "there are too many of them"
  static let notClosed = "it is not closed"
  static let missingBefore = "something to look for is missing before it"
  static let noOperator = "there is no such operator"

  static let findGroupOnList = "!find (milk OR eggs) list:groceries"
  static let findGroup = "!find (milk OR eggs)"
  static let findOnList = "!find list:work milk"
  static let findBoth = "!find milk AND list:work"
  static let findEither = "!find milk OR eggs"
  static let findMilk = "!find milk"
}
