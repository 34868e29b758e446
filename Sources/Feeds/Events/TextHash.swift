import Hashing

/// A hash of texts: 16 bytes of SHA-256. A missing text differs from an empty one.
struct TextHash: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// The hash of texts.
  init(_ texts: String?...) {
    func number(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    let bytes = Self.bytes(texts)
    (high, low) = (number(bytes.prefix(8)), number(bytes.suffix(8)))
  }

  /// The hash of texts in 32 hexadecimal digits.
  static func of(_ texts: [String?]) -> String { bytes(texts).hexadecimal }

  private static func bytes(_ texts: [String?]) -> ArraySlice<UInt8> {
    var bytes: [UInt8] = []
    for text in texts {
      // Neither byte occurs in UTF-8.
      if let text { bytes += text.utf8 } else { bytes.append(0xFE) }
      bytes.append(0xFF)
    }
    return SHA256.hash(bytes).prefix(16)
  }
}
