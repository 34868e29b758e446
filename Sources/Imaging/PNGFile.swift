/// A PNG file as a row of chunks (PNG, third edition, 5).
struct PNGFile {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks that say how to show the pixels, and those of animations. Critical chunks, which begin with a capital,
  /// are always needed.
  private static let needed: Set = [
    "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "cICP", "mDCV", "cLLI", "acTL", "fcTL", "fdAT",
  ]

  /// The size in the first chunk.
  var size: (width: Int, height: Int)? {
    guard bytes.text(at: 12) == "IHDR", let width = bytes.big(16, 4), let height = bytes.big(20, 4) else { return nil }
    return (width, height)
  }

  /// The last chunk, which is empty, with its checksum.
  private static let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  /// The file with the chunks that are needed. Adds the last one if only that is missing or cut off. Nil if the file is
  /// damaged.
  var stripped: [UInt8]? {
    var (result, hasPixels) = (Self.signature, false)
    var offset = Self.signature.count
    while let length = bytes.big(offset, 4), let name = bytes.text(at: offset + 4), offset + 12 + length <= bytes.count
    {
      // Bytes after the end are not part of the picture.
      if name == "IEND" { return hasPixels ? result + Self.end : nil }
      let end = offset + 12 + length
      hasPixels = hasPixels || name == "IDAT"
      if name.unicodeScalars.first?.value ?? 0 < 0x60 || Self.needed.contains(name) { result += bytes[offset..<end] }
      offset = end
    }
    return hasPixels && bytes.count - offset < Self.end.count ? result + Self.end : nil
  }
}
