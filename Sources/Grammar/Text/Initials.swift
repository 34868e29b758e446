/// The first letters of some words, in either case: one bit rules out most other words.
struct Initials: Sendable {
  private let bits: UInt32

  /// Collects the first letters of words separated by white space.
  init(of words: String) {
    bits = words.utf8.split(whereSeparator: \.isSpace).compactMap(\.first).reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  private init(bits: UInt32) { self.bits = bits }

  /// All letters.
  static let all = Initials(bits: .max)

  /// Joins the letters of several sets.
  init(_ sets: [Initials]) { bits = sets.reduce(0) { $0 | $1.bits } }

  /// Returns true if a byte may be one of the letters; other bytes may pass too.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { bits >> UInt32(byte & 31) & 1 != 0 }
}
