/// The sentences of an item's line that have a day of their own: `Party on 6 Dec. RSVP by 1 Dec.` is two items.
struct Sentences {
  let bytes: Bytes
  let language: LanguageGrammar

  /// The range of each item; one range if the line is one item.
  func ranges(by expressions: [TemporalExpression]) -> [Range<Int>] {
    let whole = 0..<endOfWords
    let days = expressions.filter { $0.saysDay && $0.date != nil && $0.recurrence == nil && $0.problem == nil }
      .map { ($0, start: $0.ranges.map(\.lowerBound).min() ?? 0) }
      .sorted { $0.start < $1.start }
    guard days.count > 1, !bytes.contains(UInt8(ascii: "\"")) else { return [0..<bytes.count] }
    var parts: [Range<Int>] = []
    var start = 0
    for (before, after) in zip(days, days.dropFirst()) where before.0.date != after.0.date {
      let end = min(before.0.ranges.map(\.upperBound).max() ?? 0, whole.upperBound)
      guard end <= after.start, after.start <= whole.upperBound,
        // A full stop may belong to the date before it.
        let stop = (max(end - 1, 0)..<after.start).last(where: isStop)
      else { continue }
      parts.append(bytes.trimmed(start..<stop + 1))
      start = bytes.skippingSpace(from: stop + 1)
      if isBeginning(start) { start = bytes.skippingSpace(from: bytes.endOfWord(from: start)) }
    }
    return parts.isEmpty ? [0..<bytes.count] : parts + [bytes.trimmed(start..<bytes.count)]
  }

  /// The start of the note, which keeps its own sentences.
  private var endOfWords: Int {
    bytes.indices.first { bytes.starts(with: "//", at: $0) && bytes.isWordStart($0) } ?? bytes.count
  }

  /// True if the word there begins a sentence of its own: `Then call bob`.
  private func isBeginning(_ offset: Int) -> Bool {
    language.lineWords.sentenceBeginnings.contains(bytes, offset..<bytes.endOfWord(from: offset))
  }

  /// True if a sentence ends with that byte.
  private func isStop(_ offset: Int) -> Bool {
    guard bytes.isSpace(offset + 1), !bytes.isInBrackets(offset) else { return false }
    let next = bytes.skippingSpace(from: offset + 1)
    // `Dentist monday. Moved from tuesday` goes on.
    guard next < bytes.count else { return false }
    let goesOn = language.lineWords.continuations.contains(bytes, next..<bytes.endOfWord(from: next))
    guard !goesOn || isBeginning(next) else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "."): break
    default: return false
    }
    var start = offset
    while start > 0, bytes[start - 1].isWord { start -= 1 }
    if language.lineWords.abbreviations.contains(bytes, start..<offset) { return false }
    // `thursday 6pm. forms by monday`
    return offset - start > 4 || start < offset && bytes[start].isDigit || bytes[next] &- 65 < 26 || bytes[next] >= 0x80
  }
}
