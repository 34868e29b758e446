public import Agenda

/// The grammar's half of a language: its words, its phrases, its dates, and the words for the arguments of commands.
public final class LanguageGrammar: Sendable {
  /// The language that the grammar reads.
  public let language: Language
  /// The words that the rules refer to.
  let lexicon: Lexicon
  /// The rules for dates, times and repeats.
  let dateRules: [DateRule]
  /// The date rules, by the words they begin with.
  let dateRuleTable: DateRuleTable
  /// The phrases besides items and dates.
  let phrases: LanguagePhrases
  /// The words for the arguments of commands, except items, dates and names.
  let argumentWords: [ArgumentWord: [String]]
  /// The words between the arguments of a command.
  let argumentLinks: [ArgumentLink: [String]]
  /// The rules for alternative spellings of its words.
  let spelling: SpellingRules
  /// The words by which people refer to things that they keep.
  let selectionWords: SelectionWords
  /// The words of acts behind their items.
  let actWords: ActWords
  /// The inflected forms of its words.
  package let wordForms: WordForms
  /// The words for speaking about lists.
  let listWords: ListWords
  /// The words of searches.
  let searchWords: SearchWords
  /// The words for lengths of time, hours and days.
  let lengthWords: LengthWords
  /// The words for how long before something a reminder comes.
  let reminderWords: ReminderWords
  /// Other words that ask for a reminder.
  let requestWords: RequestWords
  /// The words that tell clauses from each other.
  let clauseWords: ClauseWords
  /// Words around a day or a time that mean nothing to date rules by themselves.
  let temporalWords: TemporalWords
  /// Single words that decide how a line is read.
  let smallWords: SmallWords
  /// The words by which commands without a mark are recognized.
  let bareCommandWords: BareCommandWords
  /// The words at which a message is split.
  let lineWords: LineWords
  /// The words around an item.
  let itemWords: ItemWords
  /// The carriers' keywords in text messages.
  let carrierKeywords: [String: CarrierKeyword]

  /// Makes a grammar. Tables that a language has no words for may be left out; nothing is read by them then.
  init(
    _ language: Language, lexicon: Lexicon, dateRules: [DateRule], phrases: LanguagePhrases,
    argumentWords: [ArgumentWord: [String]], argumentLinks: [ArgumentLink: [String]],
    spelling: SpellingRules = SpellingRules(), selectionWords: SelectionWords = SelectionWords(),
    actWords: ActWords = ActWords(), wordForms: WordForms = WordForms(), listWords: ListWords = ListWords(),
    searchWords: SearchWords = SearchWords(), lengthWords: LengthWords = LengthWords(),
    reminderWords: ReminderWords = ReminderWords(), requestWords: RequestWords = RequestWords(),
    clauseWords: ClauseWords = ClauseWords(), smallWords: SmallWords = SmallWords(),
    temporalWords: TemporalWords = TemporalWords(), bareCommandWords: BareCommandWords = BareCommandWords(),
    lineWords: LineWords = LineWords(), itemWords: ItemWords = ItemWords(),
    carrierKeywords: [String: CarrierKeyword] = [:]
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
    self.carrierKeywords = carrierKeywords
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
    bareCommandWords: English.bareCommandWords, lineWords: English.lineWords, itemWords: English.itemWords,
    carrierKeywords: English.carrierKeywords)

  /// The languages with a grammar, by their codes.
  private static let known = [Language.english: english]

  /// Returns the grammar of a language, or the English one if it has none.
  public static func of(_ language: Language) -> LanguageGrammar { known[language] ?? english }
}
