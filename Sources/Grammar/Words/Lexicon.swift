/// The words that rules refer to, by their spelling: built once, then read without allocation.
final class Lexicon: @unchecked Sendable {
  /// A word with its spellings, separated by spaces.
  struct Meaning {
    var word: Word
    var value: Int
    var spellings: String
    var flags: Token.Flags = []
  }

  struct Entry {
    var word: Word
    var value: Int16
    var flags: Token.Flags
  }

  /// Up to 16 lower-case letters, packed.
  struct Key: Hashable {
    private(set) var low: UInt64 = 0
    private(set) var high: UInt64 = 0
    /// The number of letters; above 16, or with a letter outside ASCII, the word is in no lexicon.
    private(set) var count = 0

    init() {}

    init(_ spelling: some StringProtocol) {
      for byte in spelling.utf8 { append(byte) }
    }

    @inline(__always) mutating func append(_ byte: UInt8) {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
      count += 1
    }

    /// Appends the letters that stand there, in lower case, to an empty key; at most eight, which need no second word.
    @inline(__always) mutating func takeLetters(of bytes: UnsafeBufferPointer<UInt8>, at offset: inout Int) {
      let (start, end) = (offset, min(bytes.count, offset + 8))
      while offset < end, case let letter = bytes[offset] | 0x20, letter &- 0x61 < 26 {
        low = low << 8 | UInt64(letter)
        offset &+= 1
      }
      count = offset - start
    }

    mutating func spoil() { count = 99 }

    @inline(__always) var slot: Int {
      var mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
      mixed ^= mixed >> 32
      return Int(truncatingIfNeeded: mixed) & (Lexicon.size - 1)
    }
  }

  static let size = 4096
  // They are never written after they were built, and never freed: a lexicon lives as long as the process.
  private let slots: UnsafePointer<UInt16>
  private let keys: UnsafePointer<Key>
  private let entries: UnsafePointer<Entry>

  /// Days as people text them behind a `2`, and the intended word.
  let texted: [(StaticString, String)]
  /// Words of eight letters that some write with a hyphen in their middle.
  let hyphened: [StaticString]
  /// The letter behind the apostrophe of an owner: `friday's`.
  let ownersLetter: UInt8?
  /// Letters before a slash that abbreviate a word, and mean nothing to rules: `w/ karen`.
  let slashed: [UInt8]

  /// Makes the lexicon of some words; if a spelling has several meanings, the first one counts.
  init(
    _ words: [Meaning], texted: [(StaticString, String)] = [], hyphened: [StaticString] = [],
    ownersLetter: UInt8? = nil, slashed: [UInt8] = []
  ) {
    (self.texted, self.hyphened, self.ownersLetter, self.slashed) = (texted, hyphened, ownersLetter, slashed)
    var slots = [UInt16](repeating: 0, count: Lexicon.size)
    var keys = [Key()]
    var entries = [Entry(word: .unknown, value: 0, flags: [])]
    for meaning in words {
      for spelling in meaning.spellings.split(separator: " ") {
        let key = Key(spelling)
        var slot = key.slot
        while slots[slot] != 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & (Lexicon.size - 1) }
        guard slots[slot] == 0 else { continue }
        slots[slot] = UInt16(keys.count)
        keys.append(key)
        entries.append(Entry(word: meaning.word, value: Int16(meaning.value), flags: meaning.flags))
      }
    }
    self.slots = Lexicon.keep(slots)
    self.keys = Lexicon.keep(keys)
    self.entries = Lexicon.keep(entries)
  }

  private static func keep<Element>(_ list: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: list.count)
    memory.initialize(from: list, count: list.count)
    return UnsafePointer(memory)
  }

  /// Returns the meaning of a spelling; `.unknown` for a word in no rule.
  @inline(__always) func entry(_ key: Key) -> Entry {
    guard key.count <= 16 else { return entries[0] }
    var slot = key.slot
    while true {
      let index = Int(slots[slot])
      if index == 0 || (keys[index].low == key.low && keys[index].high == key.high) { return entries[index] }
      slot = (slot + 1) & (Lexicon.size - 1)
    }
  }
}
