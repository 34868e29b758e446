/// The words that tell the clauses of a line from each other, and talk from items.
struct ClauseWords: Sendable {
  /// Words that occur in statements and not in requests.
  var stating = WordSet("")
  /// Words that begin a cry or a greeting.
  var cries = WordSet("")
  /// Pronouns for something named before, as an object.
  var objects = WordSet("")
  /// Participles that say that a thing was dealt with.
  var dispatched = WordSet("")
  /// Participles that end a thing, and are no deed of a person: `dentist done no cavities`.
  var ended = WordSet("")
  /// Words that begin no remark behind those: `nearly done with the essay`.
  var goingOnBehindEnded = WordSet("")
  /// Words behind `how` that ask for a number: `how long each side did she say`.
  var measured = WordSet("")
  /// Verbs of errands whose object is told something: `tell the parents training is off`.
  var telling = WordSet("")
  /// Verbs that mark something as done.
  var ticking = WordSet("")
  /// Verbs behind the intended thing, before the reason.
  var meaning = WordSet("")
  /// Verbs that begin a question.
  var auxiliaries = WordSet("")
  /// Words that address somebody.
  var secondPerson = WordSet("")
  /// Words that ask for a reminder, or are one.
  var askingToRemind = WordSet("")
  /// Words that need another word behind them: a name that ends with one was not read whole.
  var leftInTheAir = WordSet("")
  /// Words that cannot name a new item.
  var emptyWords = WordSet("")
  /// Words that cannot be the only word of a new item's name.
  var emptyNames = WordSet("")
  /// Verbs that say that somebody or something came.
  var coming = WordSet("")
  /// Words that say that somebody or something will come.
  var aboutToCome = WordSet("")
  /// Words that say that what comes does so at another time than was told.
  var comingOtherwise = WordSet("")
  /// Verbs of errands that are done once somebody is coming: `book`, `hire`.
  var preparing: [String] = []
  /// Verbs that say that something has been.
  var pastVerbs = WordSet("")
  /// Verbs that say that somebody sets out.
  var settingOut = WordSet("")
  /// Pronouns for others than the writer.
  var others = WordSet("")
  /// Words that ask, unless an apostrophe makes a subject of them: `we're`.
  var askingOrSubject = WordSet("")
  /// Words of agreement, before their explanation.
  var agreeing = WordSet("")
  /// Words by which people say that they want to do something.
  var wishing = WordSet("")
  /// The same, and the words that stand beside them.
  var besideWishes = WordSet("")
  /// Verbs of errands that nobody expects the bot to run: `can you buy milk` is something to do.
  var deedsAsked = WordSet("")
  /// Words between a thing and its moment.
  var beforeMoments = WordSet("")
  /// Verbs that all mean to call somebody.
  var calling: [String] = []
  /// Pairs of words at the end that mean nothing.
  var pairedEndings: [(WordKey, WordSet)] = []
  /// Words that may stand before such a pair.
  var beforePairedEndings = WordSet("")
  /// Words of a courtesy at the end: `..., if that is possible`.
  var courtesies = WordSet("")
  /// The word that begins such a courtesy; nil if the language has none.
  var beforeCourtesies: WordKey?
  /// Keywords, one of which occurs in each name of a yearly item.
  var yearlyKeyWords = KeyWords("")
  /// Verbs that begin an errand.
  var errandVerbs = WordSet("")
  /// Words that correct something said before.
  var puttingRight = WordSet("")
  /// Verbs that begin a question before any subject: `is dinner off`.
  var askingIs = WordSet("")
  /// Verbs that begin a question before a pronoun: `did i wash it`.
  var askingDid = WordSet("")
  /// Verbs that tell when something begins, and the word behind an hour that is a new one.
  var beginning = WordSet("")
  var fromNow = WordSet("")
  /// Deeds with a person behind them: `gave mum her tablets`.
  var doneToSomebody = WordSet("")
  /// Words behind a verb that has no subject: `is now off`.
  var behindVerbs = WordSet("")
  /// Words that deny a deed: `i never cancelled it`.
  var denyingDeeds = WordSet("")
  /// Words that say that something cannot be: `ann can't make friday`.
  var refusing = WordSet("")
  /// Words between a thing and its place, the verbs before them, and the words behind it.
  var beforePlaces = WordSet("")
  var beingThen = WordSet("")
  var behindPlaces = WordSet("")
  /// Where things are kept: `dinner is in the oven`.
  var stores = WordSet("")
  /// Words that end the name of a place where something is held: `the church hall`.
  var venues = WordSet("")
  /// Means by which people meet without a place.
  var means = WordSet("")
  /// Verbs that say what somebody would rather have.
  var wanting = WordSet("")
  /// Verbs that cancel or remove something, in all forms.
  var takingAway = WordSet("")
  /// Words before a moment that is not meant.
  var denying = WordSet("")
  /// Words that begin a clause about an activity: `having a lie down`.
  var goingOn = WordSet("")
  /// Verbs for acts of the mind, which complete no todo.
  var thinking = WordSet("")
  /// Words for a part of something: `marked half the essays`.
  var parts = WordSet("")
  /// Verbs that say that a day does not suit.
  var clashing = WordSet("")
  /// Words that tell when a place is open: `its closed on monday`.
  var opening = WordSet("")
  /// Words before what something to do waits for: `call the agent once the contract is signed`.
  var depending = WordSet("")
  /// Words before the reason for a correction: `make it 6.30 before we open`.
  var beforeReasons = WordSet("")
  /// Words before `booked` that tell what is still to do.
  var notYet = WordSet("")
  /// Words before the end of a time.
  var deadlines = WordSet("")
  /// Words between such a verb and the moment.
  var linksToMoments = WordSet("")
  /// Words of a sentence that may be about another time of something: `she's running late, 10.30`.
  var ofAnotherTime = WordSet("")
  /// Words before an hour that is not quite certain: `nearer 11`.
  var nearing = WordSet("")
  /// Words that suggest something else: `let's say the 17th`.
  var suggesting = WordSet("")
  /// Words that put a moment in the place of another.
  var replacing = WordSet("")
  /// Words that ask for the same once more: `again`.
  var again = WordSet("")
  /// Words that take back what stands before them, without any mark: `cancel gym no wait`.
  var takingBack = WordSet("")
  /// Verbs that tell of a change, in their past forms.
  var changed = WordSet("")
  /// Verbs that remove meals and appointments of a day.
  var clearing = WordSet("")
  /// The deeds that are done by what somebody tells.
  var deedsDone = DeedsDone()
  /// Words between a thing and what it is about, for, or with.
  var links = WordSet("")

  /// Returns true if a word links a thing to another.
  func isLink(_ word: String) -> Bool { links.contains(WordKey(word)) }
}
