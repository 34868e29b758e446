/// Joins the remaining parts of a name: one space for any white space, and no punctuation left dangling by a gap. Only
/// white space and such punctuation are dropped.
struct NameJoiner {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0
  /// True if white space came since the last byte was added.
  private var isSpaced = false
  /// True if something was taken out since the last byte was added.
  private var isGap = false
  /// True if only closing punctuation was added since the last gap.
  private var endsInGap = false

  init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  /// Notes that something was taken out here.
  mutating func leaveGap() {
    isGap = true
    endsInGap = true
    isSpaced = true
  }

  mutating func add(_ bytes: Bytes, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte.isSpace {
        isSpaced = true
      } else if isGap {
        if !passesGap(bytes, &offset) { put(byte) }
      } else if isSpaced || endsInGap {
        put(byte)
      } else {
        // The rest of a word is taken as it is.
        let end = min(bytes.endOfChunk(from: offset), range.upperBound)
        for place in offset..<end { append(bytes[place]) }
        offset = end
        continue
      }
      offset += 1
    }
  }

  /// Returns true if the first byte behind a gap is dropped, because the text that it separated or closed is gone.
  private mutating func passesGap(_ bytes: Bytes, _ offset: inout Int) -> Bool {
    if NameJoiner.isFace(bytes, at: offset) { return false }
    if let width = NameJoiner.separator(bytes, at: offset), count == 0 || endsAlone(bytes, offset + width) {
      offset += width - 1
      return true
    }
    guard NameJoiner.closes(bytes[offset]) else { return false }
    if count == 0 { return true }
    if bytes[offset] == UInt8(ascii: ")") || bytes[offset] == UInt8(ascii: "]"), count > 0,
      buffer[count - 1] == UInt8(ascii: "(") || buffer[count - 1] == UInt8(ascii: "[")
    {
      count -= 1
      trimSpace()
      return true
    }
    dropSeparators()
    isSpaced = false
    return false
  }

  /// True if a separator between a gap and that offset joins nothing: the text before the gap ends in another one.
  private func endsAlone(_ bytes: Bytes, _ offset: Int) -> Bool {
    guard count > 0 else { return true }
    let last = buffer[count - 1]
    return last == UInt8(ascii: ",") || last == UInt8(ascii: "-") || last == UInt8(ascii: "(")
  }

  /// Ends the name, without punctuation that a gap left dangling there.
  mutating func close() {
    guard endsInGap else { return }
    dropSeparators()
  }

  private mutating func put(_ byte: UInt8) {
    if isSpaced, count > 0, !(isGap && isOpen) { append(32) }
    if endsInGap, !NameJoiner.closes(byte) { endsInGap = false }
    isSpaced = false
    isGap = false
    append(byte)
  }

  private var isOpen: Bool {
    count > 0 && (buffer[count - 1] == UInt8(ascii: "(") || buffer[count - 1] == UInt8(ascii: "["))
  }

  private mutating func append(_ byte: UInt8) {
    guard count < buffer.count else { return }
    buffer[count] = byte
    count += 1
  }

  private mutating func trimSpace() {
    while count > 0, buffer[count - 1] == 32 { count -= 1 }
    isSpaced = true
  }

  private mutating func dropSeparators() {
    while count > 0 {
      switch buffer[count - 1] {
      case UInt8(ascii: ":") where endsInEmoji: return
      case 32, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "("), UInt8(ascii: "|"):
        count -= 1
      case UInt8(ascii: "!") where count > 1 && buffer[count - 2] != UInt8(ascii: "!") && endsInGap: count -= 1
      case UInt8(ascii: ">") where count > 1 && buffer[count - 2] == UInt8(ascii: "-"): count -= 2
      case 0x92 where count > 2 && buffer[count - 2] == 0x86 && buffer[count - 3] == 0xE2: count -= 3
      case 0x93...0x95 where count > 2 && buffer[count - 2] == 0x80 && buffer[count - 3] == 0xE2: count -= 3
      default: return
      }
    }
  }

  /// True if the name so far ends in a custom emoji: `:party_parrot:`.
  private var endsInEmoji: Bool {
    var start = count - 1
    while start > 0, buffer[start - 1].isWord || buffer[start - 1] == UInt8(ascii: "_") { start -= 1 }
    guard start < count - 1, start > 0, buffer[start - 1] == UInt8(ascii: ":") else { return false }
    return start == 1 || buffer[start - 2] == 32
  }

  /// True if an emoticon begins there: `:)`, `;-)`.
  private static func isFace(_ bytes: Bytes, at offset: Int) -> Bool {
    (bytes[offset] == UInt8(ascii: ":") || bytes[offset] == UInt8(ascii: ";")) && offset + 1 < bytes.count
      && !bytes[offset + 1].isSpace
  }

  /// Punctuation that stands right behind a word.
  private static func closes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: ":"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// The number of bytes of punctuation that separates two things and means nothing if one of them is gone; nil for
  /// others.
  private static func separator(_ bytes: Bytes, at offset: Int) -> Int? {
    switch bytes[offset] {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "|"): 1
    case UInt8(ascii: "-"): bytes.isSpace(offset + 1) ? 1 : nil
    case 0xE2 where bytes.starts(with: "\u{2013}", at: offset) || bytes.starts(with: "\u{2014}", at: offset): 3
    default: nil
    }
  }
}
