import Foundation

/// Data for programs that read a page (HTML, 4.12.1: a data block). Browsers do not run it, and `script-src` does not
/// apply to it.
public struct DataBlock: Sendable {
  fileprivate let json: String

  /// - Throws: if the value cannot be written as JSON.
  public init(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var json = ""
    // Only these characters can end a script element or change its meaning, and JSON has another way to write them.
    for scalar in String(decoding: try encoder.encode(value), as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<": json += "\\u003c"
      case ">": json += "\\u003e"
      case "&": json += "\\u0026"
      case "\u{7F}"..."\u{9F}": json += "\\ufffd"
      default: json.unicodeScalars.append(scalar)
      }
    }
    self.json = json
  }
}

extension HTML.StringInterpolation {
  /// Appends data as a whole element (JSON-LD 1.1, section 7).
  public mutating func appendInterpolation(linkedData block: DataBlock?) {
    guard let block else { return }
    appendRaw("<script type=\"application/ld+json\">" + block.json + "</script>")
  }
}
