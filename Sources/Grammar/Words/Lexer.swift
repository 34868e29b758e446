/// Cuts a line into tokens in one pass over its UTF-8 bytes.
///
/// Letters and digits are separate tokens (`5pm`, `3may`, `2h30`), an apostrophe inside a word belongs to it, and every
/// dash is one mark. The array ends in `Lexer.padding` tokens of kind `.end`, so that rules may look ahead.
enum Lexer {
  /// The number of `.end` tokens at the end of the array.
  static let padding = 8

  /// The tokens of a line while they are written: there is space for one per byte, and for the padding.
  private struct Output {
    let room: UnsafeMutableBufferPointer<Token>
    var count = 0

    @inline(__always)
    mutating func append(_ token: Token) {
      room.initializeElement(at: count, to: token)
      count += 1
    }

    /// Adds the padding.
    ///
    /// - Parameter flags: the flags of the first padding token.
    mutating func close(at end: Int, flags: Token.Flags) {
      var token = Token.end(at: end)
      token.flags = flags
      append(token)
      token.flags = .spaced
      for _ in 1..<padding { append(token) }
    }
  }

  @inline(__always)
  private static func write(_ most: Int, _ body: (inout Output) -> Void) -> [Token] {
    [Token](most: most + padding) { room in
      var output = Output(room: room)
      body(&output)
      return output.count
    }
  }

  static func tokens(of bytes: UnsafeBufferPointer<UInt8>, _ lexicon: Lexicon) -> [Token] {
    write(bytes.count) { scan(bytes, lexicon, into: &$0) }
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ lexicon: Lexicon, into tokens: inout Output) {
    let count = bytes.count
    var at = 0
    var flags: Token.Flags = .spaced
    while at < count {
      let byte = bytes[at]
      let start = at
      if isSpace(byte) {
        flags = .spaced
        at += 1
        continue
      }
      if byte == 0x32, let texted = texted(bytes, at, lexicon) {
        at += texted.count
        let entry = lexicon.entry(texted.key)
        tokens.append(
          Token(
            start: Int32(start), end: Int32(at), value: Int32(entry.value), kind: .word, word: entry.word, digits: 0,
            flags: flags.union(entry.flags)))
      } else if isDigit(byte) {
        var value = 0
        while at < count, isDigit(bytes[at]) {
          if value < 100_000_000 { value = value * 10 + Int(bytes[at] - 0x30) } else { value = Int(Int32.max) / 10 }
          at += 1
        }
        let digits = UInt8(min(at - start, 255))
        tokens.append(
          Token(
            start: Int32(start), end: Int32(at), value: Int32(value), kind: .number, word: .unknown, digits: digits,
            flags: flags))
      } else if isLetter(byte) {
        word(bytes, &at, flags, lexicon, &tokens)
      } else if byte < 0x80 {
        at += 1
        append(mark: byte == 0x60 ? 0x27 : byte, start, at, flags, &tokens)
      } else {
        switch special(bytes, at) {
        case .space(let width):
          at += width
          flags = .spaced
          continue
        case .mark(let mark, let width):
          at += width
          append(mark: mark, start, at, flags, &tokens)
        case .letter:
          word(bytes, &at, flags, lexicon, &tokens)
        }
      }
      flags = Token.Flags()
    }
    tokens.close(at: count, flags: flags)
  }

  /// Replaces tokens by those of a part of a line, as if it stood alone; returns false if a token crosses its edges.
  static func take(_ range: Range<Int>, of line: [Token], to tokens: inout [Token]) -> Bool {
    let count = line.count - padding
    var first = 0
    while first < count, line[first].start < range.lowerBound { first += 1 }
    guard first < count, line[first].start == range.lowerBound else { return false }
    var end = first
    while end < count, line[end].end <= range.upperBound { end += 1 }
    guard end > first, line[end - 1].end == range.upperBound else { return false }
    tokens.removeAll(keepingCapacity: true)
    tokens.reserveCapacity(end - first + padding)
    for var token in line[first..<end] {
      token.start -= Int32(range.lowerBound)
      token.end -= Int32(range.lowerBound)
      tokens.append(token)
    }
    tokens[0].flags.insert(.spaced)
    var last = Token.end(at: range.count)
    for _ in 0..<padding {
      tokens.append(last)
      last.flags = .spaced
    }
    return true
  }

  /// `2day`, `2nite`, `2moro`: the intended word, and its length in bytes.
  private static func texted(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ lexicon: Lexicon
  ) -> (key: Lexicon.Key, count: Int)? {
    for (tail, word) in lexicon.texted {
      let end = at + 1 + tail.utf8CodeUnitCount
      guard end <= bytes.count, end == bytes.count || !isLetter(bytes[end]) && !isDigit(bytes[end]) else { continue }
      var matches = true
      for index in 0..<tail.utf8CodeUnitCount where bytes[at + 1 + index] | 0x20 != tail.utf8Start[index] {
        matches = false
      }
      if matches { return (Lexicon.Key(word), 1 + tail.utf8CodeUnitCount) }
    }
    return nil
  }

