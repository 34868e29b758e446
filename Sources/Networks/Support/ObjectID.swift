public import Foundation

/// Finds the id of a JSON object without decoding the rest, since an answer to a post repeats the whole post.
public enum ObjectID {
  /// Returns the text in the field `id` of an object; nil if only a decoder can find it.
  public static func text(in body: Data) -> String? {
    body.withUnsafeBytes { bytes in
      var scan = Scan(bytes: bytes)
      return scan.id()
    }
  }

  private struct Scan {
    let bytes: UnsafeRawBufferPointer
    private var index = 0
    /// The braces and brackets that are open.
    private var (braces, brackets) = (0, 0)
    private var found: Range<Int>?

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func id() -> String? {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return nil }
      var isName = false
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""):
          guard let text = string() else { return nil }
          if isName, braces == 1, brackets == 0, isID(text), !noteValue() { return nil }
          isName = false
          continue
        case UInt8(ascii: "{"): (braces, isName) = (braces + 1, true)
        case UInt8(ascii: "}"): braces -= 1
        case UInt8(ascii: "["): brackets += 1
        case UInt8(ascii: "]"): brackets -= 1
        case UInt8(ascii: ","): isName = true
        default: break
        }
        index += 1
        if braces == 0 { break }
      }
      skipBlanks()
      guard braces == 0, brackets == 0, index == bytes.count, let found else { return nil }
      return String(decoding: bytes[found], as: UTF8.self)
    }

    private mutating func skipBlanks() {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    /// Skips a text, and returns what is between its quotes; nil if the text does not end.
    private mutating func string() -> Range<Int>? {
      let start = index + 1
      index = start
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < bytes.count else { return nil }
      index += 1
      return start..<index - 1
    }

    private func isID(_ name: Range<Int>) -> Bool {
      name.count == 2 && bytes[name.lowerBound] == UInt8(ascii: "i") && bytes[name.lowerBound + 1] == UInt8(ascii: "d")
    }

    /// Notes the text after the name. Returns false if it is not plain text, or not the only one.
    private mutating func noteValue() -> Bool {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return false }
      index += 1
      skipBlanks()
      guard found == nil, index < bytes.count, bytes[index] == UInt8(ascii: "\""), let text = string(),
        (1...100).contains(text.count),
        bytes[text].allSatisfy({ (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") })
      else { return false }
      found = text
      return true
    }
  }
}
