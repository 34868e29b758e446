extension Context {
  /// Returns true if a message may name a list without a mark, behind a word that comes before lists' names: `list
  /// work`, `stick milk on groceries`, `add milk to groceries`.
  public static func mayNameList(_ text: Substring, in language: LanguageGrammar) -> Bool {
    let bytes = Array(text.utf8)
    if language.listWords.toList.contains(where: { word in
      bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
    }) {
      return true
    }
    let marks = [UInt8(ascii: "!"), UInt8(ascii: "/")]
    return bytes.count <= 80
      && text.lowercased().utf8.split(separator: UInt8(ascii: " ")).contains {
        language.listWords.verbsOfLists.contains(String(Substring($0.drop(while: marks.contains))))
      }
  }

  /// The existing list of that name, as the person writes it.
  func list(in bytes: Bytes, _ range: Range<Int>) -> String? { Context.name(in: bytes, range, among: lists) }

  /// The name among these that the range spells, with `-` or `_` for a space where the person could not write one.
  static func name(in bytes: Bytes, _ range: Range<Int>, among names: Set<String>) -> String? {
    names.first { $0.utf8.count == range.count && spells(bytes, $0, at: range.lowerBound) }
  }

  /// Returns the longest name among these that begins there and ends with a word, and its end.
  static func longestName(in bytes: Bytes, at offset: Int, among names: Set<String>) -> (name: String, end: Int)? {
    var best: (name: String, end: Int)?
    for name in names where name.utf8.count > (best?.name.utf8.count ?? 0) {
      let end = offset + name.utf8.count
      guard end <= bytes.count, bytes.isNameEnd(end), spells(bytes, name, at: offset) else { continue }
      best = (name, end)
    }
    return best
  }

  private static func spells(_ bytes: Bytes, _ name: String, at offset: Int) -> Bool {
    var offset = offset
    for letter in name.utf8 {
      guard offset < bytes.count else { return false }
      let found = bytes.lower(offset)
      let isGap = letter == UInt8(ascii: " ") && (found == UInt8(ascii: "-") || found == UInt8(ascii: "_"))
      guard found == letter.lowered || isGap || found.isSpace && letter == UInt8(ascii: " ") else { return false }
      offset += 1
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True if a name that reaches there is over: no letter, digit, `-` or `_` that belongs to it follows.
  @inline(__always)
  func isNameEnd(_ offset: Int) -> Bool {
    guard offset < count else { return true }
    let byte = self[offset]
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { return isWordEnd(offset + 1) }
    return !byte.isWord
  }
}
