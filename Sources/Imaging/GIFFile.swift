/// A GIF file as a row of blocks (GIF89a specification, appendix A).
struct GIFFile {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The size of the whole screen on which its pictures are drawn.
  var size: (width: Int, height: Int)? {
    guard let width = bytes.little(6, 2), let height = bytes.little(8, 2) else { return nil }
    return (width, height)
  }

  /// The file without comments, texts and the data of applications, except for the number of repetitions. If only the
  /// mark of its end is missing, that is added.
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

  /// True if an extension tells how pictures follow each other, or how often all of them are repeated.
  private func isNeeded(at offset: Int) -> Bool {
    switch bytes[offset + 1] {
    case 0xF9: true
    case 0xFF:
      bytes[(offset + 3)...].starts(with: Array("NETSCAPE2.0".utf8))
        || bytes[(offset + 3)...].starts(with: Array("ANIMEXTS1.0".utf8))
    default: false
    }
  }

  /// Returns the length of a colour table in bytes, by the byte of flags.
  private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  /// Returns the offset after a row of sub-blocks.
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
