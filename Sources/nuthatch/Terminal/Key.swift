import Foundation

/// The meaning of a key, or a paste, to the editor.
enum Key: Equatable {
  /// A character typed, or several pasted.
  case text(String)
  case enter, backspace, delete, left, right, wordLeft, wordRight, up, down, home, end
  case eraseWord, eraseBefore, eraseAfter, clearScreen
  case interrupt, endOfInput
  case unknown

  /// Reads the next key; nil at the end of input.
  ///
  /// Source: ECMA-48 control sequences as xterm sends them, and its bracketed paste mode.
  static func read(_ nextByte: () -> UInt8?) -> Key? {
    guard let byte = nextByte() else { return nil }
    if let key = controls[byte] { return key }
    if byte == 0x1B { return escaped(nextByte) }
    return byte < 0x20 ? .unknown : character(from: byte, nextByte)
  }

  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace,
    0x0A: .enter, 0x0B: .eraseAfter, 0x0C: .clearScreen, 0x0D: .enter, 0x0E: .down, 0x10: .up, 0x15: .eraseBefore,
    0x17: .eraseWord, 0x7F: .backspace,
  ]

  /// The sequences after `ESC [` or `ESC O`; with Ctrl held they carry the parameter `1;5`.
  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1;5C": .wordRight, "1;5D": .wordLeft,
    "1~": .home, "3~": .delete, "4~": .end, "7~": .home, "8~": .end,
  ]

  private static func escaped(_ nextByte: () -> UInt8?) -> Key? {
    guard let first = nextByte() else { return nil }
    switch first {
    case UInt8(ascii: "b"): return .wordLeft
    case UInt8(ascii: "f"): return .wordRight
    case UInt8(ascii: "["), UInt8(ascii: "O"): break
    default: return .unknown
    }
    var sequence = ""
    while let byte = nextByte() {
      sequence.unicodeScalars.append(Unicode.Scalar(byte))
      if (0x40...0x7E).contains(byte) {
        return sequence == "200~" ? pasted(nextByte) : sequences[sequence] ?? .unknown
      }
    }
    return nil
  }

  /// Reads everything up to the end of the paste, line breaks too.
  private static func pasted(_ nextByte: () -> UInt8?) -> Key? {
    let end = Array("\u{1B}[201~".utf8)
    var bytes: [UInt8] = []
    while let byte = nextByte() {
      bytes.append(byte)
      if bytes.suffix(end.count).elementsEqual(end) {
        return .text(String(decoding: bytes.dropLast(end.count), as: UTF8.self))
      }
    }
    return nil
  }

  private static func character(from first: UInt8, _ nextByte: () -> UInt8?) -> Key {
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var bytes = [first]
    while bytes.count < length, let byte = nextByte() { bytes.append(byte) }
    return .text(String(decoding: bytes, as: UTF8.self))
  }
}
