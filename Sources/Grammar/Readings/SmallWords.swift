/// Single words that decide how a line is read; nil if the language has none.
struct SmallWords: Sendable {
  /// The word before a consequence.
  var so: WordKey?
  /// The word before a reason: `as i am away`.
  var `as`: WordKey?
  /// The word behind what was agreed to.
  var then: WordKey?
  /// The word before means: `by phone`.
  var by: WordKey?
  /// The word of denial.
  var not: WordKey?
  /// The word that joins two clauses.
  var and: WordKey?
  /// The word before a destination.
  var to: WordKey?
  /// The word before a correction.
  var make: WordKey?
  /// The word for an unchanged hour.
  var same: WordKey?
  var yes: WordKey?
  /// The verb that asks to keep something.
  var add: WordKey?
  /// The word before a repeat.
  var every: WordKey?
  /// The verb that gives something to somebody else.
  var assign: WordKey?
  /// The word that begins a statement of existence.
  var there: WordKey?
  /// The word before something that stays as it is.
  var but: WordKey?
  /// The word for something cancelled.
  var off: WordKey?
  /// The verb that asks for a change.
  var change: WordKey?
  /// The word for no.
  var no: WordKey?
  /// The pronoun for the thing spoken of last.
  var it: WordKey?
  /// The word before a day.
  var on: WordKey?
  /// The word before an hour.
  var at: WordKey?
  /// The word before a month, or before the time left until something.
  var `in`: WordKey?
  /// The word for a list.
  var list: WordKey?
  /// The word for the next one: `the following day`.
  var following: WordKey?
  /// The word for a day.
  var day: WordKey?
  /// Words that say how often something comes.
  var repeating = WordSet("")
  /// Words before the end of something.
  var untils = WordSet("")
  /// Words before or behind the only thing that is meant: `only tuesday`.
  var limiting = WordSet("")
  /// Words that say yes to a question, and only acknowledge anything else.
  var acknowledging = WordSet("")
  /// Words behind something that goes to the same place as the last thing: `sugar too`.
  var besides = WordSet("")
  /// Words before an addition to something.
  var adding = WordSet("")
  /// Words that tell nothing about somebody but the time of their coming.
  var saidOfWhen = WordSet("")
  /// Verbs that only change something kept.
  var changingIt = WordSet("")
  /// Verbs that move something, and are errands without a time: `move the sofa`.
  var movingAlone = WordSet("")
  /// Verbs that join a thing to its time or to its description.
  var linking = WordSet("")
  /// Verbs before the intended thing.
  var meaning = WordSet("")
  /// The word before an intended name.
  var meant: WordKey?
  /// Words that may begin a line that continues a request.
  var goingOn: [StaticString] = []
  /// Words for a day that may be a list's name, too.
  var dayWords: [StaticString] = []
}
