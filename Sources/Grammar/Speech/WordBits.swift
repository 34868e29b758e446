/// Words as bits of one machine word, by their keys. Several words share a bit, so that a missing bit rules its words
/// out, while a present one proves nothing. Three bits belong to no word: one stands for any word, and for none, and two
/// for what a word has to do with time.
struct WordBits: Comparable, Sendable {
  private var bits: UInt64 = 0

  static let none = WordBits()
  /// The bit that all sets of words have.
  static let anything = WordBits(bits: 1)
  /// The bit of words that a moment, a repeat or a length may begin with.
  static let beginningTime = WordBits(bits: 2)
  /// The bit of words that one of these may contain.
  static let ofTime = WordBits(bits: 4)
  /// The bits of all words.
  static let everything = WordBits(bits: .max)

  private init(bits: UInt64 = 0) { self.bits = bits }

  @inline(__always)
  init(_ key: UInt64) { bits = 8 << ((((key &* 0x9E37_79B9_7F4A_7C15) >> 58) * 61) >> 6) }

  init(_ keys: Permanent<UInt64>) {
    for key in keys { add(WordBits(key)) }
  }

  /// The bits of a word, and `anything`.
  @inline(__always)
  init(_ word: SpokenWord) {
    self = .anything
    add(WordBits(word.key.value))
    if word.hasColon { add(WordBits(word.key.withColon.value)) }
  }

  @inline(__always)
  mutating func add(_ other: WordBits) { bits |= other.bits }

  /// Any order, by which equal ones stand side by side.
  static func < (a: WordBits, b: WordBits) -> Bool { a.bits < b.bits }

  /// The number of bits: the fewer, the more a missing one rules out.
  var count: Int { bits.nonzeroBitCount }

  @inline(__always)
  func hasAll(_ other: WordBits) -> Bool { other.bits & ~bits == 0 }

  @inline(__always)
  func hasAny(_ other: WordBits) -> Bool { other.bits & bits != 0 }
}

extension SpokenWord {
  /// Its bits, with those for what it has to do with time.
  @inline(__always)
  var bitsWithTime: WordBits {
    var bits = bits
    if mayBeginTime { bits.add(.beginningTime) }
    if !isTimeless { bits.add(.ofTime) }
    return bits
  }
}
