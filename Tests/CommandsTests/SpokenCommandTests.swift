import Testing

@testable import Commands
@testable import Grammar

/// The phrase tables speak of commands: each must be one.
@Suite struct SpokenCommandTests {
  /// Words that are no commands: corrections of a name or a series, and acts that are still to come.
  private static let others: Set<String> = [
    "alike", "another", "begin", "did", "doubtful", "elsewhen", "end", "except", "exchange", "extra", "fix", "keep",
    "lasts", "lengthen",
    "missed", "mistake", "notnow",
    "over", "pause", "replace", "restate", "same", "settle", "settled", "skip", "substitute", "swap", "tentative",
    "underway", "unsuit", "until", "want",
  ]

  static var words: [String] {
    let rows = [English.settings, English.corrections, English.acts, English.questions].flatMap { $0 }
    let verbs = rows.compactMap { row -> String? in
      switch row.meaning {
      case .act(let template, _), .correct(let template, _), .shift(let template), .command(let template),
        .offer(let template):
        template.verb
      default: nil
      }
    }
    return Set(verbs).subtracting(others).sorted()
  }

  @Test("every command that a phrase stands for is one", arguments: words)
  func known(_ word: String) {
    #expect(Catalogue.all.contains { $0.guide.names.contains(word) }, "\(word)")
  }

  private static let topics = Set(LanguageGrammar.english.phrases.topics.map(\.value)).sorted()

  @Test("every topic of how to do something is a command", arguments: topics)
  func topic(_ name: String) { #expect(Catalogue.all.contains { $0.guide.name == name }) }
}
