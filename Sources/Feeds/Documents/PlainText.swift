import CXML2
import Foundation

/// Plain text from text that may be HTML, escaped once or twice.
enum PlainText {
  /// One line: without tags and line breaks, cut to ``EventLimits/line``.
  static func line(_ text: String) -> String {
    if isPlainLine(text) { return text }
    let plain = mayBeMarkup(text) ? stripped(unescaped(text)) : text
    let words = plain.unicodeScalars.split(whereSeparator: isSpace)
    let line = words.map { String($0) }.joined(separator: " ")
    return cut(line, to: EventLimits.line)
  }

  /// The same line; nil if nothing is left.
  static func nonEmptyLine(_ text: String) -> String? {
    let line = line(text)
    return line.isEmpty ? nil : line
  }

  /// Several lines: keeps paragraphs apart, removes tags, and cuts to ``EventLimits/note``. Nil if nothing is left.
  static func note(_ text: String) -> String? {
    let plain = mayBeMarkup(text) ? stripped(unescaped(text)) : text
    var lines: [String] = []
    for line in plain.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" }) {
      let words = line.split(whereSeparator: isSpace).map { String($0) }.joined(separator: " ")
      if !words.isEmpty || lines.last?.isEmpty == false { lines.append(words) }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.isEmpty ? nil : cut(lines.joined(separator: "\n"), to: EventLimits.note)
  }

  /// The text without white space around it.
  static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  private static func cut(_ text: String, to most: Int) -> String {
    guard text.utf8.count > most, text.unicodeScalars.count > most else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(most - 1))) + "…"
  }

  /// True if a text is already a line, as most are: ASCII, with only single spaces between words.
  private static func isPlainLine(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7f, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&") else { return false }
      if byte == UInt8(ascii: " "), last == byte { return false }
      last = byte
    }
    return last != UInt8(ascii: " ") && text.utf8.count <= EventLimits.line
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x7e else { return scalar.value <= 0x20 }
    return scalar.value == 0x7f || scalar.properties.isWhitespace
  }

  private static func mayBeMarkup(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
  }

  /// Escapes are resolved twice, since many sources escape text that is already escaped.
  private static func unescaped(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "&")) ? Entities.resolved(Entities.resolved(text)) : text
  }

  /// The text without tags. The end of a block ends a line. Text that is not a tag (`<3`) stays.
  private static func stripped(_ text: String) -> String {
    var output: [UInt8] = []
    var rest = Array(text.utf8)[...]
    // No tag ends after this position.
    let lastEnd = rest.lastIndex(of: UInt8(ascii: ">")) ?? -1
    while let mark = rest.firstIndex(of: UInt8(ascii: "<")) {
      output += rest[..<mark]
      rest = rest[mark...]
      let name = String(
        decoding: rest.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix(while: isNameByte).prefix(12), as: UTF8.self
      ).lowercased()
      let isComment = rest.dropFirst().first == UInt8(ascii: "!")
      guard !name.isEmpty || isComment, mark < lastEnd, let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
        output.append(rest.removeFirst())
        continue
      }
      let isOpening = rest.dropFirst().first != UInt8(ascii: "/")
      rest = rest[(end + 1)...]
      if blocks.contains(name) { output.append(0x0a) }
      if isOpening, ["script", "style"].contains(name) { rest = rest.drop { $0 != UInt8(ascii: "<") } }
    }
    return String(decoding: output + rest, as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private static let blocks: Set = [
    "br", "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "blockquote", "hr",
    "section",
    "article", "header", "footer", "dt", "dd",
  ]
}
