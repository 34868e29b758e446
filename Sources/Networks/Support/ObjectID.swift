public import Foundation

/// Finds the id of a JSON object without decoding the object: of the response to a post, a bot needs nothing else.
public enum ObjectID {
  /// Returns the text in the object's own field `id`. Returns nil if the object is not whole, or if only a decoder can
  /// read its id: a number, an empty or long text, or one with escapes or other characters than plain ASCII.
  public static func plain(in body: Data) -> String? {
    body.withUnsafeBytes { bytes in
      guard let end = bytes.lastIndex(where: { !isBlank($0) }), bytes[end] == UInt8(ascii: "}"),
        let start = bytes.firstIndex(where: { !isBlank($0) }), bytes[start] == UInt8(ascii: "{")
      else { return nil }
      return find(in: bytes, start...end)
    }
  }

  private static let longest = 2_000

  private static func find(in bytes: UnsafeRawBufferPointer, _ object: ClosedRange<Int>) -> String? {
    var depth = 0
    var name = 0..<0
    var isID = false
    var id: String?
    var here = object.lowerBound
    while here <= object.upperBound {
      switch bytes[here] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return here == object.upperBound ? id : nil }
      case UInt8(ascii: "\""):
        guard let end = endOfText(in: bytes, from: here + 1) else { return nil }
        if depth == 1 {
          name = here + 1..<end
          if isID { id = plainText(bytes[name]) }
        }
        here = end
      case UInt8(ascii: ":") where depth == 1: isID = bytes[name].elementsEqual("id".utf8)
      case UInt8(ascii: ",") where depth == 1: isID = false
      default: break
      }
      here += 1
    }
    return nil
  }

  /// The place of the quotation mark that ends a text; nil if none does.
  private static func endOfText(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var here = start
    while here < bytes.count {
      if bytes[here] == UInt8(ascii: "\"") { return here }
      here += bytes[here] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func plainText(_ bytes: Slice<UnsafeRawBufferPointer>) -> String? {
    let isPlain = bytes.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") }
    return isPlain && (1...longest).contains(bytes.count) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
