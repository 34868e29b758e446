/// The words that the tables of acts use behind the items.
struct ActWords: Sendable {
  /// The word before a moment that something moves to.
  var toMoment = ""
  /// The word before the length of something.
  var lasting = ""
  /// The words that move something by one day from its own day.
  var byOneDay = ""
  /// The words that mean all of a series from a day on that precedes its name.
  var fromThen = ""
  /// The words that mean all of a series.
  var forGood: [String] = []
  /// The words between new words and those that they replace.
  var replacedBy: [String] = []
  /// The words before those for whom something is: `swimming for ella`.
  var forWhom: [String] = []
  /// Words for the person who writes, in the place of a handle.
  var oneself = WordSet("")
  /// Verbs that are done to another thing in the same way: `buy milk`, and the same for eggs.
  var doneToEach = WordSet("")
  /// Words that change the hour of an item and keep its day.
  var hourChanges: [String: PlainAct.HourChange] = [:]

  /// True if the words of an act mean all of a series from a day on that precedes its name.
  func meansFromThen(_ words: String) -> Bool { !fromThen.isEmpty && words.hasSuffix(fromThen) }
}
