/// The time and name that a chat app puts before a message when it is copied: `[20/11, 18:02] Ann: ...`, `20/11/2026,
/// 18:02 - Ann: ...`.
enum ForwardedMark {
  /// Returns the start of the message itself if a line begins with such a mark; nil otherwise.
  static func end(_ bytes: Bytes, _ line: Range<Int>, _ language: LanguageGrammar) -> Int? {
    guard let first = line.first,
      let name = startOfName(bytes, line, isBracketed: bytes[first] == UInt8(ascii: "["), language)
    else { return nil }
    let limit = min(name + longestName, line.upperBound)
    guard name < limit, let colon = bytes[name..<limit].firstIndex(of: UInt8(ascii: ":")), colon > name,
      colon + 1 == line.upperBound || bytes.isSpace(colon + 1)
    else { return nil }
    return min(bytes.skippingSpace(from: colon + 1), line.upperBound)
  }

  private static func startOfName(
    _ bytes: Bytes, _ line: Range<Int>, isBracketed: Bool, _ language: LanguageGrammar
  ) -> Int? {
    let start = line.lowerBound
    let limit = min(start + longestTime, line.upperBound)
    if isBracketed {
      guard let close = bytes[start..<limit].firstIndex(of: UInt8(ascii: "]")), bytes.isSpace(close + 1),
        isTime(bytes[start + 1..<close], language)
      else { return nil }
      return bytes.skippingSpace(from: close + 1)
    }
    guard bytes[start].isDigit,
      let dash = (start..<limit).first(where: {
        bytes[$0] == UInt8(ascii: "-") && bytes.isSpace($0 - 1) && bytes.isSpace($0 + 1)
      }),
      bytes[start..<dash].contains(UInt8(ascii: ",")), isTime(bytes[start..<dash], language)
    else { return nil }
    return bytes.skippingSpace(from: dash + 1)
  }

  /// True if it is a date and a time in figures.
  private static func isTime(_ range: Slice<Bytes>, _ language: LanguageGrammar) -> Bool {
    range.count > 6 && range.contains(UInt8(ascii: ":")) && range.reduce(0) { $0 + ($1.isDigit ? 1 : 0) } > 4
      && range.allSatisfy { $0.isDigit || $0.isSpace || language.lineWords.charactersOfMoments.utf8.contains($0) }
  }

  private static let longestTime = 32
  private static let longestName = 40
}
