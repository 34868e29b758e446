/// The phrases that people say in a language besides items and dates, as tables from phrase to meaning. A language may
/// leave a table out; nothing is read by it then.
struct LanguagePhrases: Sendable {
  /// The phrases said to the bot.
  var speech = PhraseTable<Speech>([])
  /// Words before the actual request.
  var leadIns = PhraseTable<LeadIn>([])
  /// Words around an item.
  var itemPrefixes = PhraseTable<ItemPrefix.Effect>([])
  /// Words behind the last comma of an item.
  var itemTails = PhraseTable<ItemTail.Effect>([])
  /// Words that say that somebody has the thing that follows.
  var possessing = PhraseTable<Void>([])
  /// Verbs between a day and the thing that takes place on it.
  var being = PhraseTable<Void>([])
  /// Words before an addition to the day that was asked about.
  var beforeAdditions = PhraseTable<BeforeAddition>([])
  /// Answers to an open question.
  var answers = PhraseTable<Answer>([])
  /// Talk that asks for nothing.
  var chatter = PhraseTable<ChatterPart>([])
  /// Words between a slip and its correction.
  var selfCorrections = PhraseTable<SelfCorrection>([])
  /// Words that take back what was asked for before them.
  var retractions = PhraseTable<Retraction>([])
  /// Words between a moment and another one that may be meant.
  var doubts = PhraseTable<SelfCorrection>([])
  /// Words that begin a sentence of a notice behind its day.
  var notices = PhraseTable<Void>([])
  /// Headers that only announce the lines below them.
  var headers = PhraseTable<Bool>([])
  /// Words of a header before the name of the list that the lines below it go on.
  var listHeaders = PhraseTable<Void>([])
  /// Phrases said to the bot, or about something kept, that nothing reads.
  var unclear = PhraseTable<Unclear>([])
  /// Words that name an act by themselves.
  var gist = PhraseTable<GistWord>([])
  /// Words of how-to questions, each with the name of the command that answers it. The first word that occurs wins.
  var topics: KeyValuePairs<String, String> = [:]
}
