/// A WebP file as a row of chunks (RFC 9649).
struct WebPFile {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private struct Chunk {
    var name: String
    /// The content, without the chunk's head and padding.
    var content: Range<Int>
    var whole: Range<Int>
  }

  /// All chunks; nil if the file is cut.
  private func chunks() -> [Chunk]? {
    guard let size = bytes.little(4, 4), size >= 4, size + 8 <= bytes.count else { return nil }
    var chunks: [Chunk] = []
    var offset = 12
    while offset < size + 8 {
      guard let name = bytes.text(at: offset), let length = bytes.little(offset + 4, 4) else { return nil }
      let end = offset + 8 + length
      // Some writers leave out the last chunk's padding.
      guard end <= size + 8 else { return nil }
      let padded = min(end + length % 2, size + 8)
      chunks.append(Chunk(name: name, content: offset + 8..<end, whole: offset..<padded))
      offset = padded
    }
    return chunks
  }

  var size: (width: Int, height: Int)? {
    guard let name = bytes.text(at: 12) else { return nil }
    switch name {
    case "VP8X":
      guard let width = bytes.little(24, 3), let height = bytes.little(27, 3) else { return nil }
      return (width + 1, height + 1)
    case "VP8L":
      guard bytes.count > 20, bytes[20] == 0x2F, let bits = bytes.little(21, 4) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8 ":
      guard let width = bytes.little(26, 2), let height = bytes.little(28, 2) else { return nil }
      return (width & 0x3FFF, height & 0x3FFF)
    default: return nil
    }
  }

  private static let needed: Set = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]

  /// The bits of VP8X that announce Exif data and XMP.
  private static let metadataBits: UInt8 = 0b1100

  var stripped: [UInt8]? {
    guard let chunks = chunks() else { return nil }
    var body = Array("WEBP".utf8)
    for chunk in chunks where Self.needed.contains(chunk.name) {
      let start = body.count
      body += bytes[chunk.whole]
      if chunk.whole.count % 2 == 1 { body.append(0) }
      if chunk.name == "VP8X", !chunk.content.isEmpty { body[start + 8] &= ~Self.metadataBits }
    }
    return Array("RIFF".utf8) + .little(body.count, 4) + body
  }
}
