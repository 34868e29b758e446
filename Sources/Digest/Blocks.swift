/// What SHA-1 and SHA-256 have in common (FIPS 180-4, sections 5 and 6): a message is taken in blocks of sixteen 32-bit
/// words, the most significant byte first.
enum Blocks {
  /// Bytes of a block.
  static let size = 64

  /// The words of each block of a message, with the padding that ends in its length in bits.
  static func words(of message: some Sequence<UInt8>) -> [[UInt32]] {
    var bytes = Array(message)
    let bits = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % size != size - 8 { bytes.append(0) }
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    return stride(from: 0, to: bytes.count, by: size).map { start in
      stride(from: start, to: start + size, by: 4).map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    }
  }

  /// The hash that is left when all blocks are taken.
  static func bytes(of state: [UInt32]) -> [UInt8] {
    state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }
}
