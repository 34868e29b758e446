/// The many ways keyboards and clients write the same character, folded into the plain one: full-width forms, smart
/// quotes, spaces of every width, characters of no width, HTML's entities.
enum Typography {
  /// Returns the text in plain characters, or nil if it is plain already.
  static func plain(_ bytes: Bytes) -> [UInt8]? { plain(bytes, Presence(bytes)) }

  /// The same for a text whose bytes are known.
  static func plain(_ bytes: Bytes, _ presence: Presence) -> [UInt8]? {
    guard presence.has("&") || !presence.isASCII else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var changed = false
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let entity = byte == UInt8(ascii: "&") ? HTMLEntity.decode(bytes, at: offset) : nil
      guard byte >= 0x80 || entity != nil else {
        result.append(byte)
        offset += 1
        continue
      }
      let (scalar, length) = entity ?? decode(bytes, at: offset)
      switch replacement(for: scalar, after: result.last) {
      case .keep where entity != nil:
        if let character = Unicode.Scalar(scalar) { result.append(contentsOf: String(character).utf8) }
        changed = true
      case .keep: result.append(contentsOf: bytes[offset..<offset + length])
      case .drop: changed = true
      case .character(let plain):
        result.append(plain)
        changed = true
      }
      offset += length
    }
    return changed ? result : nil
  }

  private enum Replacement {
    case keep, drop
    case character(UInt8)
  }

  private static func replacement(for scalar: UInt32, after last: UInt8?) -> Replacement {
    switch scalar {
    case 0xFF01...0xFF5E: .character(UInt8(scalar - 0xFEE0))
    case 0x201C...0x201F, 0x00AB, 0x00BB: .character(UInt8(ascii: "\""))
    case 0x2018...0x201B, 0x02BC, 0x00B4, 0x2032: .character(UInt8(ascii: "'"))
    case 0x00A0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .character(UInt8(ascii: " "))
    case 0x0085, 0x2028, 0x2029: .character(UInt8(ascii: "\n"))
    // A joiner shapes an emoji or a script's letters; beside ASCII it is only in the way.
    case 0x200C, 0x200D: (last ?? 0) >= 0x80 ? .keep : .drop
    case 0x00AD, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: .drop
    default: .keep
    }
  }

  /// Returns the scalar that begins there and its length in bytes; a byte that begins none stands for itself.
  private static func decode(_ bytes: Bytes, at offset: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard length > 1, offset + length <= bytes.count else { return (0xFFFD, 1) }
    var scalar = first & (0xFF >> UInt32(length + 1))
    for next in offset + 1..<offset + length { scalar = scalar << 6 | UInt32(bytes[next]) & 0x3F }
    return (scalar, length)
  }
}
