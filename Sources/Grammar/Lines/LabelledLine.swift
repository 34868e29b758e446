/// A line of a pasted text, or a part of one: `Where: Main Hall`.
struct LabelledLine {
  let range: Range<Int>
  /// The range behind the label; the whole line if it has none.
  var value: Range<Int>
  /// The label in lower case, with single spaces; nil if there is none.
  var name: String?
  var label: Label?
  /// True if a blank line stands before it.
  var opensParagraph = false

  /// Reads the line. `Amount: £20` has a label, but none that the reader knows.
  init(_ bytes: Bytes, _ range: Range<Int>, _ language: LanguageGrammar) {
    self.range = range
    value = range
    let limit = min(range.lowerBound + LabelledLine.longest, range.upperBound)
    guard limit > range.lowerBound,
      let colon = bytes[range.lowerBound..<limit].firstIndex(of: UInt8(ascii: ":")),
      colon > range.lowerBound
    else { return }
    // `*When:* friday` is bold where it was copied from.
    var start = colon + 1
    while start < range.upperBound, bytes[start] == UInt8(ascii: "*") || bytes[start] == UInt8(ascii: "_") {
      start += 1
    }
    guard start == range.upperBound || bytes.isSpace(start) else { return }
    let told = bytes.string(range.lowerBound..<colon).lowercased().split { !$0.isLetter && !$0.isNumber }
    guard (1...3).contains(told.count), let first = told.first, first.contains(where: \.isLetter) else { return }
    let name = told.filter { $0 != language.lineWords.andWord }.joined(separator: " ")
    self.name = name
    label = language.lineWords.labels[name]
    value = bytes.trimmed(start..<range.upperBound)
  }

  private static let longest = 28

  /// The parts of the line, several if it has more than one label: `Date: 5 Dec Time: 7pm`.
  static func parts(_ bytes: Bytes, _ line: Range<Int>, _ language: LanguageGrammar) -> [LabelledLine] {
    let first = LabelledLine(bytes, line, language)
    var starts: [Int] = []
    for colon in line.dropFirst(2) where bytes[colon] == UInt8(ascii: ":") && bytes.isSpace(colon + 1) {
      // `Date & Time:` is one label.
      if first.label != nil, colon < first.value.lowerBound { continue }
      var start = colon
      while start > line.lowerBound, bytes[start - 1].isWord { start -= 1 }
      // `Due date:`, `Start time:`
      if start > line.lowerBound + 1,
        language.lineWords.secondWordsOfLabels.contains(bytes, start..<colon)
      {
        var word = start - 1
        while word > line.lowerBound, bytes[word - 1].isWord { word -= 1 }
        if language.lineWords.labels[bytes.string(word..<colon).lowercased()] != nil { start = word }
      }
      guard start > line.lowerBound, start < colon, bytes.isSpace(start - 1),
        first.label != nil || bytes.isUpper(start) || bytes.endsClause(before: start),
        language.lineWords.labels[bytes.string(start..<colon).lowercased()] != nil
      else { continue }
      // `Subject: Fwd: ...` has a label within.
      let last = LabelledLine(bytes, bytes.trimmed((starts.last ?? line.lowerBound)..<start), language)
      if last.label == nil || !last.value.isEmpty { starts.append(start) }
    }
    guard !starts.isEmpty else { return [first] }
    let ends = starts + [line.upperBound]
    return zip([line.lowerBound] + starts, ends).compactMap { start, end in
      let part = bytes.trimmed(start..<end)
      return part.isEmpty ? nil : LabelledLine(bytes, part, language)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isUpper(_ offset: Int) -> Bool { self[offset] &- 65 < 26 }

  /// True if the word before ends in a mark that closes a clause.
  fileprivate func endsClause(before offset: Int) -> Bool {
    var end = offset
    while end > 0, self[end - 1].isSpace { end -= 1 }
    guard end > 0 else { return true }
    return [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|")].contains(self[end - 1])
  }
}
