/// The forms that words of a language take.
struct FormWords: Sendable {
  /// Forms that no rule makes, and what they are forms of.
  var irregular: [String: String] = [:]
  /// How verbs end that say that something was done.
  var pastEndings: [String] = []
  /// How words end that mean several things.
  var pluralEndings: [String] = []

  /// Whether a word may say that something was done: `booked`, `taken`.
  func isPast(_ word: String) -> Bool { pastEndings.contains(where: word.hasSuffix) || irregular[word] != nil }
}
