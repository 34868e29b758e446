import CXML2

/// Character references of HTML: `&amp;`, `&eacute;`, `&#233;`, `&#xE9;`.
enum Entities {
  /// The text with its references resolved. An `&` that does not begin a reference stays as it is.
  static func resolved(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let mark = rest.firstIndex(of: "&") {
      output += rest[..<mark]
      let name = rest[rest.index(after: mark)...].prefix(12).prefix { $0 != ";" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let scalar = scalar(named: String(name)) {
        output.append(scalar)
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        output.append("&")
        rest = rest[rest.index(after: mark)...]
      }
    }
    return String(output + rest)
  }

  /// The character of a reference, given without its `&` and `;`; nil if there is none.
  static func scalar(named name: String) -> Unicode.Scalar? {
    guard name.first == "#" else {
      if name == "apos" { return "'" }
      return htmlEntityLookup(name).flatMap { Unicode.Scalar($0.pointee.value) }
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first.map { "xX".contains($0) } ?? false
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { $0 >= 0x20 || $0 == 0x0a || $0 == 0x09 ? Unicode.Scalar($0) : nil }
  }
}
