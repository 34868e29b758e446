/// The words by which the clauses of a line are told from each other, and talk from what is to be kept.
struct ClauseWords: Sendable {
  /// Words that a sentence which states something holds, and one that asks for something does not.
  var stating = WordSet("")
  /// Words that a cry or a greeting begins with.
  var cries = WordSet("")
  /// Words for what was named before, as an object.
  var objects = WordSet("")
  /// What is said behind a thing that was done.
  var dispatched = WordSet("")
  /// Verbs by which something is marked as done.
  var ticking = WordSet("")
  /// Verbs behind what was meant, before why.
  var meaning = WordSet("")
  /// Verbs that a question begins with.
  var auxiliaries = WordSet("")
  /// Words by which somebody is spoken to.
  var secondPerson = WordSet("")
  /// Words that ask for a reminder, or are one.
  var askingToRemind = WordSet("")
  /// Words that something has to follow: a name that ends with one was not read whole.
  var leftInTheAir = WordSet("")
  /// Words of which none says what is to be kept.
  var emptyWords = WordSet("")
  /// The same, where one of them is all that is told.
  var emptyNames = WordSet("")
  /// Words that answer, before what is meant by it.
  var agreeing = WordSet("")
  /// Words between a thing and the moment that is told of it.
  var beforeMoments = WordSet("")
  /// Verbs that all say that somebody is called.
  var calling: [String] = []
  /// Pairs of words at the end that say nothing.
  var pairedEndings: [(WordKey, WordSet)] = []
  /// Words that go with such a pair.
  var beforePairedEndings = WordSet("")
  /// Words of a courtesy at the end: `..., if that is possible`.
  var courtesies = WordSet("")
  /// The word that it begins with; nil where there is none.
  var beforeCourtesies: WordKey?
  /// Words of which each name of what comes every year has one.
  var yearlyKeyWords = KeyWords("")
  /// Verbs that something to do begins with.
  var errandVerbs = WordSet("")
  /// Words by which something said before is put right.
  var puttingRight = WordSet("")
  /// Words before a moment that is not meant.
  var denying = WordSet("")
  /// Words that a clause begins with which says what somebody is at: `having a lie down`.
  var goingOn = WordSet("")
  /// What one did in one's mind: nothing that was to be done.
  var thinking = WordSet("")
}
