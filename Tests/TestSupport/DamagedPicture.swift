/// Pictures that went wrong.
public enum DamagedPicture {
  /// A picture with a few bytes changed, and some of it left out, doubled or cut off.
  public static func of(_ bytes: [UInt8], by generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...40, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1: bytes[start] = UInt8.random(in: .min ... .max, using: &generator)
      case 2: bytes[start] = generator.pick([0, 1, 0x7F, 0x80, 0xFF])
      case 3: bytes.removeSubrange(start..<end)
      case 4: bytes.insert(contentsOf: bytes[start..<end], at: start)
      default: if Bool.random(using: &generator) { bytes = Array(bytes[..<start]) }
      }
    }
    return bytes
  }
}
