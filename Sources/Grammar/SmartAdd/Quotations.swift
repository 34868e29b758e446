/// The marks that keep words as they are, and the parts of a line that are no words: a link, the note.
extension MarkReader {
  /// `"double quotes"` keep the text in them from being read. They stay, as a title's do, unless they only protect one
  /// word's sigil.
  mutating func quotation(at offset: Int) -> Int? {
    guard !quotesAreOver, offset + 1 < bytes.count, !bytes[offset + 1].isSpace else { return nil }
    var close = offset + 1
    while close < marks.end, bytes[close] != UInt8(ascii: "\"") || !bytes.isWordEnd(close + 1) { close += 1 }
    // If one quotation has no end, none behind it has: the line is searched once.
    quotesAreOver = close == marks.end
    guard close < marks.end, close > offset + 1 else { return nil }
    let content = offset + 1..<close
    marks.barriers.append(offset..<close + 1)
    let isWholeName = offset == start && close + 1 == bytes.count
    let guardsOneMark = bytes[content.lowerBound].isMark && !bytes[content].contains(where: \.isSpace)
    if isWholeName || guardsOneMark {
      marks.cuts.append(Cut(range: offset..<offset + 1, isSilent: true))
      marks.cuts.append(Cut(range: close..<close + 1, isSilent: true))
    }
    return close + 1
  }

  /// A backslash keeps the word behind it from being read: `buy \#2 pencils`.
  mutating func escape(at offset: Int) -> Int? {
    guard offset + 1 < bytes.count, !bytes[offset + 1].isSpace, bytes[offset + 1] != UInt8(ascii: "\\") else {
      return nil
    }
    let end = bytes.endOfChunk(from: offset)
    marks.barriers.append(offset..<end)
    marks.cuts.append(Cut(range: offset..<offset + 1, isSilent: true))
    return end
  }

  /// `// bring x-rays`: the rest of the line is a note; lines below that start with `//` go on with it.
  mutating func note(at offset: Int) -> Int? {
    guard bytes.starts(with: "//", at: offset) else { return nil }
    var note: [UInt8] = []
    var here = offset
    while here < bytes.count {
      let start = bytes.starts(with: "//", at: here) ? here + 2 : here
      let text = bytes.trimmed(start..<endOfLine(from: start))
      if !note.isEmpty, !text.isEmpty { note.append(UInt8(ascii: "\n")) }
      note += bytes[text]
      here = endOfLine(from: start) + 1
    }
    marks.end = offset
    guard !note.isEmpty else { return offset }
    marks.note = String(decoding: note, as: UTF8.self)
    return offset
  }

  private func endOfLine(from offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// `https://example.org`: the first link of a line is the item's.
  mutating func link(at offset: Int) -> Int? {
    guard bytes.phrase("http://", at: offset) != nil || bytes.phrase("https://", at: offset) != nil else { return nil }
    var end = bytes.endOfChunk(from: offset)
    while MarkReader.endsSentence(bytes[end - 1]) { end -= 1 }
    if bytes[end - 1] == UInt8(ascii: ")"), !bytes[offset..<end].contains(UInt8(ascii: "(")) { end -= 1 }
    guard end - offset > 8 else { return nil }
    if marks.url == nil {
      marks.url = bytes.string(offset..<end)
      take(offset..<end)
    } else {
      marks.barriers.append(offset..<end)
    }
    return end
  }

  private static func endsSentence(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "\""): true
    default: false
    }
  }
}
