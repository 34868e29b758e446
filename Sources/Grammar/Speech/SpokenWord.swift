/// A word of a line as phrases are matched by it: lower case, without apostrophes, in its usual spelling.
struct SpokenWord {
  /// UTF-8 offsets in the line.
  var start: Int32
  var end: Int32
  var key: WordKey
  /// The mark right before it (`,` `.` `!` `?` `;` `:`), else 0.
  var mark: UInt8
  /// Whether a colon ends it: `note: ...`.
  var hasColon: Bool
  /// Whether it stands for two words.
  var isContraction = false
  /// Whether it adds nothing between the words of a phrase: `what can you even do`.
  var isAside = false
  var classes: WordClasses = []
  /// Whether a moment, a repeat or a length may begin with it.
  var mayBeginTime = true
  /// Whether no date rule speaks of it: no moment, repeat or length has it.
  var isTimeless = false

  var range: Range<Int> { Int(start)..<Int(end) }
}

extension SpokenWord {
  /// Speech is short: words beyond these are not looked at, so that a long text costs no more than a short one.
  static let most = 48

  /// The words of a range of a line. Nothing is spoken in a line that has more words than `most`: it has none then.
  static func words(of bytes: Bytes, _ range: Range<Int>) -> [SpokenWord] {
    var words: [SpokenWord] = []
    words.reserveCapacity(min(range.count / 3 + 4, most))
    var (here, mark) = (range.lowerBound, UInt8(0))
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
      guard words.count < most else { return [] }
      var word = word(bytes, at: here, before: range.upperBound)
      word.mark = mark
      here = Int(word.end)
      mark = 0
      words.append(word)
      word.expand(in: &words)
    }
    return words
  }

  /// Puts the two words in the place of the last that it stands for where it is a contraction.
  @inline(__always)
  func expand(in words: inout [SpokenWord]) {
    guard isContraction, let (first, second) = English.expansion(of: key) else { return }
    words[words.count - 1].key = first
    words[words.count - 1].classes = English.form(of: first)?.classes ?? []
    words.append(
      SpokenWord(
        start: end, end: end, key: second, mark: 0, hasColon: hasColon,
        classes: English.form(of: second)?.classes ?? []))
  }

  /// The word that begins there; an apostrophe counts as part of it where a letter follows.
  static func word(_ bytes: Bytes, at start: Int, before limit: Int) -> SpokenWord {
    var (end, value, count) = (start, UInt64(0), 0)
    while end < limit {
      let byte = bytes[end]
      // Letters, which most are, take one test.
      let letter = byte | 0x20
      if letter &- 97 < 26 {
        value = WordKey.adding(letter, to: value, at: count)
        count += 1
      } else if byte.isWord {
        value = WordKey.adding(byte, to: value, at: count)
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
    if let form = English.form(of: word.key) {
      (word.key, word.classes) = (form.key, form.classes)
      (word.isContraction, word.isAside) = (form.isContraction, form.isAside)
    }
    return word
  }
}
