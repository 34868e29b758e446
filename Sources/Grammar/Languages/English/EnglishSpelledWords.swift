/// Words by their spelling, for code that reads a line byte by byte.
extension StaticString {
  static var after: StaticString { "after" }
  static var before: StaticString { "before" }
  static var by: StaticString { "by" }
}

extension English {
  static let searchWords = SearchWords(
    nothingToFind: "there is nothing to look for", tooMuchToFind: "this is too much to look for at once",
    noOpenParenthesis: "there is no opening parenthesis before it", missingTerm: "a word to look for is missing there",
    missingBehind: "a word to look for is missing after it",
    missingBefore: "a word to look for is missing before it", tooDeep: "there are too many of them",
    notClosed: "it is not closed", noOperator: "there is no such operator",
    findGroupOnList: "!find (milk OR eggs) list:groceries", findGroup: "!find (milk OR eggs)",
    findOnList: "!find list:work milk", findBoth: "!find milk AND list:work", findEither: "!find milk OR eggs",
    findMilk: "!find milk", unsearched: ["the", "a", "an", "my", "our", "is", "are"],
    operators: operatorNames, filters: filters, values: searchValues)

  static let bareCommandWords = BareCommandWords(
    beforeCommands: ["show me my", "show me", "show my", "show the", "show", "list my", "my"],
    lettersBeforeCommands: Initials(of: "show list my"), calendarWord: "calendar",
    spelledCommands: [
      ("not going", "notgoing"), ("i'm not going", "notgoing"), ("im not going", "notgoing"),
      ("i am not going", "notgoing"),
    ],
    lettersOfSpelled: Initials(of: "not i"),
    charactersOfHours: "0123456789:. apm", polite: ["please"], toList: ["to"],
    toMoment: ["to", "until", "till", "for", "by"], toRepeat: ["every"], off: ["off"],
    wholeLists: WordSet("all everything inbox"),
    noLists: WordSet(
      """
      taste it them that this me him her us you work-out tea coffee soup sauce dough mix water dinner lunch calendar \
      list chat email document report website site cv resume invoice order cart fridge car bike bath pasta salad \
      group card tank meter request draft application batter spreadsheet tree booking edit profile order toast thread \
      drive laptop phone computer account contract form page post system database server everything everyone
      """),
    determiners: WordSet("the a an my your our his her their this that these those some"),
    everydayLists: WordSet("grocery groceries shopping errands chores"))
}
