/// Words as bits of one machine word, by their keys. Several words share a bit: a bit that is missing proves that its
/// words are, one that is there proves nothing.
struct WordBits: Sendable {
  private var bits: UInt64 = 0

  static let none = WordBits()

  private init() {}

  @inline(__always)
  init(_ key: UInt64) { bits = 1 << ((key &* 0x9E37_79B9_7F4A_7C15) >> 58) }

  init(_ keys: Permanent<UInt64>) {
    for key in keys { add(WordBits(key)) }
  }

  @inline(__always)
  init(_ word: SpokenWord) {
    self.init(word.key.value)
    if word.hasColon { add(WordBits(word.key.withColon.value)) }
  }

  @inline(__always)
  mutating func add(_ other: WordBits) { bits |= other.bits }

  /// How many bits there are: the fewer, the more a missing one proves.
  var count: Int { bits.nonzeroBitCount }

  @inline(__always)
  var isEmpty: Bool { bits == 0 }

  @inline(__always)
  func hasAll(_ other: WordBits) -> Bool { other.bits & ~bits == 0 }

  @inline(__always)
  func hasAny(_ other: WordBits) -> Bool { other.bits & bits != 0 }
}
