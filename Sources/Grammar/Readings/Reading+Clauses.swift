// The role of one clause of a line beside the others.

extension Selection {
  /// True if it is just a kind of thing: `that session`.
  var isOnlyKind: Bool {
    words.isEmpty && !kinds.isEmpty && moment == nil && name == nil && quantity == .one
  }

  /// True if it is just a day or a time.
  var isOnlyMoment: Bool {
    words.isEmpty && kinds.isEmpty && name == nil && quantity == .one && moment != nil
  }
}

extension Spoken {
  /// Returns the first reading that is a question.
  func question(by vocabulary: Vocabulary) -> Reading? {
    readings.first { $0.asks(by: vocabulary) }
  }
}

extension Reading {
  /// True if it is a question, whatever is kept.
  var asksForCertain: Bool { if case .question(let question) = self { !question.mustFit } else { false } }

  /// True if it is a question for certain, or shows a list.
  func asks(by vocabulary: Vocabulary) -> Bool { asksForCertain || shows(by: vocabulary) }

  /// True if it shows a list: `whats overdue`.
  func shows(by vocabulary: Vocabulary) -> Bool {
    if case .command(let invocation) = self { vocabulary.shows(invocation.word) } else { false }
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
