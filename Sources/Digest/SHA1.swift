/// SHA-1 (RFC 3174) and its HMAC (RFC 2104): what OAuth 1.0a and Twilio sign with. Nothing is kept
/// secret by the hash alone.
public enum SHA1 {
  /// The 20 bytes of a message's hash.
  public static func hash(_ message: some Sequence<UInt8>) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in Blocks.words(of: message) { take(block, into: &state) }
    return Blocks.bytes(of: state)
  }

  /// The 20 bytes by which whoever has the key knows a message.
  public static func authentication(of message: some Sequence<UInt8>, key: some Collection<UInt8>) -> [UInt8] {
    var key = key.count > Blocks.size ? hash(key) : Array(key)
    key += Array(repeating: 0, count: Blocks.size - key.count)
    let inner = hash(key.map { $0 ^ 0x36 } + Array(message))
    return hash(key.map { $0 ^ 0x5C } + inner)
  }

  private static func take(_ block: [UInt32], into state: inout [UInt32]) {
    var words = block
    for index in 16..<80 {
      words.append(turned(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = turned(a, by: 5) &+ mixed &+ e &+ constant &+ words[index]
      (e, d, c, b, a) = (d, c, turned(b, by: 30), a, next)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  private static func turned(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
