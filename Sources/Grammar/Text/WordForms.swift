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
  var pastEndings: [StaticString] = []
  /// The letter that words end with that mean several things.
  var pluralLetter: UInt8?
  /// The letters before it with which a word means one thing: `class`, `bus`.
  var lettersOfOneThing: [UInt8] = []
  /// The letter behind the apostrophe of an owner, or of a word with a short `is`: `mum's`.
  var ownersLetter: UInt8?

  /// Whether a word may say that something was done: `booked`, `taken`.
  func isPast(_ word: String) -> Bool {
    irregular[word] != nil || word.withBytes { word in hasPastEnding(word, 0..<word.count) }
  }

  /// Whether the word in a range ends as verbs do that say that something was done.
  func hasPastEnding(_ bytes: Bytes, _ word: Range<Int>) -> Bool {
    pastEndings.contains {
      word.count >= $0.utf8CodeUnitCount && bytes.reads($0, at: word.upperBound - $0.utf8CodeUnitCount)
    }
  }

  /// Whether the word in a range ends as one with a short `is` does, with an apostrophe or without: `dinner's`,
  /// `netballs`.
  func mayEndInIs(_ bytes: Bytes, _ word: Range<Int>) -> Bool {
    word.count > 3 && bytes.lower(word.upperBound - 1) == ownersLetter
  }

  /// Whether the word in a range is an owner, or has a short `is`, with its apostrophe: `mum's`.
  func isOwner(_ bytes: Bytes, _ word: Range<Int>) -> Bool {
    word.count > 2 && bytes.lower(word.upperBound - 1) == ownersLetter
      && bytes[word.upperBound - 2] == UInt8(ascii: "'")
  }

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