  /// Reads a word, packing its lower-case letters without apostrophes into the lexicon's key on the way.
  private static func word(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int, _ leading: Token.Flags, _ lexicon: Lexicon,
    _ tokens: inout Output
  ) {
    let start = at
    let count = bytes.count
    var key = Lexicon.Key()
    var flags = leading
    if bytes[at] &- 0x41 < 26 { flags.insert(.capital) }
    key.takeLetters(of: bytes, at: &at)
    reading: while at < count {
      let byte = bytes[at]
      if isLetter(byte) {
        key.append(byte | 0x20)
        at += 1
        continue
      }
      guard byte == 0x27 || byte >= 0x80 else { break }
      switch byte == 0x27 ? .mark(0x27, 1) : special(bytes, at) {
      case .letter:
        key.spoil()
        at += 1
        while at < count, bytes[at] & 0xC0 == 0x80 { at += 1 }
      case .mark(0x27, let width):
        // An apostrophe belongs to the word only with a letter behind it.
        let next = at + width
        guard next < count, isLetter(bytes[next]) else { break reading }
        let isPossessive =
          bytes[next] | 0x20 == lexicon.ownersLetter && (next + 1 == count || !isLetter(bytes[next + 1]))
        if isPossessive, at > start {
          flags.insert(.possessive)
          at = next + 1
          break reading
        }
        at = next
      default: break reading
      }
    }
    // `week-end` is one word.
    if at - start == 4, at < count, bytes[at] == 0x2D,
      lexicon.hyphened.contains(where: { bytes.starts(with: $0, at: start) }),
      start + 8 == count || start + 8 < count && !isLetter(bytes[start + 8])
    {
      for letter in bytes[at + 1..<start + 8] { key.append(letter | 0x20) }
      at = start + 8
    }
    // The `w/` of `at 4 w/ karen` is no week.
    if at - start == 1, at < count, bytes[at] == UInt8(ascii: "/"), lexicon.slashed.contains(bytes[start] | 0x20) {
      key.spoil()
    }
    if at - start == 1, at < count, isDigit(bytes[at]) { takeDigit(bytes, &at, lexicon, &key) }
    let entry = lexicon.entry(key)
    flags.formUnion(entry.flags)
    tokens.append(
      Token(
        start: Int32(start), end: Int32(at), value: Int32(entry.value), kind: .word, word: entry.word, digits: 0,
        flags: flags))
  }

  /// Takes in the figure behind a letter if both are one word: `b4`.
  private static func takeDigit(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int, _ lexicon: Lexicon, _ key: inout Lexicon.Key
  ) {
    guard at + 1 == bytes.count || isSpace(bytes[at + 1]) else { return }
    var texted = key
    texted.append(bytes[at])
    if lexicon.entry(texted).word != .unknown { (key, at) = (texted, at + 1) }
  }

  private static func append(mark: UInt8, _ start: Int, _ end: Int, _ flags: Token.Flags, _ tokens: inout Output) {
    tokens.append(
      Token(
        start: Int32(start), end: Int32(end), value: Int32(mark), kind: .mark, word: .unknown, digits: 0, flags: flags))
  }

  private enum Special {
    case space(Int)
    case mark(UInt8, Int)
    case letter
  }

  /// The kind of a character outside ASCII: typographic spaces, dashes and quotes are read as the plain ones.
  private static func special(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Special {
    let rest = bytes.count - at
    if bytes[at] == 0xC2, rest > 1 {
      switch bytes[at + 1] {
      case 0xA0: return .space(2)
      case 0xB4: return .mark(0x27, 2)
      case 0xBC...0xBE: return .mark(bytes[at + 1], 2)
      default: return bytes[at + 1] < 0xC0 ? .mark(0x3F, 2) : .letter
      }
    }
    if bytes[at] == 0xCA, rest > 1, bytes[at + 1] == 0xBC { return .mark(0x27, 2) }
    guard rest > 2 else { return .letter }
    switch (bytes[at], bytes[at + 1], bytes[at + 2]) {
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE3, 0x80, 0x80): return .space(3)
    case (0xE2, 0x80, 0x90...0x95), (0xE2, 0x88, 0x92): return .mark(0x2D, 3)
    case (0xE2, 0x80, 0x98...0x9B), (0xE2, 0x80, 0xB2): return .mark(0x27, 3)
    case (0xE2, 0x80, 0x9C...0x9F): return .mark(0x22, 3)
    case (0xE2, 0x80, 0xA6): return .mark(0x2E, 3)
    default: return .letter
    }
  }

  @inline(__always) static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }
  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  @inline(__always) static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
