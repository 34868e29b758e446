/// The words by which a message is parted into lines and things: labels, closes, what goes on with what was said before.
struct LineWords: Sendable {
  /// What pasted texts call the parts of what takes place, `and` aside.
  var labels: [String: Label] = [:]
  /// Labels of who wrote a mail.
  var sendersOfMail: Set<String> = []
  /// Labels in the header of a mail that say nothing of what takes place.
  var headersOfMail: Set<String> = []
  /// The `and` within a label: `Date and time`.
  var andWord = ""
  /// `Due date:`, `Start time:`
  var secondWordsOfLabels = WordSet("")
  /// Words that a letter is closed with.
  var closes = WordSet("")
  /// The same, where a name follows.
  var closingThanks = WordSet("")
  /// Words that a line begins with which thanks for those above it.
  var thanking = WordSet("")
  /// Words before these.
  var besideCloses = WordSet("")
  /// What people call other assistants.
  var assistants = WordSet("")
  /// What an assistant is asked first of all.
  var saidToAssistants = WordSet("")
  /// Words behind a comma that go on with what was said before it.
  var continuations = WordSet("")
  /// Those of them that begin a sentence of its own behind a full stop.
  var sentenceBeginnings = WordSet("")
  /// Words before a full stop that end no sentence.
  var abbreviations = WordSet("")
  /// What joins two spans of one line.
  var additions = WordSet("")
  /// What begins or ends, of what was spoken of before.
  var beginnings = WordSet("")
  /// What an hour in the second half of the day is written with.
  var afternoonMark = ""
  /// What the moment of a forwarded message is written with, its digits aside.
  var charactersOfMoments = ""
  /// What joins two things, each with a day of its own.
  var joining: [StaticString] = []
  /// What somebody is called by, before their name.
  var calls: [StaticString] = []
  /// Before the name of somebody whom a message is texted to on a social network.
  var texting: [StaticString] = []
  /// Words before a colon that say what the line is, not where it goes.
  var notHeaders = WordSet("")
  /// Spellings of a header that only announces, beside those of the phrases.
  var plainHeaders = WordSet("")
  /// Words that can be nothing but a day.
  var days = WordSet("")
  /// What begins and ends at two times of one line.
  var strayTimes = StrayTimeWords()
}
