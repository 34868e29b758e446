import Foundation

extension String {
  /// The string itself; nil if it is empty.
  package var nonEmpty: String? { isEmpty ? nil : self }

  /// The string without white space around it.
  package var trimmed: String { trimmedOfASCII ?? trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The same, found byte by byte; nil if an end has a character beyond ASCII, since it may be white space, too.
  private var trimmedOfASCII: String? {
    let bytes = utf8
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, bytes[start].isWhiteSpace { start = bytes.index(after: start) }
    while start < end {
      let last = bytes.index(before: end)
      guard bytes[last].isWhiteSpace else { break }
      end = last
    }
    guard start < end else { return "" }
    guard bytes[start] < 0x80, bytes[bytes.index(before: end)] < 0x80 else { return nil }
    return start == bytes.startIndex && end == bytes.endIndex ? self : String(self[start..<end])
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 32 || self &- 9 < 5 }
}
