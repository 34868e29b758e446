import Testing

@testable import Grammar

/// The words that may begin a slot that is read as a date: a phrase beginning with any other word is never read.
struct BeginningTests {
  @Test(
    "no date, repeat or length begins with a word that none may begin with, or has one that none may have",
    arguments: EnglishDates.rules)
  func leavesOutNothing(_ rule: DateRule) {
    for example in rule.examples {
      for before in beginnings {
        check("\(before) \(example)")
      }
    }
  }

  private let beginnings = [
    "", "the", "my", "a", "dinner with", "at", "by", "for", "until", "from", "around", "due on", "about the",
  ]

  private func check(_ text: String) {
    let reader = TemporalReader(now: Frozen.now)
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var words = SpokenWord.words(of: bytes, 0..<bytes.count, LanguageGrammar.english.spelling)
      TemporalParser.markTime(in: &words, Lexer.tokens(of: bytes))
      for (index, word) in words.enumerated() where !word.mayBeginTime || words[index...].contains(where: \.isTimeless)
      {
        for sort in [TemporalReader.Sort.moment, .recurrence, .duration] {
          let rest = bytes.line(Int(word.start)..<bytes.count)
          #expect(reader.whole(Lexer.tokens(of: rest), rest, as: sort) == nil, "\(text)")
        }
      }
    }
  }

  @Test("a part of a line has the tokens that it would have alone", arguments: EnglishDates.rules)
  func takesPartsAsTheyAre(_ rule: DateRule) {
    for example in rule.examples {
      let text = "before, \(example) \(example)"
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        let line = Lexer.tokens(of: bytes)
        let range = 8..<8 + example.utf8.count
        var part: [Token] = []
        guard Lexer.take(range, of: line, to: &part) else { return }
        let alone = Lexer.tokens(of: bytes.line(range))
        #expect(part.map(Summary.init) == alone.map(Summary.init), "\(text)")
      }
    }
  }

  private struct Summary: Equatable {
    let start, end, value: Int32
    let kind: Token.Kind
    let word: Word
    let flags: UInt8

    init(_ token: Token) {
      (start, end, value) = (token.start, token.end, token.value)
      (kind, word, flags) = (token.kind, token.word, token.flags.rawValue)
    }
  }
}
