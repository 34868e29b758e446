/// A PNG file as a row of chunks (PNG, third edition, 5).
struct PNGFile {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks that say how the pixels are shown, and those of animations; the critical ones begin with a capital.
  private static let needed: Set = [
    "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "cICP", "mDCV", "cLLI", "acTL", "fcTL", "fdAT",
  ]

  /// From the first chunk.
  var size: (width: Int, height: Int)? {
    guard bytes.text(at: 12) == "IHDR", let width = bytes.big(16, 4), let height = bytes.big(20, 4) else { return nil }
    return (width, height)
  }

  var stripped: [UInt8]? {
    var result = Self.signature
    var offset = Self.signature.count
    while let length = bytes.big(offset, 4), let name = bytes.text(at: offset + 4), offset + 12 + length <= bytes.count
    {
      let end = offset + 12 + length
      if name.unicodeScalars.first?.value ?? 0 < 0x60 || Self.needed.contains(name) { result += bytes[offset..<end] }
      // What stands behind the end is no part of the picture.
      if name == "IEND" { return result }
      offset = end
    }
    return nil
  }
}
