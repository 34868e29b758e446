/// Folding and unfolding of long lines (RFC 5545 3.1).
enum Folding {
  /// The longest line, in octets without its line break.
  static let width = 75

  /// Appends a line, folded between characters where it is too long.
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

  /// The unfolded lines of a text, without empty ones. A bare line feed ends a line, too, since some programs write
  /// that; and a bare carriage return where there is no line feed at all.
  static func lines(of bytes: some Sequence<UInt8>) -> [ArraySlice<UInt8>] {
    let bytes = Array(bytes)
    guard bytes.contains(0x0a) else { return lines(fed: bytes.map { $0 == 0x0d ? 0x0a : $0 }) }
    return lines(fed: bytes)
  }

  private static func lines(fed bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var whole: [UInt8] = []
    var starts: [Int] = [0]
    for byte in bytes {
      if byte == 0x20 || byte == 0x09, whole.last == 0x0a {
        // A folded line goes on, wherever within a character it was broken.
        whole.removeLast()
        if whole.last == 0x0d { whole.removeLast() }
        starts.removeLast()
        continue
      }
      whole.append(byte)
      if byte == 0x0a { starts.append(whole.count) }
    }
    starts.append(whole.count)
    return zip(starts, starts.dropFirst()).map { start, end in
      var line = whole[start..<end]
      while let last = line.last, last == 0x0a || last == 0x0d { line.removeLast() }
      return line
    }.filter { !$0.isEmpty }
  }
}
