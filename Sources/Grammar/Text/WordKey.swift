/// A word as one machine word, apart from the case of its letters: equal keys mean equal words, for words of up to
/// eight bytes. Longer words are hashed, and compared again by callers that need to be sure.
struct WordKey: Hashable {
  let value: UInt64

  @inline(__always)
  init(value: UInt64) { self.value = value }

  /// The key of the word in that range.
  @inline(__always)
  init(_ bytes: Bytes, _ range: Range<Int>) {
    var value: UInt64 = 0
    for offset in range { value = WordKey.adding(bytes[offset].lowered, to: value, at: offset - range.lowerBound) }
    self.value = value
  }

  init(_ word: some StringProtocol) { self.init(letters: word.utf8) }

  /// The key of the word of those bytes.
  init(letters: some Sequence<UInt8>) {
    var (value, index) = (UInt64(0), 0)
    for byte in letters {
      value = WordKey.adding(byte.lowered, to: value, at: index)
      index += 1
    }
    self.value = value
  }

  /// The key of a word with one more letter, its `index`th.
  @inline(__always)
  static func adding(_ byte: UInt8, to value: UInt64, at index: Int) -> UInt64 {
    index < 8 ? value << 8 | UInt64(byte) : (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// True if it is a `c` and digits, of up to eight bytes.
  var isNumberOfEvent: Bool {
    var rest = value
    guard rest > 0xFF else { return false }
    while rest > 0xFF {
      guard UInt8(truncatingIfNeeded: rest).isDigit else { return false }
      rest >>= 8
    }
    return rest == UInt64(UInt8(ascii: "c"))
  }

  /// The same word with a colon behind it.
  var withColon: WordKey { WordKey(value: value ^ 0x3A3A_3A3A_3A3A_3A3A) }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A set of words for quick look-up. It is made once, with the tables of a language, and lives as long as the process.
struct WordSet: Sendable {
  private let keys: Permanent<UInt64>
  private let mask: Int
  private let initials: Initials

  /// Makes a set of words of up to eight letters, separated by white space.
  init(_ words: String) {
    self.init(words.utf8.split(whereSeparator: \.isSpace).map { WordKey(letters: $0) }, Initials(of: words))
  }

  init(_ words: [WordKey], _ initials: Initials = .all) {
    let keys = words.map(\.value)
    var size = 16
    while size < keys.count * 4 { size *= 2 }
    var table = [UInt64](repeating: 0, count: size)
    for key in keys {
      var slot = WordSet.slot(key) & (size - 1)
      while table[slot] != 0, table[slot] != key { slot = (slot + 1) & (size - 1) }
      table[slot] = key
    }
    self.keys = Permanent(table)
    self.initials = initials
    mask = size - 1
  }

  @inline(__always)
  private static func slot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) }

  @inline(__always)
  func contains(_ key: WordKey) -> Bool {
    guard key.value != 0 else { return false }
    var slot = WordSet.slot(key.value) & mask
    while keys[slot] != 0 {
      if keys[slot] == key.value { return true }
      slot = (slot + 1) & mask
    }
    return false
  }

  /// Returns true if the word of that range is one of them: most words are ruled out by their first letter.
  @inline(__always)
  func contains(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    !range.isEmpty && initials.contains(bytes[range.lowerBound]) && holds(bytes, range)
  }

  private func holds(_ bytes: Bytes, _ range: Range<Int>) -> Bool { contains(WordKey(bytes, range)) }

  func union(_ other: WordSet) -> WordSet {
    WordSet(words + other.words, Initials([initials, other.initials]))
  }

  var words: [WordKey] { keys.filter { $0 != 0 }.map(WordKey.init(value:)) }
}
