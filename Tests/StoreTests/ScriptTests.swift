import Agenda
import Storage
import Testing

@testable import Store

@Suite("Words of every script")
struct ScriptTests {
  @Test(
    "are found at their start, in capitals or not, with their accents or without",
    arguments: [
      ("Café crème", ["cafe", "CAFÉ", "cafe\u{301}", "CRE\u{300}ME", "café crème", "c"], ["afe", "e"]),
      ("Cafe\u{301} cre\u{300}mes", ["cafe", "CAFÉ", "cafe\u{301}", "crèmes", "cremes"], ["s", "mes"]),
      ("Tiê\u{301}ng Việt phở", ["tieng", "TIẾNG", "viet", "pho", "PHỞ"], ["ng", "t t"]),
      ("Straße fegen", ["straße", "STRAßE", "stra"], ["strasse", "ße"]),
      ("Łódź and İzmir", ["łódź", "ŁÓDŹ", "łodz", "izmir", "İZMIR"], ["odz"]),
      ("Позвонить Жене", ["позв", "ЖЕНЕ", "позвонить жене"], ["вонить"]),
      ("Καφές με τον Γιώργο", ["καφές", "ΚΑΦΈΣ", "γιώργο"], ["φές"]),
      ("買牛奶，然後回家", ["買牛奶", "買", "然後"], ["牛奶", "回家"]),
      ("우유 사기", ["우유", "우"], ["유"]),
      ("सब्ज़ी लाना", ["सब्ज़ी", "लाना", "ला"], ["दूध"]),
      ("חלב וביצים", ["חלב", "וביצ"], ["ביצים"]),
      ("call 112 about the 2nd x-ray", ["112", "11", "2", "2nd", "x", "ray", "x-ray", "x r"], ["12", "nd"]),
      ("①st of №5 and ½ litre", ["①", "½", "5"], ["1", "2"]),
      ("don’t snake_case a/b,c;d", ["t", "don't", "case", "snake_c", "b", "D"], ["ase", "nake"]),
      ("cake 🎂🥑avocado 👩‍🚀", ["🎂", "🥑", "cake", "👩‍🚀", "🎂🥑"], ["🍰"]),
      ("\u{301}mark a\u{20DD}b", ["mark", "b"], ["ark"]),
    ])
  func found(_ name: String, _ found: [String], _ missed: [String]) async throws {
    let ledger = try SQLiteLedger.inMemory()
    let both = try await ledger.write { books in
      let things = try books.things()
      for other in ["something else", name, "17xmilk 1x x"] { _ = try things.todos.add(Todo(other)) }
      func finds(_ word: String) throws -> Bool {
        try things.todos.search([word], open: true, limit: 9).contains { $0.name == name }
      }
      return try (found.filter { try !finds($0) }, missed.filter { try finds($0) })
    }
    #expect(both.0 == [], "not found")
    #expect(both.1 == [], "found")
  }
}
