extension StringProtocol {
  /// Appends the text, escaped for HTML, both between tags and in a quoted attribute.
  ///
  /// It works on Unicode scalars: to Swift, a quotation mark with a combining accent is another `Character`, but a
  /// browser ends the attribute there. Control characters, which HTML does not allow, become U+FFFD.
  func escape(into result: inout String) {
    guard utf8.contains(where: \.needsAttention) else {
      result += self
      return
    }
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt8 {
  /// Whether this byte of UTF-8 can belong to a scalar that needs escaping.
  fileprivate var needsAttention: Bool {
    switch self {
    // 0xC2 leads U+0080 to U+00BF, which include the second range of control characters.
    case 0..<0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2: true
    default: false
    }
  }
}
