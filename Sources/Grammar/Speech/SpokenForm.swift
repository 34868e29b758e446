/// What a word is to the phrases, however it is spelt, for the words that are not simply themselves: found in one look-up.
struct SpokenForm: Sendable {
  /// In its usual spelling.
  var key: WordKey
  /// Whether it stands for two words.
  var isContraction: Bool
  /// Whether it adds nothing between the words of a phrase: `what can you even do`.
  var isAside: Bool
  var classes: WordClasses
  /// Whether a moment, a repeat or a length may begin with it, though it means nothing to date rules by itself.
  var mayBeginTime: Bool
  /// Whether date rules read it by its spelling.
  var isOfTime: Bool

  init(_ key: WordKey) {
    self.key = English.usualSpelling(of: key)
    isContraction = English.expansion(of: self.key) != nil
    isAside = English.asides.contains(self.key)
    classes = English.classes(of: self.key)
    mayBeginTime = TemporalParser.spelt.contains(self.key)
    isOfTime = TemporalParser.spelledOut.contains(self.key)
  }
}

extension English {
  private static let forms: WordTable<SpokenForm> = {
    let respelt = spellings.flatMap { "\($0.key) \($0.value)".split(separator: " ") }
    let words =
      (respelt + contractions.map { Substring($0.key) }).map { WordKey(String($0)) } + asides.words + classedWords
      + TemporalParser.spelt.words + TemporalParser.spelledOut.words
    return WordTable(words.map { ($0.value, SpokenForm($0)) })
  }()

  /// What a word is to the phrases; nil where it is itself and no more.
  @inline(__always)
  static func form(of key: WordKey) -> SpokenForm? { forms[key.value] }
}
