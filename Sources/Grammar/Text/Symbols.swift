/// Characters that are no letters.
extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of bytes of the emoji or symbol that stands there; nil for a letter.
  func pictureWidth(at offset: Int) -> Int? {
    switch self[offset] {
    case 0xF0 where offset + 3 < count && self[offset + 1] == 0x9F: 4
    case 0xE2 where offset + 2 < count: 3
    case 0xEF where starts(with: "\u{FE0F}", at: offset): 3
    case 0xC2 where offset + 1 < count && self[offset + 1] != 0xAA && self[offset + 1] != 0xBA: 2
    default: nil
    }
  }

  /// Returns the first arrow to the right in a range: `->`, `=>` or an arrow character.
  func arrow(in range: Range<Int>) -> Range<Int>? {
    for offset in range where self[offset] == UInt8(ascii: ">") || self[offset] == 0xE2 {
      if self[offset] == UInt8(ascii: ">"), offset > range.lowerBound,
        self[offset - 1] == UInt8(ascii: "-") || self[offset - 1] == UInt8(ascii: "=")
      {
        return offset - 1..<offset + 1
      }
      if self[offset] == 0xE2, starts(with: "\u{2192}", at: offset) || starts(with: "\u{2794}", at: offset) {
        return offset..<offset + 3
      }
    }
    return nil
  }
}
