import Agenda
import Civil
import Voice

@testable import Agent
@testable import Grammar

/// English, and a second language of a handful of words and sentences; anything else is said in English.
extension Languages {
  static let withToy = Languages(
    grammar: { $0 == .toy ? .toy : .of($0) }, wordings: Wordings(EnglishWording(), [ToyWording()]))
}

extension Language {
  static let toy = Language(rawValue: "xx")
}

extension LanguageGrammar {
  fileprivate static let toy = LanguageGrammar(
    .toy,
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
    argumentWords: [.no: ["nee"], .yes: ["ja"]], argumentLinks: [:])
}

private struct ToyWording: Wording {
  let language = Language.toy

  var somebody: String { "iemand" }
  var today: String { "Vandaag" }
  var yes: String { "ja" }
  var yesOrNo: String { "Ja of nee" }

  func withheldNews(at moment: CivilDateTime, _ conventions: Conventions) -> String { "Er is iets voor je." }

  func welcome(zone: String) -> String { "Je bent in \(zone)." }

  func date(_ date: CivilDate, on desk: Desk) -> String {
    let weekdays = ["ma", "di", "wo", "do", "vr", "za", "zo"]
    return "\(weekdays[date.weekday.rawValue - 1]) \(date.day)-\(date.month)"
  }

  func added(_ todo: Todo, also others: [When], on desk: Desk) -> String {
    "Genoteerd: \(todo.name)" + (todo.due.map { ", \(moment($0, on: desk))" } ?? "") + "."
  }

  func nothing(_ what: String) -> String { "\(what): niets." }

  func completed(_ todo: Todo) -> String { "Klaar: \(todo.name)." }

  func reminder(_ fired: FiredReminder, on desk: Desk) -> String { "Denk aan \(fired.item?.name ?? "")." }

  func reason(_ reason: Misunderstanding.Reason) -> String {
    switch reason {
    case .isNo(.clock): "het is 12 of 24"
    default: EnglishWording().reason(reason)
    }
  }

  func asks(_ item: AgendaItem, from person: Called, on desk: Desk) -> [String] {
    ["\(person.atStart) vraagt je: \(line(item, on: desk)). \(yesOrNo)?"]
  }

  func accepted(_ item: AgendaItem, by person: Called) -> String { "\(person.atStart) doet \(item.name)." }
}
