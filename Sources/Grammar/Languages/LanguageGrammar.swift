import Agenda

/// The grammar's half of a language: what people say to the bot, and the words that commands take.
final class LanguageGrammar: Sendable {
  /// What people say, by phrase.
  let speech: PhraseTable<Speech>
  /// What a command takes besides items, dates and names.
  let argumentWords: [ArgumentWord: [String]]
  /// The words between what a command takes.
  let argumentLinks: [ArgumentLink: [String]]
  /// How dates, times and repeats are read.
  let dateRules: [DateRule]
  /// The same, by the words they begin with.
  let dateRuleTable: DateRuleTable

  init(
    speech: PhraseTable<Speech>, argumentWords: [ArgumentWord: [String]], argumentLinks: [ArgumentLink: [String]],
    dateRules: [DateRule]
  ) {
    self.speech = speech
    self.argumentWords = argumentWords
    self.argumentLinks = argumentLinks
    self.dateRules = dateRules
    dateRuleTable = DateRuleTable(dateRules)
  }

  static let english = LanguageGrammar(
    speech: English.speech, argumentWords: English.argumentWords, argumentLinks: English.argumentLinks,
    dateRules: EnglishDates.rules)
}

extension Language {
  /// The grammar's half of the language.
  var grammar: LanguageGrammar {
    switch self {
    case .english: .english
    }
  }
}
