import Agenda

@testable import Grammar

/// A second language of a handful of words: it reads by the rules it names, and no English.
extension LanguageGrammar {
  static let toy = LanguageGrammar(
    Language(rawValue: "xx"),
    lexicon: Lexicon([
      Lexicon.Meaning(word: .tomorrow, value: 0, spellings: "morgen"),
      Lexicon.Meaning(word: .weekday, value: 5, spellings: "vrijdag"),
      Lexicon.Meaning(word: .at, value: 0, spellings: "om"),
    ]),
    dateRules: [EnglishDates.dayWord, EnglishDates.weekday, EnglishDates.timeInFigures, EnglishDates.bareHour],
    phrases: LanguagePhrases(
      speech: PhraseTable([
        (phrase: "klaar met X", meaning: .act("complete X", .request)),
        (phrase: "wat staat er vandaag", meaning: .command("today")),
      ]),
      itemPrefixes: PhraseTable([(phrase: "vergeet niet", meaning: .dropped)]),
      answers: PhraseTable([(phrase: "goed", meaning: .yes)]),
      chatter: PhraseTable([(phrase: "hallo", meaning: .greeting)])),
    argumentWords: [.no: ["nee"]], argumentLinks: [:])
}
