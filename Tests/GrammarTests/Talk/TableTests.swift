import Testing

@testable import Grammar

/// The phrase tables themselves.
@Suite struct TableTests {
  @Test("a row is found by all that it may be said as")
  func row() {
    let table = PhraseTable<Int>(
      [("mark|tick X (as) done", 1), ("X is done", 2), ("move X to D", 3), ("no more", 4)],
      LanguageGrammar.english.spelling)
    #expect(read("mark the rent as done", table) == ["1 the rent"])
    #expect(read("tick rent done", table) == ["1 rent"])
    #expect(read("the rent is done", table) == ["2 the rent"])
    #expect(read("move a to b to friday", table) == ["3 a to b|friday"])
    #expect(read("no more", table) == ["4 "])
    #expect(read("no more milk", table) == [])
    #expect(read("mark done", table) == [])
  }

  @Test("a row is found once, however many of its words stand in a line")
  func once() {
    let table = PhraseTable<Int>(
      [("get milk|bread X", 1), ("get eggs X", 2), ("get ham X", 3), ("get tea X", 4), ("get jam X", 5)],
      LanguageGrammar.english.spelling)
    #expect(read("get milk bread milk", table) == ["1 bread milk"])
    #expect(read("get jam jam", table) == ["5 jam"])
    #expect(read("get rice", table) == [])
  }

  @Test("of rows that match the one that tells most is first, of equals the one above")
  func order() {
    let table = PhraseTable<Int>(
      [("what X", 1), ("what is X", 2), ("what is next", 3), ("what N", 4)], LanguageGrammar.english.spelling)
    #expect(read("what's next", table).map { $0.prefix(1) } == ["3", "2", "1", "4"])
  }

  @Test("apostrophes, case and texted spellings make no difference")
  func spelling() {
    let table = PhraseTable<Int>([("can you X", 1), ("don't X", 2)], LanguageGrammar.english.spelling)
    #expect(read("CAN U help", table) == ["1 help"])
    #expect(read("dont go", table) == ["2 go"])
    #expect(read("Don\u{27}t go", table) == ["2 go"])
  }

  @Test("a line of more words than speech has is none")
  func length() {
    #expect(
      read(
        "what " + String(repeating: "a ", count: 60),
        PhraseTable<Int>([("what X", 1)], LanguageGrammar.english.spelling)) == [])
  }

  @Test("no row has more slots than are kept")
  func slots() {
    let phrases = LanguageGrammar.english.phrases
    let most = [
      phrases.speech.mostSlots, phrases.leadIns.mostSlots, phrases.itemPrefixes.mostSlots, phrases.answers.mostSlots,
      phrases.chatter.mostSlots, phrases.selfCorrections.mostSlots, phrases.headers.mostSlots,
      phrases.unclear.mostSlots,
    ]
    #expect(most.allSatisfy { $0 <= FilledSlots.most } && most[0] > 0, "\(most)")
  }

  @Test("what a row needs leaves out no row that reads")
  func needs() {
    var random = Seeded(state: 7)
    for row in [English.acts, English.questions, English.settings, English.corrections, English.remarks].joined() {
      let said = phrasing(row.phrase, &random)
      let words = words(of: said)
      let all = English.speech.matches(words, 0..<words.count, byNeeds: false).map(\.row)
      #expect(English.speech.matches(words, 0..<words.count).map(\.row) == all, "\(said)")
    }
  }

  /// A row as somebody might say it, or nearly so.
  private func phrasing(_ phrase: String, _ random: inout Seeded) -> String {
    let slots = ["the dentist", "friday", "every week", "groceries, please", "5", "actually the one that is done"]
    return phrase.split(separator: " ").compactMap { word -> String? in
      if word.hasPrefix("("), Bool.random(using: &random) { return nil }
      let choices = word.filter { $0 != "(" && $0 != ")" }.split(separator: "|")
      guard let choice = choices.randomElement(using: &random), Int.random(in: 0..<20, using: &random) > 0 else {
        return nil
      }
      return choice.allSatisfy(\.isUppercase) ? slots.randomElement(using: &random) : String(choice)
    }.joined(separator: " ")
  }

  private func words(of text: String) -> [SpokenWord] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var words = SpokenWord.words(of: bytes, 0..<bytes.count, LanguageGrammar.english.spelling)
      TemporalParser.markTime(in: &words, Lexer.tokens(of: bytes, LanguageGrammar.english.lexicon))
      return words
    }
  }

  private func read(_ text: String, _ table: PhraseTable<Int>) -> [String] {
    let words = words(of: text)
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      table.matches(words, 0..<words.count).map { match in
        let slots = match.slots.map { slot in
          bytes.string(
            words[slot.words.lowerBound].range.lowerBound..<words[slot.words.upperBound - 1].range.upperBound)
        }
        return "\(match.meaning) \(slots.joined(separator: "|"))"
      }
    }
  }
}
