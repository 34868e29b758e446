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
    // Rules speak of it as that which is none of the others.
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
