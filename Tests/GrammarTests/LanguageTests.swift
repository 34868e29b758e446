import Agenda
import Civil
import Foundation
import Testing

@testable import Grammar

@Suite struct LanguageTests {
  @Test func `English spells everything that commands take`() {
    let grammar = LanguageGrammar.english
    for word in ArgumentWord.allCases { #expect(grammar.argumentWords[word]?.isEmpty == false, "\(word)") }
    for link in ArgumentLink.allCases { #expect(grammar.argumentLinks[link]?.isEmpty == false, "\(link)") }
    #expect(!grammar.dateRules.isEmpty)
  }

  @Test func `some rule speaks of each word that means something to rules`() throws {
    let grammar = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Grammar").standardized
    var rules = ""
    for folder in ["Temporal", "Languages/English/Rules"] {
      let files = try FileManager.default.contentsOfDirectory(
        at: grammar.appending(path: folder), includingPropertiesForKeys: nil)
      for file in files { rules += try String(contentsOf: file, encoding: .utf8) }
    }
    // Rules treat it as none of the others.
    let other = Word.spoken
    for word in Word.allCases where word != other {
      #expect(try rules.contains(Regex("\\.\(word)\\b")), "\(word)")
      guard word != .unknown else { continue }
      #expect(English.words.contains { $0.word == word }, "\(word)")
    }
  }

  @Test func `what is written in another language is read by its words, and by no others`() {
    let reader = Reader(now: Frozen.now, language: .toy, vocabulary: Frozen.vocabulary)
    #expect(reader.item("melk kopen morgen om 17:00").summary == Frozen.item("melk kopen tomorrow at 17:00"))
    #expect(reader.item("tandarts vrijdag").summary == Frozen.item("tandarts friday"))
    #expect(reader.item("milk tomorrow").due == nil)
    #expect(Frozen.reader().item("melk kopen morgen").due == nil)
    #expect(reader.says(.no, "nee") && !reader.says(.no, "no"))
    #expect(reader.item("vergeet niet melk kopen").name == "melk kopen")
    #expect(reader.item("remind me to buy milk").name == "remind me to buy milk")
    let asked = "wat staat er vandaag"
    #expect(reader.message(asked).lines.first?.readings.first?.summary.hasPrefix("todo") == false)
    let done = reader.message("klaar met de melk").lines.first?.readings.map(\.summary)
    #expect(done?.contains { $0.contains("complete") } == true, "\(done ?? [])")
  }

  @Test func `phrases are spelt as their language spells`() {
    let reader = Reader(now: Frozen.now, language: .toy, vocabulary: Frozen.vocabulary)
    func reads(_ text: String) -> [String] { reader.message(text).lines.first?.readings.map(\.summary) ?? [] }
    #expect(reads("wt staat er vandaag") == reads("wat staat er vandaag"))
    #expect(reads("wats er vandaag") == reads("wat staat er vandaag"))
    #expect(reads("whats er vandaag") == ["todo \"whats er vandaag\""])
    #expect(reader.item("tandarts 2gen").summary == Frozen.item("tandarts tomorrow"))
  }

  @Test func `commands take the words of their language, and no others`() {
    let (toy, english) = (Reader(now: Frozen.now, language: .toy), Reader(now: Frozen.now))
    #expect(toy.length("2 dagen")?.days == 2 && toy.length("2 days") == nil)
    #expect(toy.length("een half uur")?.seconds == 1800 && toy.length("half an hour") == nil)
    #expect(toy.weekday("vrijdag") == english.weekday("friday") && toy.weekday("friday") == nil)
    #expect(toy.reminders("2 dagen ervoor, op tijd") == english.reminders("2 days before, on time"))
    #expect(toy.reminders("2 uur ervoor en op tijd") == english.reminders("2h before and on time"))
    #expect(toy.reminders("2h before") == nil && toy.reminders("on time") == nil)
    #expect(english.reminders("2 days before").map(toy.spelling) == "2 dagen ervoor")
    #expect(toy.listName("mijn werk lijst") == "werk" && toy.listName("my work list") == "my work list")
    #expect(toy.references("2 en 3") == .numbers([2, 3]) && toy.references("2 and 3") == .words("2 and 3"))
    #expect(toy.references("het") == .it && toy.references("it") == .words("it"))
    #expect(toy.selection("de tweede").name == .numbers([2]) && toy.selection("the second").name == nil)
    #expect(toy.namedOneByOne(Selection("melk en brood")) == ["melk", "brood"])
    #expect(toy.terms(of: "de melk") == ["melk"] && toy.terms(of: "the milk") == ["the", "milk"])
    #expect(Context.mayNameList("melk op werk", in: .toy) && !Context.mayNameList("add milk to work", in: .toy))
  }

  @Test func `a note is one in any language, whatever it looks like`() {
    for language in [LanguageGrammar.toy, .english] {
      let reader = Reader(now: Frozen.now, language: language)
      let note = reader.note("wifi morgen om 10 #huis")
      #expect(note.kind == .note && note.name == "wifi morgen om 10" && note.tags == ["huis"], "\(note)")
      #expect(note.due == nil)
    }
  }

  @Test func `words have the forms of their language, and no others`() {
    let (toy, english) = (Reader(now: Frozen.now, language: .toy), Reader(now: Frozen.now))
    let (forms, others) = (toy.language.wordForms, english.language.wordForms)
    #expect(forms.stems(of: "Stoelen, stoel en kinderen") == ["stoel", "en", "kind"])
    #expect(others.stems(of: "stoelen stoel") == ["stoelen", "stoel"])
    #expect(others.stems(of: "Bikes, bike's") == ["bik"] && forms.stems(of: "bikes bike's") == ["bikes", "bike's"])
    #expect(forms.singular("Stoelen") == "stoel" && forms.singular("groceries") == "groceries")
    #expect(others.singular("Groceries") == "grocery" && others.singular("stoelen") == "stoelen")
    #expect(forms.beginnings("kind") == ["kind", "kinderen"] && forms.beginnings("child") == ["child"])
    #expect(others.beginnings("child") == ["child", "children"])
    #expect(forms.stems(of: toy.selection("de stoelen")) == ["stoel"])
    #expect(toy.topic(of: Selection("iets herhalen")) == "repeat" && toy.topic(of: Selection("repeat")) == nil)
    #expect(english.topic(of: Selection("repeating something")) == "repeat")
  }

  @Test func `a search that cannot be read is answered in its language`() throws {
    let reader = Reader(now: Frozen.now, language: .toy)
    let problem = #expect(throws: Misunderstanding.self) { try reader.search("") }
    #expect(problem?.example == "!find melk")
    let value = #expect(throws: Misunderstanding.self) { try reader.search("hasPhoto:yes") }
    #expect(value?.clause == "ja of nee" && value?.example == "!find hasPhoto:ja")
  }

  @Test func `a search and a filter are read by the words of their language`() throws {
    let reader = Reader(now: Frozen.now, language: .toy, vocabulary: Frozen.vocabulary)
    let english = Reader(now: Frozen.now)
    for (dutch, same) in [("lijst:werk", "list:werk"), ("lijst:geen", "list:none"), ("is:taak", "is:task")] {
      #expect(try reader.search(dutch) == english.search(same), "\(dutch)")
    }
    #expect(throws: Misunderstanding.self) { try reader.search("is:task") }
    #expect(try reader.search("type:taak") == .all([.not(.isCompleted), .words(["type", "taak"])]))
    let read = reader.message("te laat | #werk").lines.map { $0.readings.map(\.summary) }
    #expect(read == [["command !find dueBefore:vandaag OR tag:werk"]], "\(read)")
    #expect(reader.message("overdue | #werk").lines.map { $0.readings.map(\.summary) } != read)
  }

  /// At least one line for each part of the grammar, all of which English reads.
  private static let english = [
    "call mum and remind me 1 hour before", "nag me about the rent", "show groceries", "pack 2 days before the trip",
    "show my lists", "not going", "add milk to the grocery list", "mark milk as done", "what's on today", "cancel it",
    "push it to friday", "i sent the parcel", "thanks", "hello", "yes", "actually no", "hey siri add milk",
    "pay ann on friday and the bakery on monday", "i have a dentist appointment",
    "please buy milk", "don't forget milk", "could you remind me to call bob", "newly wed", "week-end trip",
    "buy milk please", "the second one", "everything except the rocket", "mum's birthday", "lunch friday",
    "alexa stop", "that's all", "move the dentist to the 12th", "what can you do", "how do i repeat something",
    "remind me", "rent is due", "never mind", "in half an hour turn the oven off",
  ]

  @Test(arguments: english)
  func `a language without words reads nothing of English`(line: String) {
    let silent = LanguageGrammar(
      Language(rawValue: "yy"), lexicon: Lexicon([]), dateRules: EnglishDates.rules, phrases: LanguagePhrases(),
      argumentWords: [:], argumentLinks: [:])
    var reader = Reader(now: Frozen.now, language: silent, vocabulary: Frozen.vocabulary)
    reader.context.isPrivate = true
    let read = reader.message(line).lines.map { $0.readings.map(\.summary) }
    #expect(read == [["todo \"\(line)\""]], "\(line): \(read)")
  }

  @Test func `a language that nobody reads is read as English`() {
    #expect(LanguageGrammar.of(Language(rawValue: "xx")) === LanguageGrammar.english)
    #expect(LanguageGrammar.of(.english) === LanguageGrammar.english)
  }

  /// Greek, Cyrillic, Chinese, Japanese, Arabic, Hebrew, Hindi, Thai, and Latin with its marks, combined or not.
  private static let titles = [
    "κάλεσε τη μαμά", "купить молоко", "给妈妈打电话", "牛乳を買う", "شراء الحليب", "לקנות חלב", "दूध खरीदना", "ซื้อนม",
    "acheter du café", "cafe\u{301} acheter", "Straße kehren",
  ]

  @Test(arguments: titles)
  func `a title in any script is kept whole, with its date, tag and list`(title: String) {
    var reader = Reader(now: Frozen.now)
    reader.context.lists = ["продукты"]
    #expect(reader.item(title).name == title)
    let item = reader.item("\(title) tomorrow 5pm #дом #продукты #家 !1")
    #expect(item.name == title && item.tags == ["дом", "家"] && item.list == "продукты" && item.priority == 1)
    #expect(item.due == When("2026-11-21T17:00"))
  }

  @Test(arguments: titles)
  func `the letters of any script are words`(title: String) {
    let tokens = Array(title.utf8).withUnsafeBufferPointer { Lexer.tokens(of: $0) }.dropLast(Lexer.padding)
    #expect(tokens.count == title.split(separator: " ").count)
    #expect(tokens.allSatisfy { $0.kind == .word })
  }

  @Test(arguments: titles)
  func `a title in any script can be spoken of`(title: String) {
    let what = Reader(now: Frozen.now).selection(title)
    #expect(what.words == title.lowercased().split(separator: " ").map(String.init))
  }
}
