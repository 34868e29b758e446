/// The words that commands without a mark are told by.
struct BareCommandWords: Sendable {
  /// What may stand before a command that shows something: `show me my lists`.
  var beforeCommands: [StaticString] = []
  /// The letters that they begin with.
  var lettersBeforeCommands = Initials(of: "")
  /// What asks, behind these, for what is on it.
  var calendarWord = ""
  /// Commands that people call by several words, and their names.
  var spelledCommands: [(words: StaticString, name: String)] = []
  /// What hours are written with.
  var charactersOfHours = ""
  /// What is polite before a command, or behind it.
  var polite: [StaticString] = []
  /// Before a list that something is put on.
  var toList: [StaticString] = []
  /// Before a moment that something moves to.
  var toMoment: [StaticString] = []
  /// Before a repeat.
  var toRepeat: [StaticString] = []
  /// Behind a handle that is no longer blocked or trusted.
  var off: [StaticString] = []
  /// What is no list, and yet shown as one.
  var wholeLists = WordSet("")
  /// Words that things are added to and that are no list: `my calendar`.
  var noLists = WordSet("")
  /// Words that no list's name begins with.
  var determiners = WordSet("")
  /// Lists that need not exist yet to be meant.
  var everydayLists = WordSet("")
}
