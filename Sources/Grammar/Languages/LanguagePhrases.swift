/// What people say in a language besides items and dates, as tables from phrase to meaning. A language may leave a table
/// out: it reads nothing then.
struct LanguagePhrases: Sendable {
  /// What is said to the bot.
  var speech = PhraseTable<Speech>([])
  /// Words before what is said.
  var leadIns = PhraseTable<LeadIn>([])
  /// Words that an item is wrapped in.
  var itemPrefixes = PhraseTable<ItemPrefix.Word>([])
  /// What is said behind the last comma of an item.
  var itemTails = PhraseTable<ItemTail.Word>([])
  /// Words that say that somebody has what follows.
  var possessing = PhraseTable<Void>([])
  /// What answers an open question.
  var answers = PhraseTable<Answer>([])
  /// Talk that asks for nothing.
  var chatter = PhraseTable<ChatterPart>([])
  /// Words between what was said and what was meant.
  var selfCorrections = PhraseTable<SelfCorrection>([])
  /// Headers that only announce the lines below them.
  var headers = PhraseTable<Bool>([])
  /// What is said to the bot, or of something kept, though nothing reads it.
  var unclear = PhraseTable<Unclear>([])
  /// Words that say by themselves what is done.
  var gist = PhraseTable<GistWord>([])
  /// Words of questions of how to do something, each with the name of the command that answers it. The first that occurs
  /// wins.
  var topics: KeyValuePairs<String, String> = [:]
}
