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
  func question(by vocabulary: Vocabulary) -> Reading? {
    readings.first { $0.asks(by: vocabulary) }
  }
}

extension Reading {
  /// Whether it is a question, whatever is kept.
  var asksForCertain: Bool { if case .question(let question) = self { !question.mustFit } else { false } }

  /// Whether it asks, for certain, or to see a list.
  func asks(by vocabulary: Vocabulary) -> Bool { asksForCertain || shows(by: vocabulary) }

  /// Whether it shows a list: `whats overdue`.
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
