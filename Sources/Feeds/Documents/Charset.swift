import Foundation

/// The characters of an answer that is not XML or HTML.
enum Charset {
  /// The bytes as UTF-8. They are decoded by their byte order mark, else kept if they are UTF-8, else decoded by the
  /// given charset, else by the Windows charset for Western Europe.
  static func utf8(_ bytes: [UInt8], told charset: String?) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(bytes: bytes, encoding: .utf16).map { Array($0.utf8) } ?? bytes
    }
    if isUTF8(bytes) { return bytes }
    let encoding = charset.flatMap { encodings[$0.lowercased()] } ?? .windowsCP1252
    return String(bytes: bytes, encoding: encoding).map { Array($0.utf8) }
      ?? String(bytes: bytes, encoding: .isoLatin1).map { Array($0.utf8) } ?? bytes
  }

  /// Whether bytes are UTF-8 (RFC 3629).
  static func isUTF8(_ bytes: [UInt8]) -> Bool { (try? UTF8Span(validating: bytes.span)) != nil }

  /// The charset of a content type: `text/calendar; charset="utf-8"`.
  static func name(in contentType: String?) -> String? {
    let parameters = (contentType ?? "").split(separator: ";").dropFirst()
    let value = parameters.map { $0.trimmingCharacters(in: .whitespaces) }
      .first { $0.lowercased().hasPrefix("charset=") }?.dropFirst(8)
    return value.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"' ")) }
  }

  private static let encodings: [String: String.Encoding] = [
    "windows-1252": .windowsCP1252, "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "us-ascii": .windowsCP1252,
  ]
}
