/// A word, number or mark of a line, with where it stands: 16 bytes, no references.
struct Token {
  enum Kind: UInt8 {
    case word, number, mark
    /// Words that were quoted, escaped, or taken by a sigil or a link: nothing is read across them.
    case barrier
    /// What stands behind the last token.
    case end
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// White space, or the line's start, came before it.
    static let spaced = Flags(rawValue: 1)
    /// It ended in `'s` (`friday's`), which is part of the token but not of its meaning.
    static let possessive = Flags(rawValue: 2)
    /// Its first letter is upper case.
    static let capital = Flags(rawValue: 4)
    /// More than one (`mondays`, `weeks`).
    static let plural = Flags(rawValue: 8)
    /// Also an everyday word or a person's name (`may`, `sun`): it needs company to count.
    static let name = Flags(rawValue: 16)
  }

  /// UTF-8 offsets in the line.
  var start: Int32
  var end: Int32
  /// A number's value, or the value of a word (`friday` is 5); a mark's byte, with all dashes as `-` and quotes as `'`.
  var value: Int32
  var kind: Kind
  /// What the word means; `.unknown` for words that no rule speaks of, and for numbers and marks.
  var word: Word
  /// How many digits a number has.
  var digits: UInt8
  var flags: Flags

  /// Takes it out of reading: no phrase crosses it.
  mutating func bar() {
    kind = .barrier
    word = .unknown
    flags.remove(.name)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  /// Whether it stands apart from what is before it.
  var isSpaced: Bool { flags.contains(.spaced) }
}
