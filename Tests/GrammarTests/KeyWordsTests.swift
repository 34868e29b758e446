import Testing

@testable import Grammar

@Suite("Words that a rule needs")
struct KeyWordsTests {
  @Test(
    "a line that holds a phrase holds its key word",
    arguments: [
      (English.wordsBefore, English.beforeIt + English.beforeMarks + English.beforeAt),
      (English.hangingWords, English.beforeIt + English.beforeMarks + English.hangingMarks.map(\.0)),
      (English.naggingWords, English.naggingLeads + English.naggingEnds),
      (English.remindWords, [English.remindMe]),
    ])
  func occur(_ words: KeyWords, _ phrases: [String]) {
    for phrase in phrases {
      for line in ["dentist \(phrase) the party", phrase.uppercased(), "call mum, \(phrase)."] {
        #expect(asks(line, by: words), "\(line)")
        #expect(bytes(line) { words.stand(in: $0) }, "\(line)")
      }
    }
    #expect(!asks("buy milk and bread", by: words))
    #expect(!bytes("buy milk and bread") { words.stand(in: $0) })
  }

  @Test("a reminder ends in one of its words", arguments: English.beforehand + English.onTheDay + English.onTime)
  func end(_ phrase: String) {
    #expect(bytes("remind me \(phrase.uppercased()).") { English.endsOfReminders.contains(lastWordOf: $0) })
    #expect(!bytes("\(phrase) milk") { English.endsOfReminders.contains(lastWordOf: $0) })
  }

  @Test("a word stands in a line beside any mark, and begins it only behind white space")
  func marks() {
    let words = KeyWords("born")
    for line in ["born", "\"born 1990\"", "x (born)", "Sam:born", "born's"] {
      #expect(bytes(line) { words.stand(in: $0) }, "\(line)")
    }
    #expect(bytes("reborn airborne") { !words.stand(in: $0) })
    #expect(asks("sam born 1990", by: words))
    #expect(!asks("(born 1990)", by: words))
  }

  @Test("a word may ask for several things, and a line for what all its words ask for")
  func purposes() {
    let words = AskingWords([
      (.anything, KeyWords("remind nag")), (.reminder, KeyWords("remind")), (.nagging, KeyWords("nag")),
    ])
    #expect(bytes("Remind me") { words.purposes(in: $0) } == [.anything, .reminder])
    #expect(bytes("nag me, then remind me") { words.purposes(in: $0) } == [.anything, .reminder, .nagging])
    #expect(bytes("call mum") { words.purposes(in: $0) } == [])
  }

  private func asks(_ line: String, by words: KeyWords) -> Bool {
    bytes(line) { AskingWords([(.anything, words)]).purposes(in: $0) == .anything }
  }

  private func bytes<Result>(_ text: String, _ body: (Bytes) -> Result) -> Result {
    Array(text.utf8).withUnsafeBufferPointer(body)
  }
}
