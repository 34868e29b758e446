/// Repairs what strict readers reject and libxml2 would lose: space before the declaration, an `&` that does not begin
/// a reference, and HTML's named references.
enum XMLRepair {
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    var rest = bytes.dropFirst(mark.count).drop { $0 <= 0x20 }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 64)
    while let next = rest.firstIndex(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) {
      output += rest[..<next]
      rest = rest[next...]
      if rest.first == UInt8(ascii: "<") {
        let end = endOfRaw(in: rest) ?? next + 1
        output += rest[..<end]
        rest = rest[end...]
      } else {
        output += reference(in: &rest)
      }
    }
    return output + rest
  }

  /// The marks around text without references: a CDATA section, or a comment.
  private static let raw = [("<![CDATA[", "]]>"), ("<!--", "-->")].map { (Array($0.utf8), Array($1.utf8)) }

  /// The end of the CDATA section or comment at the beginning of the rest; nil if there is none.
  private static func endOfRaw(in rest: ArraySlice<UInt8>) -> Int? {
    guard let (_, end) = raw.first(where: { rest.starts(with: $0.0) }) else { return nil }
    var index = rest.startIndex
    while let mark = rest[index...].firstIndex(of: end[0]) {
      if rest[mark...].starts(with: end) { return mark + end.count }
      index = mark + 1
    }
    return rest.endIndex
  }

  /// The reference at the beginning of the rest in a form that XML knows, or an escaped `&`.
  private static func reference(in rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let name = rest.dropFirst().prefix(12).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "&") && $0 > 0x20 }
    guard name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";"), !name.isEmpty else {
      rest = rest.dropFirst()
      return Array("&amp;".utf8)
    }
    let text = String(decoding: name, as: UTF8.self)
    let end = name.endIndex + 1
    if ["amp", "lt", "gt", "quot", "apos"].contains(text) {
      rest = rest[end...]
      return Array("&\(text);".utf8)
    }
    guard let scalar = Entities.scalar(named: text) else {
      rest = rest.dropFirst()
      return Array("&amp;".utf8)
    }
    rest = rest[end...]
    return Array("&#\(scalar.value);".utf8)
  }
}
