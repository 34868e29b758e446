/// A line's UTF-8 while it is being read; the ranges of expressions are offsets into it.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
  /// Returns the byte there, lower case if it is an ASCII letter; 0 beyond the end.
  @inline(__always)
  func lower(_ offset: Int) -> UInt8 {
    guard offset < count else { return 0 }
    let byte = self[offset]
    return byte &- 65 < 26 ? byte | 0x20 : byte
  }

  /// Returns true if white space stands there; the ends of the line are none.
  @inline(__always)
  func isSpace(_ offset: Int) -> Bool {
    offset >= 0 && offset < count && self[offset].isSpace
  }

  /// Returns true if a word may begin there: at the start of the line, after white space or an opening bracket.
  @inline(__always)
  func isWordStart(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let before = self[offset - 1]
    return before.isSpace || before == UInt8(ascii: "(") || before == UInt8(ascii: "[")
  }

  /// Returns true if no letter or digit stands there.
  @inline(__always)
  func isWordEnd(_ offset: Int) -> Bool { offset >= count || !self[offset].isWord }

  /// The first offset from there that is not white space.
  @inline(__always)
  func skippingSpace(from offset: Int) -> Int {
    var offset = offset
    while offset < count, self[offset].isSpace { offset += 1 }
    return offset
  }

  /// The end of the stretch without white space that begins there.
  @inline(__always)
  func endOfChunk(from offset: Int) -> Int {
    var offset = offset
    while offset < count, !self[offset].isSpace { offset += 1 }
    return offset
  }

  /// The end of the word, of letters, digits and bytes beyond ASCII, that begins there.
  @inline(__always)
  func endOfWord(from offset: Int) -> Int {
    var offset = offset
    while offset < count, self[offset].isWord { offset += 1 }
    return offset
  }

  /// The word of a range that ends before an offset, with nothing but marks and spaces between.
  func wordBefore(_ offset: Int, in range: Range<Int>) -> Range<Int>? {
    var end = offset
    while end > range.lowerBound, !self[end - 1].isWord { end -= 1 }
    var start = end
    while start > range.lowerBound, self[start - 1].isWord { start -= 1 }
    return start < end ? start..<end : nil
  }

  /// Returns true if a word begins there; a word of a range may begin within one of the line.
  @inline(__always)
  func beginsWord(_ offset: Int, from start: Int) -> Bool {
    self[offset].isWord && (offset == start || !self[offset - 1].isWord)
  }

  /// The range without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isSpace { start += 1 }
    while start < end, self[end - 1].isSpace { end -= 1 }
    return start..<end
  }

  /// The range without the full stops, exclamation marks and white space at its end. The last full stop of `24.12.`
  /// stays.
  func withoutStop(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      let last = self[end - 1]
      guard last.isSpace || last == UInt8(ascii: "!") || last == UInt8(ascii: ".") && !isEndOfDate(end - 1) else {
        break
      }
      end -= 1
    }
    return range.lowerBound..<end
  }

  /// True if the full stop there ends a day and a month: `24.12.`
  private func isEndOfDate(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, self[start - 1].isDigit { start -= 1 }
    guard (1...2).contains(offset - start), start > 1, self[start - 1] == UInt8(ascii: "."), self[start - 2].isDigit
    else { return false }
    return self[start..<offset].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } <= 12
  }

  /// True if an offset stands between brackets, which enclose one remark.
  func isInBrackets(_ offset: Int) -> Bool {
    let isBracket: (UInt8) -> Bool = { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
    guard let open = self[..<offset].lastIndex(where: isBracket), self[open] == UInt8(ascii: "(") else { return false }
    return self[offset...].contains(UInt8(ascii: ")"))
  }

  /// Returns the end of the phrase that begins there, white space after it included; nil if it is another one.
  ///
  /// - Parameter phrase: in lower case, with one space between its words; the text may have more.
  func phrase(_ phrases: [StaticString], at offset: Int) -> Int? {
    for words in phrases {
      if let end = phrase(words, at: offset) { return end }
    }
    return nil
  }

  /// The same for one phrase: most phrases are ruled out by their first letter.
  @inline(__always)
  func phrase(_ phrase: StaticString, at offset: Int) -> Int? {
    let first = phrase.utf8Start[0]
    return first == lower(offset) || first == UInt8(ascii: " ") ? rest(of: phrase, at: offset) : nil
  }

  private func rest(of phrase: StaticString, at offset: Int) -> Int? {
    var here = offset
    let letters = UnsafeBufferPointer(start: phrase.utf8Start, count: phrase.utf8CodeUnitCount)
    for letter in letters {
      if letter == UInt8(ascii: " ") {
        guard isSpace(here) else { return nil }
        here = skippingSpace(from: here)
      } else {
        guard lower(here) == letter else { return nil }
        here += 1
      }
    }
    if let last = letters.last, last.isWord, !isPhraseEnd(here) { return nil }
    return skippingSpace(from: here)
  }

  /// Returns true if those letters stand there, in upper or lower case.
  func reads(_ letters: StaticString, at offset: Int) -> Bool {
    (0..<letters.utf8CodeUnitCount).allSatisfy { lower(offset + $0) == letters.utf8Start[$0] }
  }

  /// The end of a word that stands there, in upper or lower case; nil for another one.
  func end(of word: StaticString, at offset: Int) -> Int? {
    let end = offset + word.utf8CodeUnitCount
    return reads(word, at: offset) && isWordEnd(end) ? end : nil
  }

  /// Returns true if no part of a longer word stands there: `please` does not end in `please-and-thank-you`.
  @inline(__always)
  func isPhraseEnd(_ offset: Int) -> Bool {
    guard offset < count else { return true }
    let byte = self[offset]
    if byte.isWord { return false }
    let joins = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "_")
    return !joins || isWordEnd(offset + 1)
  }

  /// Returns the end of that many characters (Unicode scalars) of a range, or its own end if it has no more.
  func end(of characters: Int, in range: Range<Int>) -> Int {
    guard range.count > characters else { return range.upperBound }
    var (offset, left) = (range.lowerBound, characters)
    while offset < range.upperBound {
      if self[offset] & 0xC0 != 0x80 {
        if left == 0 { return offset }
        left -= 1
      }
      offset += 1
    }
    return offset
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }

  /// Returns true if those bytes occur in it; nil if a character beyond ASCII may change the answer.
  func holds(_ other: Bytes) -> Bool? {
    guard let first = other.first, allSatisfy({ $0 < 0x80 }) else { return nil }
    guard count >= other.count else { return false }
    // Many texts begin and end with a space, which tells less than the letter in the middle.
    let middle = other.count / 2
    let letter = other[middle]
    for start in 0...count - other.count where self[start + middle] == letter && self[start] == first {
      if other.indices.allSatisfy({ self[start + $0] == other[$0] }) { return true }
    }
    return false
  }

  /// The text of a range in lower case.
  func lowercased(_ range: Range<Int>) -> String {
    let text = string(range)
    return self[range].allSatisfy { $0 < 0x80 && $0 &- 65 >= 26 } ? text : text.lowercased()
  }

  /// The same bytes in a range, as a line of their own.
  func line(_ range: Range<Int>) -> Bytes { UnsafeBufferPointer(rebasing: self[range]) }

  /// Returns true if it ends as `text` does, apart from the case of ASCII letters.
  func ends(in text: String) -> Bool {
    let start = count - text.utf8.count
    return start >= 0 && matches(text, in: start..<count)
  }

  /// Returns true if that range reads as `text` does, apart from the case of ASCII letters.
  func matches(_ text: String, in range: Range<Int>) -> Bool {
    guard text.utf8.count == range.count else { return false }
    var offset = range.lowerBound
    for byte in text.utf8 {
      guard lower(offset) == byte.lowered else { return false }
      offset += 1
    }
    return true
  }
}

extension String {
  /// Calls a function with the text's UTF-8.
  func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}

extension UInt8 {
  /// White space within a text, line ends included.
  @inline(__always)
  var isSpace: Bool { self == 32 || self &- 9 < 5 }

  @inline(__always)
  var isDigit: Bool { self &- 48 < 10 }

  /// True for `A` to `Z`.
  @inline(__always)
  var isCapital: Bool { self &- 65 < 26 }

  /// A letter; every byte beyond ASCII counts as part of one.
  @inline(__always)
  var isLetter: Bool { (self | 0x20) &- 97 < 26 || self >= 0x80 }

  /// True for a mark that ends a clause.
  @inline(__always)
  var endsClause: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// A part of a word: a letter or a digit.
  @inline(__always)
  var isWord: Bool { isDigit || isLetter }

  /// Lower case if it is an ASCII letter.
  @inline(__always)
  var lowered: UInt8 { self &- 65 < 26 ? self | 0x20 : self }
}
