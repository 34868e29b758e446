/// The inflected forms of a language's words: plural and singular, past and present, possessive.
package struct WordForms: Sendable {
  /// Returns the stem of a word, which its forms have in common: `bikes`, `Bike's` and `bike` have the same one; so
  /// have `bought` and `buy`.
  package var stem: @Sendable (String) -> String = { $0.lowercased() }
  /// Returns the singular of a name, in lower case: `grocery` for `Groceries`.
  package var singular: @Sendable (String) -> String = { $0.lowercased() }
  /// Returns prefixes, one of which begins each form of a word. There is at least one.
  package var beginnings: @Sendable (String) -> [String] = { [$0.lowercased()] }
  /// Irregular forms, and the words that they are forms of.
  var irregular: [String: String] = [:]
  /// The endings of past participles.
  var pastEndings: [StaticString] = []
  /// The letter at the end of plurals.
  var pluralLetter: UInt8?
  /// The letters before it in words that are singular: `class`, `bus`.
  var lettersOfOneThing: [UInt8] = []
  /// The letter behind the apostrophe of an owner, or of a word with a short `is`: `mum's`.
  var ownersLetter: UInt8?
  /// The letters that people leave out to write less.
  var vowels: [UInt8] = []

  /// Returns true if a word is another one without its vowels: `mlk` for `milk`.
  package func isShort(_ short: String, for word: String) -> Bool {
    short.utf8.count > 2 && word.utf8.count > short.utf8.count
      && word.utf8.filter { !vowels.contains($0) } == Array(short.utf8)
  }

  /// Returns true if a word may be a past form: `booked`, `taken`.
  func isPast(_ word: String) -> Bool {
    irregular[word] != nil || word.withBytes { word in hasPastEnding(word, 0..<word.count) }
  }

  /// Returns true if the word in a range has the ending of a past form.
  @inline(__always)
  func hasPastEnding(_ bytes: Bytes, _ word: Range<Int>) -> Bool {
    pastEndings.contains {
      word.count >= $0.utf8CodeUnitCount && bytes.reads($0, at: word.upperBound - $0.utf8CodeUnitCount)
    }
  }

  /// Returns true if the word in a range may end in a short `is`, with or without an apostrophe: `dinner's`,
  /// `netballs`.
  @inline(__always)
  func mayEndInIs(_ bytes: Bytes, _ word: Range<Int>) -> Bool {
    word.count > 3 && bytes.lower(word.upperBound - 1) == ownersLetter
  }

  /// Returns true if the word in a range is an owner, or has a short `is`, with its apostrophe: `mum's`.
  @inline(__always)
  func isOwner(_ bytes: Bytes, _ word: Range<Int>) -> Bool {
    word.count > 2 && bytes.lower(word.upperBound - 1) == ownersLetter
      && bytes[word.upperBound - 2] == UInt8(ascii: "'")
  }

  /// The stems of some words.
  package func stems(_ words: some Sequence<String>) -> Set<String> { Set(words.map(stem)) }

  /// The stems of the words of a selection's name.
  package func stems(of what: Selection) -> Set<String> { stems(what.words) }

  /// The stems of a text's words.
  package func stems(of text: String) -> Set<String> { Set(stemsInOrder(of: text)) }

  /// The stems of a text's words, in their order.
  package func stemsInOrder(of text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}") }.map { stem(String($0)) }
  }
}
