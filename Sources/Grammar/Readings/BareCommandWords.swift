/// The words that commands without a mark are told by.
struct BareCommandWords: Sendable {
  /// What may stand before a command that shows something: `show me my lists`.
  var beforeCommands: [StaticString] = []
  /// What asks, behind these, for what is on it.
  var calendarWord = ""
  /// Commands that people call by several words, and their names.
  var spelledCommands: [(words: StaticString, name: String)] = []
  /// What hours are written with.
  var charactersOfHours = ""
}
