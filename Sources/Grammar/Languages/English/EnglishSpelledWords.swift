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
  static let searchWords = SearchWords(
    nothingToFind: "there is nothing to look for", tooMuchToFind: "this is too much to look for at once",
    noOpenParenthesis: "there is no parenthesis it closes", missingTerm: "something to look for is missing there",
    missingBehind: "something to look for is missing behind it",
    missingBefore: "something to look for is missing before it", tooDeep: "there are too many of them",
    notClosed: "it is not closed", noOperator: "there is no such operator",
    findGroupOnList: "!find (milk OR eggs) list:groceries", findGroup: "!find (milk OR eggs)",
    findOnList: "!find list:work milk", findBoth: "!find milk AND list:work", findEither: "!find milk OR eggs",
    findMilk: "!find milk", unsearched: ["the", "a", "an", "my", "our", "is", "are"])

  static let bareCommandWords = BareCommandWords(
    beforeCommands: ["show me my", "show me", "show my", "show the", "show", "list my", "my"], calendarWord: "calendar",
    spelledCommands: [
      ("not going", "notgoing"), ("i'm not going", "notgoing"), ("im not going", "notgoing"),
      ("i am not going", "notgoing"),
    ],
    charactersOfHours: "0123456789:. apm")
}
