extension LineSplitter {
  /// The line without its bullet: `- `, `* `, `1. `, `2) `, `• `, a check box.
  func droppingBullet(_ line: Range<Int>) -> Range<Int> {
    guard let start = line.first, let end = endOfBullet(at: start, in: line) else { return line }
    // If a bullet is all of the line, the text behind it belongs to the next line.
    let rest = min(bytes.skippingSpace(from: end), line.upperBound)..<line.upperBound
    guard let first = rest.first else { return line }
    return bytes[first] == UInt8(ascii: "[") ? droppingCheckBox(rest) : rest
  }

  /// The line without the mark that ticks it off: `[x]`, or a check mark if the line is one of several.
  func droppingTick(_ line: Range<Int>, isOne: Bool) -> Range<Int>? {
    var start = line.lowerBound
    if let dash = bytes[line].first, dash == UInt8(ascii: "-") || dash == UInt8(ascii: "*"), bytes.isSpace(start + 1) {
      start = bytes.skippingSpace(from: start + 1)
    }
    if start + 3 < line.upperBound, bytes[start] == UInt8(ascii: "["), bytes.lower(start + 1) == UInt8(ascii: "x"),
      bytes[start + 2] == UInt8(ascii: "]"), bytes.isSpace(start + 3)
    {
      return bytes.skippingSpace(from: start + 3)..<line.upperBound
    }
    guard !isOne, let end = CheckMark.end(bytes, at: start), end < line.upperBound else { return nil }
    return bytes.skippingSpace(from: end)..<line.upperBound
  }

  private func endOfBullet(at start: Int, in line: Range<Int>) -> Int? {
    let byte = bytes[start]
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "*"):
      return start + 1 < line.upperBound && bytes[start + 1].isSpace ? start + 1 : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var end = start + 1
      while end < line.upperBound, end - start < 4, bytes[end].isDigit { end += 1 }
      guard end + 1 < line.upperBound, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")"),
        bytes[end + 1].isSpace
      else { return nil }
      // `3. May` is a day.
      return readingState.whole(bytes.line(line)) == nil ? end + 1 : nil
    case UInt8(ascii: "["): return droppingCheckBox(line).lowerBound > start ? droppingCheckBox(line).lowerBound : nil
    case 0xC2 where bytes.phrase("\u{B7}", at: start) != nil: return start + 2
    case 0xE2:
      for mark: StaticString in ["\u{2022}", "\u{2023}", "\u{2043}", "\u{25E6}", "\u{25AA}", "\u{2610}", "\u{2B1C}"]
      where bytes.starts(with: mark, at: start) {
        return start + 3
      }
      // A dash counts like the ASCII one.
      for mark: StaticString in ["\u{2013}", "\u{2014}"] where bytes.starts(with: mark, at: start) {
        return start + 3 < line.upperBound && bytes[start + 3].isSpace ? start + 3 : nil
      }
      return nil
    default: return nil
    }
  }

  /// The line without a check box at its start: `[ ]`, `[x]`, `[]`.
  private func droppingCheckBox(_ line: Range<Int>) -> Range<Int> {
    guard let close = bytes[line].firstIndex(of: UInt8(ascii: "]")), close - line.lowerBound <= 2,
      close == line.lowerBound + 1 || bytes[line.lowerBound + 1].isSpace
        || bytes.lower(line.lowerBound + 1) == UInt8(ascii: "x"),
      close + 1 < line.upperBound, bytes[close + 1].isSpace
    else { return line }
    return bytes.skippingSpace(from: close + 1)..<line.upperBound
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns true if exactly these bytes stand there.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}
