/// A word of a line in the form that is matched with phrases: lower case, without apostrophes, in its usual spelling.
struct SpokenWord {
  /// The start in the line, in UTF-8 bytes.
  var start: Int32
  var end: Int32
  var key: WordKey
  var classes = WordClasses()
  /// The mark right before it (`,` `.` `!` `?` `;` `:`), else 0.
  var mark: UInt8
  /// True if a colon ends it: `note: ...`.
  var hasColon: Bool
  /// True if it stands for two words.
  var isContraction = false
  /// True if it adds nothing between the words of a phrase: `what can you even do`.
  var isAside = false
  /// True if a moment, a repeat or a length may begin with it.
  var mayBeginTime = false
  /// True if no date rule uses it, so that no moment, repeat or length contains it.
  var isTimeless = true
  /// Its bits for comparison with other words.
  private(set) var bits = WordBits.anything

  var range: Range<Int> { Int(start)..<Int(end) }

  /// True if only a stop or a colon parts it from the word before: `30` of `6:30`.
  @inline(__always)
  func goesOn(_ before: SpokenWord) -> Bool {
    start == before.end + 1 && (mark == UInt8(ascii: ":") || mark == UInt8(ascii: "."))
  }

  /// True if it may be the number of an event of the community: `c12`.
  @inline(__always)
  var isNumberOfEvent: Bool { key.isNumberOfEvent }
}

extension SpokenWord {
  /// The greatest number of words in a line of speech; a longer line has none, so that a long text costs no more than a
  /// short one.
  static let most = 48

  /// Returns the words of a range of a line; none if there are more than `most`.
  static func words(of bytes: Bytes, _ range: Range<Int>, _ spelling: SpellingRules) -> [SpokenWord] {
    let usual = range.count / 3 + 4
    if usual < most, let words = words(of: bytes, range, atMost: usual, spelling) { return words }
    return words(of: bytes, range, atMost: most, spelling) ?? []
  }

  /// The same; nil if there are more than the limit.
  private static func words(
    of bytes: Bytes, _ range: Range<Int>, atMost most: Int, _ spelling: SpellingRules
  ) -> [SpokenWord]? {
    var areAll = true
    // A contraction adds one word.
    let words = [SpokenWord](most: most + 1) { room in
      let written = write(bytes, range, atMost: most, to: room, spelling)
      areAll = written != nil
      return written ?? 0
    }
    return areAll ? words : nil
  }

  /// Writes the words of a range of a line, and returns their number; nil if there are more than the limit.
  private static func write(
    _ bytes: Bytes, _ range: Range<Int>, atMost most: Int, to room: UnsafeMutableBufferPointer<SpokenWord>,
    _ spelling: SpellingRules
  ) -> Int? {
    var (here, mark, count) = (range.lowerBound, UInt8(0), 0)
    while here < range.upperBound {
      let byte = bytes[here]
      // Emoji stand between words, as marks do.
      if byte >= 0xF0 {
        here += 4
        continue
      }
      if byte == 0xE2 || byte == 0xEF, let width = bytes.pictureWidth(at: here) {
        here += width
        continue
      }
      guard byte.isWord else {
        if byte != UInt8(ascii: "'"), !byte.isSpace { mark = byte }
        here += 1
        continue
      }
      guard count < most else { return nil }
      var word = word(bytes, at: here, before: range.upperBound, spelling)
      word.mark = mark
      here = Int(word.end)
      mark = 0
      count += word.write(to: room, at: count, spelling)
    }
    return count
  }

  /// Writes the word behind the others, or the two words that it stands for; returns 1 or 2.
  @inline(__always)
  func write(to room: UnsafeMutableBufferPointer<SpokenWord>, at place: Int, _ spelling: SpellingRules) -> Int {
    var first = self
    guard isContraction, let (key, other) = spelling.expansion(of: key) else {
      room.initializeElement(at: place, to: first)
      return 1
    }
    var second = SpokenWord(start: end, end: end, key: other, mark: 0, hasColon: hasColon)
    second.become(other, spelling)
    first.become(key, spelling)
    room.initializeElement(at: place, to: first)
    room.initializeElement(at: place + 1, to: second)
    return 2
  }

  /// Becomes another word of the same line.
  private mutating func become(_ other: WordKey, _ spelling: SpellingRules) {
    let form = spelling.form(of: other)
    key = other
    classes = form?.classes ?? []
    mayBeginTime = form?.mayBeginTime ?? false
    isTimeless = form?.isOfTime != true
    bits = WordBits(self)
  }

  /// Returns the word that begins there; an apostrophe is part of it if a letter follows.
  static func word(_ bytes: Bytes, at start: Int, before limit: Int, _ spelling: SpellingRules) -> SpokenWord {
    var (end, value) = (start, UInt64(0))
    // Most words have a few letters, and need one test each.
    let few = min(limit, start + 8)
    while end < few, (bytes[end] | 0x20) &- 97 < 26 {
      value = value << 8 | UInt64(bytes[end] | 0x20)
      end += 1
    }
    var count = end - start
    while end < limit {
      let byte = bytes[end]
      if byte.isWord {
        value = WordKey.adding(byte.lowered, to: value, at: count)
        count += 1
      } else if byte != UInt8(ascii: "'") || end + 1 >= limit || !bytes[end + 1].isLetter {
        break
      }
      end += 1
    }
    let colon = bytes.skippingSpace(from: end)
    let hasColon =
      colon < limit && bytes[colon] == UInt8(ascii: ":") && (colon + 1 >= limit || bytes[colon + 1].isSpace)
    var word = SpokenWord(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), key: WordKey(value: value),
      mark: 0, hasColon: hasColon)
    if let form = spelling.form(of: word.key) {
      (word.key, word.classes) = (form.key, form.classes)
      (word.isContraction, word.isAside) = (form.isContraction, form.isAside)
      (word.mayBeginTime, word.isTimeless) = (form.mayBeginTime, !form.isOfTime)
    }
    word.bits = WordBits(word)
    return word
  }
}
