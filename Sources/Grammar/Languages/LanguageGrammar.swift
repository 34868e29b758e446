public import Agenda

/// The grammar's half of a language: its words, what people say to the bot, its dates, and the words that commands take.
public final class LanguageGrammar: Sendable {
  /// Its code.
  public let language: Language
  /// The words that rules speak of.
  let lexicon: Lexicon
  /// How dates, times and repeats are read.
  let dateRules: [DateRule]
  /// The same, by the words they begin with.
  let dateRuleTable: DateRuleTable
  /// What people say besides.
  let phrases: LanguagePhrases
  /// What a command takes besides items, dates and names.
  let argumentWords: [ArgumentWord: [String]]
  /// The words between what a command takes.
  let argumentLinks: [ArgumentLink: [String]]
  /// How its words are spelt.
  let spelling: SpellingRules
  /// The words by which people refer to what they keep.
  let selectionWords: SelectionWords
  /// What acts say behind the items.
  let actWords: ActWords
  /// The forms that words take.
  package let wordForms: WordForms
  /// The words that lists are spoken of with.
  let listWords: ListWords
  /// What is said of a search.
  let searchWords: SearchWords
  /// The words for lengths of time, hours and days.
  let lengthWords: LengthWords
  /// The words for how long before something a reminder comes.
  let reminderWords: ReminderWords
  /// The words that ask for a reminder besides.
  let requestWords: RequestWords
  /// The words by which clauses are told from each other.
  let clauseWords: ClauseWords
  /// Words around a day or a time that mean nothing to date rules by themselves.
  let temporalWords: TemporalWords
  /// Single words that the reading of a line turns on.
  let smallWords: SmallWords
  /// The words that commands without a mark are told by.
  let bareCommandWords: BareCommandWords
  /// The words by which a message is parted.
  let lineWords: LineWords
  /// The words around an item.
  let itemWords: ItemWords

  /// A language may leave out what it has no words for: nothing is read by these then.
  init(
    _ language: Language, lexicon: Lexicon, dateRules: [DateRule], phrases: LanguagePhrases,
    argumentWords: [ArgumentWord: [String]], argumentLinks: [ArgumentLink: [String]],
    spelling: SpellingRules = SpellingRules(), selectionWords: SelectionWords = SelectionWords(),
    actWords: ActWords = ActWords(), wordForms: WordForms = WordForms(), listWords: ListWords = ListWords(),
    searchWords: SearchWords = SearchWords(), lengthWords: LengthWords = LengthWords(),
    reminderWords: ReminderWords = ReminderWords(), requestWords: RequestWords = RequestWords(),
    clauseWords: ClauseWords = ClauseWords(), smallWords: SmallWords = SmallWords(),
    temporalWords: TemporalWords = TemporalWords(), bareCommandWords: BareCommandWords = BareCommandWords(),
    lineWords: LineWords = LineWords(), itemWords: ItemWords = ItemWords()
  ) {
    self.language = language
    self.lexicon = lexicon
    self.dateRules = dateRules
    dateRuleTable = DateRuleTable(dateRules)
    self.phrases = phrases
    self.argumentWords = argumentWords
    self.argumentLinks = argumentLinks
    self.spelling = spelling
    self.selectionWords = selectionWords
    self.actWords = actWords
    self.wordForms = wordForms
    self.listWords = listWords
    self.searchWords = searchWords
    self.lengthWords = lengthWords
    self.reminderWords = reminderWords
    self.requestWords = requestWords
    self.clauseWords = clauseWords
    self.smallWords = smallWords
    self.temporalWords = temporalWords
    self.bareCommandWords = bareCommandWords
    self.lineWords = lineWords
    self.itemWords = itemWords
  }

  /// English, and the grammar for people whose language is unknown.
  public static let english = LanguageGrammar(
    .english,
    lexicon: Lexicon(
      English.words, texted: English.texted, hyphened: English.hyphened, ownersLetter: English.wordForms.ownersLetter,
      slashed: [UInt8(ascii: "w")]),
    dateRules: EnglishDates.rules, phrases: English.phrases, argumentWords: English.argumentWords,
    argumentLinks: English.argumentLinks,
    spelling: English.spelling, selectionWords: English.selectionWords, actWords: English.actWords,
    wordForms: English.wordForms, listWords: English.listWords, searchWords: English.searchWords,
    lengthWords: English.lengthWords, reminderWords: English.reminderWords, requestWords: English.requestWords,
    clauseWords: English.clauseWords, smallWords: English.smallWords, temporalWords: English.temporalWords,
    bareCommandWords: English.bareCommandWords, lineWords: English.lineWords, itemWords: English.itemWords)

  /// The languages that are read, by their codes.
  private static let known = [Language.english: english]

  /// The grammar of a language; English's where it has none.
  public static func of(_ language: Language) -> LanguageGrammar { known[language] ?? english }
}
