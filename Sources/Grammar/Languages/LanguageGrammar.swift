import Agenda

/// The grammar's half of a language: what people say to the bot, and the words that commands take.
final class LanguageGrammar: Sendable {
  /// What people say, by phrase.
  let speech: PhraseTable<Speech>
  /// What a command takes besides items, dates and names.
  let argumentWords: [ArgumentWord: [String]]
  /// The words between what a command takes.
  let argumentLinks: [ArgumentLink: [String]]
  /// The rules of its dates.
  let rules: [Rule]

  init(
    speech: PhraseTable<Speech>, argumentWords: [ArgumentWord: [String]], argumentLinks: [ArgumentLink: [String]],
    rules: [Rule]
  ) {
    self.speech = speech
    self.argumentWords = argumentWords
    self.argumentLinks = argumentLinks
    self.rules = rules
  }

  static let english = LanguageGrammar(
    speech: English.speech, argumentWords: English.argumentWords, argumentLinks: English.argumentLinks,
    rules: Rule.all)
}

extension Language {
  /// The grammar's half of the language.
  var grammar: LanguageGrammar {
    switch self {
    case .english: .english
    }
  }
}
