/// The words by which commands without a mark are recognized.
struct BareCommandWords: Sendable {
  /// Words before a command that shows something: `show me my lists`.
  var beforeCommands: [StaticString] = []
  /// The first letters of these words.
  var lettersBeforeCommands = Initials(of: "")
  /// The word behind them that asks to show the calendar.
  var calendarWord = ""
  /// Commands with names of several words, and their plain names.
  var spelledCommands: [(words: StaticString, name: String)] = []
  /// The first letters of these names.
  var lettersOfSpelled = Initials(of: "")
  /// The characters in hours.
  var charactersOfHours = ""
  /// Courtesies before or behind a command.
  var polite: [StaticString] = []
  /// Words before a list that something is added to.
  var toList: [StaticString] = []
  /// Words before a moment that something moves to.
  var toMoment: [StaticString] = []
  /// Words before a repeat.
  var toRepeat: [StaticString] = []
  /// Words behind a handle that end a block or trust.
  var off: [StaticString] = []
  /// Views that are no list and are shown like one.
  var wholeLists = WordSet("")
  /// Words for things that can be added to but are no list: `my calendar`.
  var noLists = WordSet("")
  /// Words that begin no list's name.
  var determiners = WordSet("")
  /// Lists that need not exist yet to be recognized.
  var everydayLists = WordSet("")
}
