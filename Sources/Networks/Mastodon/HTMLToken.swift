/// A piece of the HTML in which servers write posts: text with its entities decoded, or a tag.
enum HTMLToken: Equatable {
  case text(String)
  case open(String, attributes: [String: String])
  case close(String)

  var isTag: Bool {
    if case .text = self { false } else { true }
  }

  /// The pieces of a fragment. As in browsers, anything that is not markup is text.
  static func all(in html: String) -> [HTMLToken] {
    var tokens: [HTMLToken] = []
    var rest = Array(html.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "<"), let (token, after) = tag(rest) {
        if let token { tokens.append(token) }
        rest = after
      } else {
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        tokens.append(.text(HTMLCharacterReference.decoded(String(decoding: rest[..<end], as: UTF8.self))))
        rest = rest[end...]
      }
    }
    return tokens
  }

  /// The tag at the start, and the bytes after it. A comment is not a token.
  private static func tag(_ bytes: ArraySlice<UInt8>) -> (token: HTMLToken?, after: ArraySlice<UInt8>)? {
    if bytes.starts(with: "<!--".utf8) {
      let end = bytes.firstRange(of: Array("-->".utf8))?.upperBound ?? bytes.endIndex
      return (nil, bytes[end...])
    }
    var rest = bytes.dropFirst()
    let isClosing = rest.first == UInt8(ascii: "/")
    if isClosing { rest = rest.dropFirst() }
    guard let first = rest.first, isLetter(first) || first == UInt8(ascii: "!") else { return nil }
    let name = String(decoding: rest.prefix { isLetter($0) || isDigit($0) }, as: UTF8.self).lowercased()
    rest = rest.dropFirst(name.utf8.count)
    var attributes: [String: String] = [:]
    while let byte = rest.first, byte != UInt8(ascii: ">") {
      if isNameByte(byte) {
        let (key, value, after) = attribute(rest)
        attributes[key] = attributes[key] ?? value
        rest = after
      } else {
        rest = rest.dropFirst()
      }
    }
    return (isClosing ? .close(name) : .open(name, attributes: attributes), rest.dropFirst())
  }

  private static func attribute(_ bytes: ArraySlice<UInt8>) -> (key: String, value: String, after: ArraySlice<UInt8>) {
    let key = bytes.prefix(while: isNameByte)
    let name = String(decoding: key, as: UTF8.self).lowercased()
    var rest = bytes[key.endIndex...].drop(while: isSpace)
    guard rest.first == UInt8(ascii: "=") else { return (name, "", rest) }
    rest = rest.dropFirst().drop(while: isSpace)
    let value: ArraySlice<UInt8>
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      value = rest.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
    } else {
      value = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: ">") }
      rest = rest[value.endIndex...]
    }
    return (name, HTMLCharacterReference.decoded(String(decoding: value, as: UTF8.self)), rest)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    !isSpace(byte) && !"/>=\"'".utf8.contains(byte)
  }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
