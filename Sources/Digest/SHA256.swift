/// FIPS 180-4's SHA-256, for the few bytes of a secret: a library would more than double what hashing here costs to
/// build.
public enum SHA256 {
  /// The 32 bytes of a message's hash.
  public static func hash(_ message: some Sequence<UInt8>) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    for block in Blocks.words(of: message) { compress(block, into: &state) }
    return Blocks.bytes(of: state)
  }

  private static func compress(_ block: [UInt32], into state: inout [UInt32]) {
    var words = block + [UInt32](repeating: 0, count: 48)
    for index in 16..<64 {
      let (near, far) = (words[index - 15], words[index - 2])
      let first = rotated(near, 7) ^ rotated(near, 18) ^ (near >> 3)
      let second = rotated(far, 17) ^ rotated(far, 19) ^ (far >> 10)
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let first =
        h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ ((e & f) ^ (~e & g)) &+ constants[index]
        &+ words[index]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ places: UInt32) -> UInt32 { word >> places | word << (32 - places) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { cubeRootFraction(of: $0) }

  private static func primes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// The greatest x with x^3 <= n * 2^96 has 32 bits behind the point: found bit by bit, in whole numbers.
  private static func cubeRootFraction(of number: UInt64) -> UInt32 {
    let target = UInt128(number) << 96
    var root: UInt128 = 0
    for bit in (0..<36).reversed() {
      let next = root | UInt128(1) << UInt128(bit)
      if next * next * next <= target { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
