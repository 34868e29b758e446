/// Writes JSON, keys in the order given.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the next key or element needs a comma before it.
  private var needsComma = false

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  mutating func endLine() {
    bytes.append(10)
    needsComma = false
  }

  mutating func object(_ key: StaticString? = nil, _ content: (inout JSONWriter) -> Void) {
    nested(key, UInt8(ascii: "{"), UInt8(ascii: "}"), content)
  }

  mutating func array(_ key: StaticString, _ content: (inout JSONWriter) -> Void) {
    nested(key, UInt8(ascii: "["), UInt8(ascii: "]"), content)
  }

  private mutating func nested(
    _ key: StaticString?, _ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void
  ) {
    begin(key)
    bytes.append(open)
    needsComma = false
    content(&self)
    bytes.append(close)
    needsComma = true
  }

  /// Writes a text; an absent one is left out.
  mutating func write(_ key: StaticString?, _ value: String?) {
    guard let value else { return }
    begin(key)
    quote(value)
  }

  mutating func write(_ key: StaticString?, _ value: Int?) {
    guard let value else { return }
    begin(key)
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func write(_ key: StaticString, _ value: Bool) {
    begin(key)
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func writeNull(_ key: StaticString) {
    begin(key)
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a list of texts; an empty one is left out.
  mutating func write(_ key: StaticString, _ values: [String]) {
    guard !values.isEmpty else { return }
    array(key) { writer in
      for value in values { writer.write(nil, value) }
    }
  }

  private mutating func begin(_ key: StaticString?) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    guard let key else { return }
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// A text in quotation marks, escaped as RFC 8259 section 7 demands.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 10: bytes.append(contentsOf: "\\n".utf8)
      case 13: bytes.append(contentsOf: "\\r".utf8)
      case 9: bytes.append(contentsOf: "\\t".utf8)
      case 0..<32:
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
