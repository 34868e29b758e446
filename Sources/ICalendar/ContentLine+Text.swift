/// Values of type TEXT (RFC 5545 3.3.11).
extension ContentLine {
  /// A property with a text value, which is escaped (RFC 5545 3.3.11). Control characters are left out.
  public init(_ name: String, _ parameters: [Parameter] = [], text: String) {
    self.init(name, parameters, ContentLine.escaped(text))
  }

  /// A property with several texts, such as CATEGORIES.
  public init(_ name: String, texts: [String]) {
    self.init(name, [], texts.map(ContentLine.escaped).joined(separator: ","))
  }

  /// The unescaped text of the value.
  public var text: String { ContentLine.texts(in: value, isList: false).first ?? "" }

  /// The unescaped texts of the value, which commas separate.
  public var texts: [String] { ContentLine.texts(in: value, isList: true) }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    var followsReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      case "\n": if !followsReturn { escaped += "\\n" }
      case "\r", "\u{2028}", "\u{2029}": escaped += "\\n"
      case "\t": escaped.unicodeScalars.append(scalar)
      default: if scalar.value >= 0x20, scalar.value != 0x7f { escaped.unicodeScalars.append(scalar) }
      }
      followsReturn = scalar == "\r"
    }
    return escaped
  }

  private static func texts(in value: String, isList: Bool) -> [String] {
    var texts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value.utf8 {
      switch (isEscaped, byte) {
      case (true, UInt8(ascii: "n")), (true, UInt8(ascii: "N")): texts[texts.count - 1].append(UInt8(ascii: "\n"))
      case (false, UInt8(ascii: "\\")):
        isEscaped = true
        continue
      case (false, UInt8(ascii: ",")) where isList: texts.append([])
      default: texts[texts.count - 1].append(byte)
      }
      isEscaped = false
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }
}
