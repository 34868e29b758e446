extension [UInt8] {
  func begins(with other: [UInt8]) -> Bool { count >= other.count && prefix(other.count).elementsEqual(other) }

  /// The number in `size` bytes at an offset, highest byte first; nil if it would run beyond the end.
  func big(_ offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, size <= 7, offset <= count - size else { return nil }
    return self[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The number in `size` bytes at an offset, lowest byte first; nil if it would run beyond the end.
  func little(_ offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, size <= 7, offset <= count - size else { return nil }
    return self[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Four bytes as text, one character each; nil if they would run beyond the end.
  func text(at offset: Int) -> String? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return String(String.UnicodeScalarView(self[offset..<offset + 4].map { Unicode.Scalar($0) }))
  }

  /// A number as `size` bytes, highest byte first.
  static func big(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A number as `size` bytes, lowest byte first.
  static func little(_ value: Int, _ size: Int) -> [UInt8] { big(value, size).reversed() }
}
