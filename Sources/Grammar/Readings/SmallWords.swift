/// Single words that the reading of a line turns on; nil where the language has none.
struct SmallWords: Sendable {
  /// Before what comes of something.
  var so: WordKey?
  /// Says that something is otherwise.
  var not: WordKey?
  /// Joins two sayings.
  var and: WordKey?
  /// Before where something goes.
  var to: WordKey?
  /// Before what something is put right to.
  var make: WordKey?
  /// Says that the hour stays.
  var same: WordKey?
  /// Asks for something to be kept.
  var add: WordKey?
  /// Before a repeat.
  var every: WordKey?
  /// Gives something to somebody else.
  var assign: WordKey?
  /// Begins what only tells something.
  var there: WordKey?
  /// Begins what stays as it is.
  var but: WordKey?
  /// Says that something is cancelled.
  var off: WordKey?
  /// Asks for a change.
  var change: WordKey?
  /// Says no.
  var no: WordKey?
  /// What was spoken of last.
  var it: WordKey?
  /// Before a day.
  var on: WordKey?
  /// Before an hour.
  var at: WordKey?
  /// Before a month, or how long it is until something.
  var `in`: WordKey?
  /// A list.
  var list: WordKey?
  /// The one that comes behind: `the following day`.
  var following: WordKey?
  /// A day.
  var day: WordKey?
  /// Before when something ends.
  var untils = WordSet("")
  /// Words that say yes to a question, and to anything else that they have been heard.
  var acknowledging = WordSet("")
  /// Words behind what goes where the last thing went: `sugar too`.
  var besides = WordSet("")
  /// Words before what is added to something.
  var adding = WordSet("")
  /// Words that say no more of somebody than when they came.
  var saidOfWhen = WordSet("")
  /// Verbs by which something kept is changed, and nothing else.
  var changingIt = WordSet("")
  /// Verbs that tell of something when or what it is.
  var linking = WordSet("")
  /// Verbs behind which stands what was meant.
  var meaning = WordSet("")
  /// Behind which stands a name that was meant.
  var meant: WordKey?
  /// Words that a line which goes on with a request may begin with.
  var goingOn: [StaticString] = []
  /// Words for a day that may be a list's name, too.
  var dayWords: [StaticString] = []
}
