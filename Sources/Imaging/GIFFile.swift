/// A GIF file as a row of blocks (GIF89a specification, appendix A).
struct GIFFile {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The size of the whole screen on which the pictures are drawn.
  var size: (width: Int, height: Int)? {
    guard let width = bytes.little(6, 2), let height = bytes.little(8, 2) else { return nil }
    return (width, height)
  }

  /// The file without comments, texts and applications' data, but with the number of repeats. Adds the end mark if only
  /// that is missing. Nil if the file is damaged.
  var stripped: [UInt8]? {
    guard bytes.count >= 13 else { return nil }
    var offset = 13 + Self.tableSize(bytes[10])
    guard offset <= bytes.count else { return nil }
    var (result, hasPixels) = (Array(bytes[..<offset]), false)
    while offset < bytes.count, bytes[offset] != 0x3B {
      let start = offset
      switch bytes[offset] {
      case 0x2C:
        guard offset + 9 < bytes.count, let end = blocksEnd(from: offset + 11 + Self.tableSize(bytes[offset + 9]))
        else { return nil }
        result += bytes[start..<end]
        (offset, hasPixels) = (end, true)
      case 0x21:
        guard offset + 1 < bytes.count, let end = blocksEnd(from: offset + 2) else { return nil }
        if isNeeded(at: offset) { result += bytes[start..<end] }
        offset = end
      default: return nil
      }
    }
    return hasPixels ? result + [0x3B] : nil
  }

  /// Whether an extension is needed: it says how pictures follow each other, or how often all of them repeat.
  private func isNeeded(at offset: Int) -> Bool {
    switch bytes[offset + 1] {
    case 0xF9: true
    case 0xFF:
      bytes[(offset + 3)...].starts(with: Array("NETSCAPE2.0".utf8))
        || bytes[(offset + 3)...].starts(with: Array("ANIMEXTS1.0".utf8))
    default: false
    }
  }

  /// The size in bytes of the colour table that a byte of flags announces; 0 for none.
  private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  /// The offset after a row of sub-blocks; nil if the file ends earlier.
  private func blocksEnd(from offset: Int) -> Int? {
    var offset = offset
    while offset < bytes.count {
      let size = Int(bytes[offset])
      offset += 1 + size
      if size == 0 { return offset }
    }
    return nil
  }
}
