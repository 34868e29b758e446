/// What a word is to the phrases, however it is spelt, for the words that are not simply themselves: found in one look-up.
struct SpokenForm: Sendable {
  /// In its usual spelling.
  var key: WordKey
  /// Whether it stands for two words.
  var isContraction: Bool
  /// Whether it adds nothing between the words of a phrase: `what can you even do`.
  var isAside: Bool
  var classes: WordClasses

  init(_ key: WordKey) {
    self.key = English.usualSpelling(of: key)
    isContraction = English.expansion(of: self.key) != nil
    isAside = English.asides.contains(self.key)
    classes = English.classes(of: self.key)
  }
}

extension English {
  private static let forms: (index: WordMap, forms: [SpokenForm]) = {
    let respelt = spellings.flatMap { "\($0.key) \($0.value)".split(separator: " ") }
    let words =
      (respelt + contractions.map { Substring($0.key) }).map { WordKey(String($0)) } + asides.words + classedWords
    return (WordMap(words.enumerated().map { ($0.element.value, Int32($0.offset)) }), words.map(SpokenForm.init))
  }()

  /// What a word is to the phrases; nil where it is itself and no more.
  @inline(__always)
  static func form(of key: WordKey) -> SpokenForm? { forms.index[key.value].map { forms.forms[Int($0)] } }
}
