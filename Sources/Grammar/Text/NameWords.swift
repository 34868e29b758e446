/// The words of a name, separated by spaces, one after the other: rules that need a word or two make no strings of
/// them.
struct NameWords: Sequence, IteratorProtocol {
  private let name: Bytes
  private var here = 0

  init(_ name: Bytes) { self.name = name }

  mutating func next() -> Range<Int>? {
    while here < name.count, name[here] == UInt8(ascii: " ") { here += 1 }
    guard here < name.count else { return nil }
    let start = here
    while here < name.count, name[here] != UInt8(ascii: " ") { here += 1 }
    return start..<here
  }

  /// Returns true if one of them is a number: `2.30`, `11`.
  func isFigure(_ word: Range<Int>) -> Bool {
    name[word].contains(where: \.isDigit)
      && name[word].allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
  }

  /// The key of one of them in lower case.
  func key(of word: Range<Int>) -> WordKey {
    name[word].allSatisfy { $0 < 0x80 } ? WordKey(name, word) : WordKey(name.string(word).lowercased())
  }

  /// The same for its letters and digits alone.
  func keyWithoutMarks(of word: Range<Int>) -> WordKey {
    var (value, length) = (UInt64(0), 0)
    for byte in name[word] {
      guard byte < 0x80 else { return WordKey(name.string(word).lowercased().filter { $0.isLetter || $0.isNumber }) }
      guard byte.isWord else { continue }
      value = WordKey.adding(byte.lowered, to: value, at: length)
      length += 1
    }
    return WordKey(value: value)
  }
}

extension String {
  /// Calls a function with its words.
  func withWords<Result>(_ body: (NameWords) -> Result) -> Result { withBytes { body(NameWords($0)) } }

  /// The key of its first word in lower case; nil if it has none.
  var keyOfFirstWord: WordKey? {
    withWords { words in
      var rest = words
      return rest.next().map(words.key)
    }
  }

  /// Returns true if a text occurs in it.
  func holds(_ text: String) -> Bool {
    let fast = utf8.withContiguousStorageIfAvailable { name in
      text.utf8.withContiguousStorageIfAvailable { name.holds($0) } ?? nil
    }
    return (fast ?? nil) ?? contains(text)
  }
}
