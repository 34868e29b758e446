/// The letters that some words begin with, in either case: most words are told from them by one bit.
struct Initials: Sendable {
  private let bits: UInt32

  /// The first letters of words that white space parts.
  init(of words: String) {
    bits = words.split(whereSeparator: \.isWhitespace).compactMap(\.utf8.first).reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  /// The letters of any of several sets.
  init(_ sets: [Initials]) { bits = sets.reduce(0) { $0 | $1.bits } }

  /// Whether a byte may be one of the letters; bytes of other letters and of none may pass too.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { bits >> UInt32(byte & 31) & 1 != 0 }
}
