/// The spelling of a language: the form in which its phrases are written, and the other spellings and contractions of
/// each word. It is made once, with the tables of its language.
final class SpellingRules: Sendable {
  /// Spellings that people use, by the index of their usual one.
  private let usual: WordMap
  private let usualKeys: [WordKey]
  /// Contractions, by the index of the two words that each stands for.
  private let contracted: WordMap
  private let pairs: [(WordKey, WordKey)]
  private let forms: WordTable<SpokenForm>

  /// Makes the rules of a language; without arguments, each word has one spelling.
  ///
  /// - Parameters:
  ///   - spellings: words in their usual spelling, and the others of each.
  ///   - contractions: contractions, and the two words that each stands for.
  ///   - asides: words that add nothing between the words of a phrase.
  ///   - classes: the sets of words that rules ask for.
  ///   - beginningTime: words that a moment, a repeat or a length may begin with, though they mean nothing to date rules
  ///     by themselves.
  ///   - ofTime: all words that date rules read by their spelling.
  init(
    spellings: KeyValuePairs<String, String> = [:], contractions: KeyValuePairs<String, String> = [:],
    asides: WordSet = WordSet(""), classes: [(name: WordClasses, words: WordSet)] = [],
    beginningTime: WordSet = WordSet(""), ofTime: [String] = []
  ) {
    func keys(_ words: String) -> [WordKey] {
      words.utf8.split(separator: UInt8(ascii: " ")).map { WordKey(letters: $0) }
    }
    usualKeys = spellings.map { WordKey($0.key) }
    usual = WordMap(
      spellings.enumerated().flatMap { index, entry in keys(entry.value).map { ($0.value, Int32(index)) } })
    pairs = contractions.map { entry in
      let words = keys(entry.value)
      return (words[0], words[1])
    }
    contracted = WordMap(contractions.enumerated().map { (WordKey($0.element.key).value, Int32($0.offset)) })
    let (usual, usualKeys, contracted) = (usual, usualKeys, contracted)
    func usualSpelling(_ key: WordKey) -> WordKey { usual[key.value].map { usualKeys[Int($0)] } ?? key }
    let spelledOut = WordSet(ofTime.map { usualSpelling(WordKey($0)) })
    let words =
      spellings.flatMap { keys($0.key) + keys($0.value) } + contractions.map { WordKey($0.key) } + asides.words
      + classes.flatMap(\.words.words) + beginningTime.words + spelledOut.words
    forms = WordTable(
      words.map { word in
        let key = usualSpelling(word)
        return (
          word.value,
          SpokenForm(
            key: key, isContraction: contracted[key.value] != nil, isAside: asides.contains(key),
            classes: classes.reduce(into: []) { if $1.words.contains(key) { $0.formUnion($1.name) } },
            mayBeginTime: beginningTime.contains(key), isOfTime: spelledOut.contains(key))
        )
      })
  }

  /// The form of a word that phrases know; nil if that is the word itself.
  @inline(__always)
  func form(of key: WordKey) -> SpokenForm? { forms[key.value] }

  /// The two words that a contraction stands for.
  func expansion(of key: WordKey) -> (WordKey, WordKey)? { contracted[key.value].map { pairs[Int($0)] } }

  /// The key of the spelling that phrases are written in.
  func usualSpelling(of key: WordKey) -> WordKey { usual[key.value].map { usualKeys[Int($0)] } ?? key }
}
