/// The string literals of a Swift source, each with its line and its call.
struct Literals {
  struct Literal {
    var line: Int
    /// Its text, with an object replacement character for each interpolation.
    var text: String
    /// The functions and types in whose argument lists it stands, the outermost first.
    var calls: [String]
    /// The label before it, if it is an argument.
    var label: String
  }

  private(set) var found: [Literal] = []
  private let source: [UInt8]
  private var index = 0
  private var line = 1
  private var calls: [String] = []

  init(in source: String) {
    self.source = Array(source.utf8)
    code(isInterpolation: false)
  }

  /// Reads code up to its end, or to the parenthesis that closes an interpolation.
  private mutating func code(isInterpolation: Bool) {
    var depth = 0
    while index < source.count {
      if starts(with: "//") {
        while index < source.count, source[index] != 10 { index += 1 }
      } else if let hashes = openingHashes {
        literal(hashes: hashes)
      } else {
        let byte = source[index]
        if byte == 10 { line += 1 }
        if byte == UInt8(ascii: "(") {
          calls.append(wordBefore(index))
          depth += 1
        } else if byte == UInt8(ascii: ")") {
          _ = calls.popLast()
          depth -= 1
        }
        index += 1
        if isInterpolation, depth == 0 { return }
      }
    }
  }

  /// The number of `#` that open a literal here; nil if none begins.
  private var openingHashes: Int? {
    var here = index
    while here < source.count, source[here] == UInt8(ascii: "#") { here += 1 }
    return here < source.count && source[here] == UInt8(ascii: "\"") ? here - index : nil
  }

  private mutating func literal(hashes: Int) {
    let label = label(before: index), start = line
    index += hashes
    let hash = String(repeating: "#", count: hashes)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    index += quote.utf8.count
    var text: [UInt8] = []
    while index < source.count {
      if starts(with: quote + hash) {
        index += quote.utf8.count + hashes
        break
      }
      if starts(with: "\\\(hash)(") {
        index += 1 + hashes
        code(isInterpolation: true)
        text += "\u{FFFC}".utf8
      } else if starts(with: "\\" + hash) {
        // An escape stands for a character that is no part of a word.
        text.append(source[index + 1 + hashes] == UInt8(ascii: "n") ? 32 : UInt8(ascii: "\\"))
        index += 2 + hashes
      } else {
        if source[index] == 10 { line += 1 }
        text.append(source[index])
        index += 1
      }
    }
    found.append(Literal(line: start, text: String(decoding: text, as: UTF8.self), calls: calls, label: label))
  }

  private func starts(with text: String) -> Bool { source[index...].starts(with: text.utf8) }

  private func wordBefore(_ end: Int) -> String {
    var end = end
    while end > 0, source[end - 1] == UInt8(ascii: "?") || source[end - 1] == UInt8(ascii: "!") { end -= 1 }
    var start = end
    while start > 0, Self.isPart(source[start - 1]) { start -= 1 }
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  private func label(before start: Int) -> String {
    var end = start
    while end > 0, source[end - 1] == 32 || source[end - 1] == 10 { end -= 1 }
    return end > 0 && source[end - 1] == UInt8(ascii: ":") ? wordBefore(end - 1) : ""
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte &- 48 < 10 || (byte | 0x20) &- 97 < 26
  }
}
