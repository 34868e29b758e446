/// The forms that words of a language take: plural and singular, past and present, possessive.
package struct WordForms: Sendable {
  /// The stem of a word, which its forms have in common: `bikes`, `Bike's` and `bike` have the same one; so have `bought`
  /// and `buy`.
  package var stem: @Sendable (String) -> String = { $0.lowercased() }
  /// A name as it is for one thing, in lower case: `grocery` for `Groceries`.
  package var singular: @Sendable (String) -> String = { $0.lowercased() }
  /// Prefixes such that every form of a word begins with one of them. There is at least one.
  package var beginnings: @Sendable (String) -> [String] = { [$0.lowercased()] }
  /// Forms that no rule makes, and what they are forms of.
  var irregular: [String: String] = [:]
  /// How verbs end that say that something was done.
  var pastEndings: [String] = []
  /// How words end that mean several things.
  var pluralEndings: [String] = []

  /// Whether a word may say that something was done: `booked`, `taken`.
  func isPast(_ word: String) -> Bool { pastEndings.contains(where: word.hasSuffix) || irregular[word] != nil }

  /// The stems of some words.
  package func stems(_ words: some Sequence<String>) -> Set<String> { Set(words.map(stem)) }

  /// The stems of the words that name what a selection means.
  package func stems(of what: Selection) -> Set<String> { stems(what.words) }

  /// The stems of a text's words.
  package func stems(of text: String) -> Set<String> { Set(stemsInOrder(of: text)) }

  /// The stems of a text's words, in their order.
  package func stemsInOrder(of text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}") }.map { stem(String($0)) }
  }
}
