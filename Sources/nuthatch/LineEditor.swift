import Foundation

/// Reads lines from the terminal with editing and history; from anything else, just lines.
final class LineEditor {
  private let prompt: String
  private let isInteractive: Bool
  private var history: LineHistory
  private var line: [Character] = []
  private var cursor = 0

  init(prompt: String) {
    self.prompt = prompt
    isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    history = isInteractive ? LineHistory.load() : LineHistory(file: nil)
  }

  /// The next line, without its end; nil at the end of input.
  func next() -> String? {
    guard isInteractive else { return readLine() }
    var before = termios()
    tcgetattr(STDIN_FILENO, &before)
    var raw = before
    cfmakeraw(&raw)
    raw.c_oflag |= tcflag_t(OPOST)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    line = []
    cursor = 0
    redraw()
    while let key = Key.read() {
      switch key {
      case .enter:
        write("\r\n")
        let text = String(line)
        history.add(text)
        return text
      case .end where line.isEmpty, .interrupt:
        write("\r\n")
        return nil
      default: edit(key)
      }
      redraw()
    }
    return nil
  }

  private func edit(_ key: Key) {
    switch key {
    case .character(let character):
      line.insert(character, at: cursor)
      cursor += 1
    case .backspace where cursor > 0:
      cursor -= 1
      line.remove(at: cursor)
    case .delete where cursor < line.count, .end where cursor < line.count: line.remove(at: cursor)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(line.count, cursor + 1)
    case .home: cursor = 0
    case .last: cursor = line.count
    case .up: replace(by: history.older(than: String(line)))
    case .down: replace(by: history.newer())
    case .clearBefore:
      line.removeFirst(cursor)
      cursor = 0
    case .clearAfter: line.removeLast(line.count - cursor)
    default: break
    }
  }

  private func replace(by text: String?) {
    guard let text else { return }
    line = Array(text)
    cursor = line.count
  }

  private func redraw() {
    let back = line.count - cursor
    write("\r\u{1B}[K\(prompt)\(String(line))\(back > 0 ? "\u{1B}[\(back)D" : "")")
  }

  private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// What a key means to the editor.
private enum Key {
  case character(Character)
  case enter, backspace, delete, left, right, up, down, home, last, end, interrupt, clearBefore, clearAfter, other

  /// Reads the next key from the terminal; nil at the end of input.
  static func read() -> Key? {
    guard let byte = readByte() else { return nil }
    switch byte {
    case 0x0D, 0x0A: return .enter
    case 0x7F, 0x08: return .backspace
    case 0x01: return .home
    case 0x03: return .interrupt
    case 0x04: return .end
    case 0x05: return .last
    case 0x0B: return .clearAfter
    case 0x15: return .clearBefore
    case 0x1B: return escape()
    case 0..<0x20: return .other
    default: return character(from: byte)
    }
  }

  private static func readByte() -> UInt8? {
    var byte: UInt8 = 0
    return Foundation.read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }

  /// A key that the terminal tells by a sequence: `ESC [ A`.
  private static func escape() -> Key {
    guard let bracket = readByte(), bracket == 0x5B || bracket == 0x4F, let code = readByte() else { return .other }
    switch code {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .last
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while let next = readByte(), next != UInt8(ascii: "~") {}
      return code == UInt8(ascii: "3") ? .delete : .other
    default: return .other
    }
  }

  private static func character(from first: UInt8) -> Key {
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var bytes = [first]
    while bytes.count < length, let byte = readByte() { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self).first.map { .character($0) } ?? .other
  }
}
