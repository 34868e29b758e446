/// SipHash-2-4 (Aumasson, Bernstein: "SipHash: a fast short-input PRF", 2012): 64 bits that reveal nothing about their
/// input to anybody who lacks the key.
struct KeyedHash {
  let key: (UInt64, UInt64)

  /// - Parameter key: 16 bytes; missing ones count as zero.
  init(key: [UInt8]) { self.key = (KeyedHash.word(key[...]), KeyedHash.word(key.dropFirst(8))) }

  /// Returns the hash of texts, with separators between them.
  func hash(_ texts: [String]) -> Int64 {
    var bytes: [UInt8] = []
    for text in texts {
      bytes += text.utf8
      bytes.append(0xFF)
    }
    return Int64(bitPattern: hash(bytes))
  }

  func hash(_ bytes: [UInt8]) -> UInt64 {
    var state = State(key)
    var rest = bytes[...]
    while rest.count >= 8 {
      state.take(KeyedHash.word(rest))
      rest = rest.dropFirst(8)
    }
    state.take(KeyedHash.word(rest) | UInt64(bytes.count & 0xFF) << 56)
    return state.end()
  }

  /// The first eight bytes, the lowest first.
  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private struct State {
    var a: UInt64, b: UInt64, c: UInt64, d: UInt64

    init(_ key: (UInt64, UInt64)) {
      a = key.0 ^ 0x736f_6d65_7073_6575
      b = key.1 ^ 0x646f_7261_6e64_6f6d
      c = key.0 ^ 0x6c79_6765_6e65_7261
      d = key.1 ^ 0x7465_6462_7974_6573
    }

    mutating func take(_ word: UInt64) {
      d ^= word
      round()
      round()
      a ^= word
    }

    mutating func end() -> UInt64 {
      c ^= 0xFF
      for _ in 0..<4 { round() }
      return a ^ b ^ c ^ d
    }

    private mutating func round() {
      a &+= b
      b = b << 13 | b >> 51
      b ^= a
      a = a << 32 | a >> 32
      c &+= d
      d = d << 16 | d >> 48
      d ^= c
      a &+= d
      d = d << 21 | d >> 43
      d ^= a
      c &+= b
      b = b << 17 | b >> 47
      b ^= c
      c = c << 32 | c >> 32
    }
  }
}
