/// Parameter values: quoted if needed (RFC 5545 3.2), with caret escapes for characters that quotes cannot contain (RFC
/// 6868).
enum ParameterText {
  static func written(_ value: String) -> String {
    var text = ""
    var needsQuotes = false
    for scalar in value.unicodeScalars {
      switch scalar {
      case "^": text += "^^"
      case "\"": text += "^'"
      case "\n": text += "^n"
      case ":", ";", ",":
        needsQuotes = true
        text.unicodeScalars.append(scalar)
      case "\t": text.unicodeScalars.append(scalar)
      default: if scalar.value >= 0x20, scalar.value != 0x7f { text.unicodeScalars.append(scalar) }
      }
    }
    return needsQuotes ? "\"\(text)\"" : text
  }

  /// Reads one value from the beginning of the bytes; nil if a quotation is not closed.
  static func read(from rest: inout ArraySlice<UInt8>) -> String? {
    let value: ArraySlice<UInt8>
    if rest.first == UInt8(ascii: "\"") {
      rest.removeFirst()
      value = rest.prefix { $0 != UInt8(ascii: "\"") }
      guard value.endIndex < rest.endIndex else { return nil }
      rest = rest[(value.endIndex + 1)...]
    } else {
      value = rest.prefix { ![UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ",")].contains($0) }
      rest = rest[value.endIndex...]
    }
    var meant: [UInt8] = []
    var index = value.startIndex
    while index < value.endIndex {
      let next = index + 1 < value.endIndex ? value[index + 1] : nil
      let replacement: UInt8? =
        switch (value[index], next) {
        case (UInt8(ascii: "^"), UInt8(ascii: "^")): UInt8(ascii: "^")
        case (UInt8(ascii: "^"), UInt8(ascii: "'")): UInt8(ascii: "\"")
        case (UInt8(ascii: "^"), UInt8(ascii: "n")): UInt8(ascii: "\n")
        default: nil
        }
      meant.append(replacement ?? value[index])
      index += replacement == nil ? 1 : 2
    }
    return String(decoding: meant, as: UTF8.self)
  }
}
