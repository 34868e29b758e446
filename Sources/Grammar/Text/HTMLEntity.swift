/// Characters as HTML spells them, in texts copied from pages and messages (HTML Living Standard, 13.5).
enum HTMLEntity {
  /// Returns the character of the entity at that offset, and its length in bytes; nil if there is none.
  static func decode(_ bytes: Bytes, at offset: Int) -> (scalar: UInt32, length: Int)? {
    var end = offset + 1
    while end < bytes.count, end - offset <= longest, bytes[end].isWord || bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), end > offset + 1 else { return nil }
    let name = bytes.string(offset + 1..<end)
    guard let scalar = number(name) ?? named[name], Unicode.Scalar(scalar) != nil else { return nil }
    // A control character is white space at most.
    return (scalar < 32 ? 32 : scalar, end + 1 - offset)
  }

  private static func number(_ name: String) -> UInt32? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    return digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
  }

  private static let longest = 8

  private static let named: [String: UInt32] = [
    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0xA0, "ndash": 0x2013, "mdash": 0x2014,
    "lsquo": 0x2018, "rsquo": 0x2019, "ldquo": 0x201C, "rdquo": 0x201D, "hellip": 0x2026, "bull": 0x2022,
    "middot": 0xB7, "pound": 0xA3, "euro": 0x20AC, "yen": 0xA5, "cent": 0xA2, "deg": 0xB0, "rarr": 0x2192,
    "eacute": 0xE9, "egrave": 0xE8, "agrave": 0xE0, "ccedil": 0xE7, "auml": 0xE4, "ouml": 0xF6, "uuml": 0xFC,
    "Auml": 0xC4, "Ouml": 0xD6, "Uuml": 0xDC, "szlig": 0xDF, "ntilde": 0xF1, "aring": 0xE5, "oslash": 0xF8,
  ]
}
