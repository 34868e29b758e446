/// Folding and unfolding of long lines (RFC 5545 3.1).
enum Folding {
  /// The longest line, in octets without its line break.
  static let width = 75

  /// Appends a line, folded between characters if it is too long.
  static func append(_ line: some StringProtocol, to output: inout [UInt8]) {
    var room = width
    for scalar in line.unicodeScalars {
      let bytes = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      if bytes.count > room {
        output += [0x0d, 0x0a, 0x20]
        room = width - 1
      }
      output += bytes
      room -= bytes.count
    }
    output += [0x0d, 0x0a]
  }
}
