/// A word of a line as phrases are matched by it: lower case, without apostrophes, in its usual spelling.
struct SpokenWord {
  /// UTF-8 offsets in the line.
  var start: Int32
  var end: Int32
  var key: WordKey
  var classes: WordClasses = []
  /// The mark right before it (`,` `.` `!` `?` `;` `:`), else 0.
  var mark: UInt8
  /// Whether a colon ends it: `note: ...`.
  var hasColon: Bool
  /// Whether it stands for two words.
  var isContraction = false
  /// Whether it adds nothing between the words of a phrase: `what can you even do`.
  var isAside = false
  /// Whether a moment, a repeat or a length may begin with it.
  var mayBeginTime = false
  /// Whether no date rule speaks of it: no moment, repeat or length has it.
  var isTimeless = true
  /// Its bits among those of others.
  private(set) var bits = WordBits.anything

  var range: Range<Int> { Int(start)..<Int(end) }

  /// Whether it may be the number of an event of the community's: `c12`.
  @inline(__always)
  var isNumberOfEvent: Bool { key.isNumberOfEvent }
}

extension SpokenWord {
  /// Speech is short: words beyond these are not looked at, so that a long text costs no more than a short one.
  static let most = 48

  /// The words of a range of a line. Nothing is spoken in a line that has more words than `most`: it has none then.
  static func words(of bytes: Bytes, _ range: Range<Int>, _ spelling: SpellingRules) -> [SpokenWord] {
    let usual = range.count / 3 + 4
    if usual < most, let words = words(of: bytes, range, atMost: usual, spelling) { return words }
    return words(of: bytes, range, atMost: most, spelling) ?? []
  }

  /// The same; nil where there are more than so many.
  private static func words(
    of bytes: Bytes, _ range: Range<Int>, atMost most: Int, _ spelling: SpellingRules
  ) -> [SpokenWord]? {
    var areAll = true
    // A contraction adds one.
    let words = [SpokenWord](most: most + 1) { room in
      let written = write(bytes, range, atMost: most, to: room, spelling)
      areAll = written != nil
      return written ?? 0
    }
    return areAll ? words : nil
  }

  /// Writes the words of a range of a line, and gives back how many they are; nil where they are more than so many.
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

  /// Writes it behind others, or the two words that it stands for, and gives back how many these are.
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

  /// Is another word from now on, of the same line.
  private mutating func become(_ other: WordKey, _ spelling: SpellingRules) {
    let form = spelling.form(of: other)
    key = other
    classes = form?.classes ?? []
    mayBeginTime = form?.mayBeginTime ?? false
    isTimeless = form?.isOfTime != true
    bits = WordBits(self)
  }

  /// The word that begins there; an apostrophe counts as part of it where a letter follows.
  static func word(_ bytes: Bytes, at start: Int, before limit: Int, _ spelling: SpellingRules) -> SpokenWord {
    var (end, value) = (start, UInt64(0))
    // Most words are of a few letters, and take one test each.
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
      start: Int32(start), end: Int32(end), key: WordKey(value: value), mark: 0, hasColon: hasColon)
    if let form = spelling.form(of: word.key) {
      (word.key, word.classes) = (form.key, form.classes)
      (word.isContraction, word.isAside) = (form.isContraction, form.isAside)
      (word.mayBeginTime, word.isTimeless) = (form.mayBeginTime, !form.isOfTime)
    }
    word.bits = WordBits(word)
    return word
  }
}
