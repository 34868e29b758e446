// What a clause of a line is, beside the others.

extension Selection {
  /// Whether it says a mere kind of thing: `that session`.
  var isOnlyKind: Bool {
    words.isEmpty && !kinds.isEmpty && moment == nil && name == nil && quantity == .one
  }

  /// Whether a day or a time is all that it says.
  var isOnlyMoment: Bool {
    words.isEmpty && kinds.isEmpty && name == nil && quantity == .one && moment != nil
  }
}

extension Spoken {
  /// The first reading that asks something.
  func question(in language: LanguageGrammar) -> Reading? {
    readings.first { $0.asks(in: language) }
  }
}

extension Reading {
  /// Whether it is a question, whatever is kept.
  var asksForCertain: Bool { if case .question(let question) = self { !question.mustFit } else { false } }

  /// Whether it asks, for certain, or to see a list.
  func asks(in language: LanguageGrammar) -> Bool { asksForCertain || shows(in: language) }

  /// Whether it shows a list: `whats overdue`.
  func shows(in language: LanguageGrammar) -> Bool {
    if case .command(let invocation) = self {
      language.smallWords.showing.contains(invocation.word)
    } else {
      false
    }
  }

  var isCommand: Bool {
    switch self {
    case .command, .offer: true
    default: false
    }
  }

  var asPlainAct: PlainAct? {
    if case .plainAct(let act) = self { act } else { nil }
  }
}
