import Foundation

/// JSON as web pages write it: line breaks within strings, commas before brackets and comments around it are allowed.
enum JSONText {
  /// A value of JSON.
  indirect enum Value {
    case object([String: Value])
    case list([Value])
    case text(String)

    /// The members of an object.
    subscript(_ name: String) -> Value? { if case .object(let members) = self { members[name] } else { nil } }

    /// The elements of a list, or the value itself.
    var elements: [Value] { if case .list(let elements) = self { elements } else { [self] } }

    /// The text, or the first of several; numbers are texts, too.
    var text: String? {
      switch self {
      case .text(let text): text.isEmpty ? nil : text
      case .list(let elements): elements.lazy.compactMap(\.text).first
      case .object(let members): members["@value"]?.text
      }
    }
  }

  /// Reads a value; nil if the bytes are not JSON.
  static func value(of bytes: [UInt8]) -> Value? {
    let object = try? JSONSerialization.jsonObject(with: Data(mended(bytes)), options: [.fragmentsAllowed])
    return object.flatMap { value($0) }
  }

  private static func value(_ any: Any) -> Value? {
    switch any {
    case let text as String: .text(text)
    case let number as NSNumber: .text(number.stringValue)
    case let list as [Any]: .list(list.compactMap { value($0) })
    case let members as [String: Any]: .object(members.compactMapValues { value($0) })
    default: nil
    }
  }

  private static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var isString = false
    var isEscaped = false
    for byte in core(of: bytes) {
      if isString {
        if byte < 0x20 {
          output.append(0x20)
        } else {
          output.append(byte)
        }
        if byte == UInt8(ascii: "\""), !isEscaped { isString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        while let last = output.last, last <= 0x20 { output.removeLast() }
        if output.last == UInt8(ascii: ",") { output.removeLast() }
      }
      isString = byte == UInt8(ascii: "\"")
      isEscaped = false
      output.append(byte)
    }
    return output
  }

  /// From the first bracket to the last, since there may be comments and semicolons around it.
  private static func core(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard let start = bytes.firstIndex(where: { "{[".utf8.contains($0) }),
      let end = bytes.lastIndex(where: { "}]".utf8.contains($0) }), start <= end
    else { return [] }
    return bytes[start...end]
  }
}
