import Agenda

@testable import Grammar

/// A second language of a handful of words: it reads by the rules it names, and no English.
extension LanguageGrammar {
  static let toy = LanguageGrammar(
    Language(rawValue: "xx"),
    lexicon: Lexicon(
      [
        Lexicon.Meaning(word: .tomorrow, value: 0, spellings: "morgen"),
        Lexicon.Meaning(word: .weekday, value: 5, spellings: "vrijdag"),
        Lexicon.Meaning(word: .at, value: 0, spellings: "om"),
      ], texted: [("gen", "morgen")]),
    dateRules: [EnglishDates.dayWord, EnglishDates.weekday, EnglishDates.timeInFigures, EnglishDates.bareHour],
    phrases: LanguagePhrases(
      speech: PhraseTable(
        [
          (phrase: "klaar met X", meaning: .act("complete X", .request)),
          (phrase: "wat is er vandaag", meaning: .command("today")),
          (phrase: "wat staat er vandaag", meaning: .command("today")),
        ], spelling),
      itemPrefixes: PhraseTable([(phrase: "vergeet niet", meaning: .dropped)], spelling),
      answers: PhraseTable([(phrase: "goed", meaning: .yes)], spelling),
      chatter: PhraseTable([(phrase: "hallo", meaning: .greeting)], spelling),
      topics: ["herhalen": "repeat"]),
    argumentWords: [.no: ["nee"], .it: ["het"]], argumentLinks: [.and: ["en"]], spelling: spelling,
    selectionWords: SelectionWords(
      places: [(key: WordKey("tweede"), place: 2)], joiningNumbers: ["en"], ofLast: WordSet("het"),
      joiningNames: [" en "]),
    actWords: ActWords(toMoment: "naar "),
    wordForms: WordForms(
      stem: stem, singular: stem,
      beginnings: { word in [stem(word)] + irregular.filter { $0.value == stem(word) }.map(\.key) },
      irregular: irregular, pluralLetter: UInt8(ascii: "n")),
    listWords: ListWords(listWord: "lijst", beforeListNames: ["mijn"], toList: [" op "]),
    searchWords: SearchWords(
      nothingToFind: "niets te zoeken", findMilk: "!find melk", unsearched: ["de"], operators: ["lijst": .list],
      filters: ["te laat": "dueBefore:vandaag"],
      values: SearchValueWords(
        none: ["geen"], yes: ["ja"], kinds: ["taak": .todo],
        noYesOrNo: SearchValueWords.Problem(reason: "ja of nee", example: "ja"))),
    lengthWords: LengthWords(
      unitsOfLength: ["uur": 3600, "dag": 86_400, "dagen": 86_400], halfHours: ["een half uur"],
      weekdayNames: ["Maandag", "Dinsdag", "Woensdag", "Donderdag", "Vrijdag", "Zaterdag", "Zondag"]),
    reminderWords: ReminderWords(
      onTime: ["op tijd"], beforehand: [" ervoor"],
      spelled: (days: " dagen ervoor", day: " op de dag", minutes: "m ervoor", onTime: "op tijd")),
    lineWords: LineWords(labels: ["wat": .name, "wanneer": .date]),
    itemWords: ItemWords(polite: WordSet("alsjeblieft"), toLists: WordSet("op"), beforeDates: WordSet("voor")))

  private static let irregular = ["kinderen": "kind"]

  @Sendable private static func stem(_ word: String) -> String {
    let word = word.lowercased()
    return irregular[word] ?? (word.hasSuffix("en") && word.count > 2 ? String(word.dropLast(2)) : word)
  }

  /// `wats` is short for `wat is`, and some write `wt` for `wat`.
  private static let spelling = SpellingRules(
    spellings: ["wat": "wt"], contractions: ["wats": "wat is"],
    classes: [(.articles, WordSet("de het een")), (.stopWords, WordSet("de het een"))])
}
