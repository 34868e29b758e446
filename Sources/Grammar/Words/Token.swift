/// A word, number or mark of a line, with its place: 16 bytes, no references.
struct Token {
  enum Kind: UInt8 {
    case word, number, mark
    /// Words that were quoted, escaped, or taken by a sigil or a link: nothing is read across them.
    case barrier
    /// The padding behind the last token.
    case end
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// White space, or the line's start, precedes it.
    static let spaced = Flags(rawValue: 1)
    /// It ends in `'s` (`friday's`), which is part of the token but not of its meaning.
    static let possessive = Flags(rawValue: 2)
    /// Its first letter is upper case.
    static let capital = Flags(rawValue: 4)
    /// It is a plural (`mondays`, `weeks`).
    static let plural = Flags(rawValue: 8)
    /// It is also an everyday word or a person's name (`may`, `sun`), and needs company to count.
    static let name = Flags(rawValue: 16)
  }

  /// The start and the end in the line, in UTF-8 bytes.
  var start: Int32
  var end: Int32
  /// A number's value, or the value of a word (`friday` is 5); a mark's byte, with all dashes as `-` and quotes as `'`.
  var value: Int32
  var kind: Kind
  /// The meaning of the word; `.unknown` for words that no rule uses, and for numbers and marks.
  var word: Word
  /// The number of a number's digits.
  var digits: UInt8
  var flags: Flags

  /// The padding behind the last token.
  static func end(at offset: Int) -> Token {
    Token(start: Int32(offset), end: Int32(offset), value: 0, kind: .end, word: .unknown, digits: 0, flags: [])
  }

  /// Makes it a barrier that no phrase crosses.
  mutating func bar() {
    kind = .barrier
    word = .unknown
    flags.remove(.name)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  /// True if white space precedes it.
  var isSpaced: Bool { flags.contains(.spaced) }
}
