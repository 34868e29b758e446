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

  init(
    _ language: Language, lexicon: Lexicon, dateRules: [DateRule], phrases: LanguagePhrases,
    argumentWords: [ArgumentWord: [String]], argumentLinks: [ArgumentLink: [String]]
  ) {
    self.language = language
    self.lexicon = lexicon
    self.dateRules = dateRules
    dateRuleTable = DateRuleTable(dateRules)
    self.phrases = phrases
    self.argumentWords = argumentWords
    self.argumentLinks = argumentLinks
  }

  /// What every person is read by whose language is no other.
  public static let english = LanguageGrammar(
    .english, lexicon: Lexicon(English.words), dateRules: EnglishDates.rules, phrases: English.phrases,
    argumentWords: English.argumentWords, argumentLinks: English.argumentLinks)

  /// The languages that are read, by their codes.
  private static let known = [Language.english: english]

  /// The grammar of a language; English's where it has none.
  public static func of(_ language: Language) -> LanguageGrammar { known[language] ?? english }
}
