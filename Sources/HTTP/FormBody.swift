public import Foundation

/// `application/x-www-form-urlencoded` pairs (WHATWG URL, section 5), for queries and bodies.
public enum FormBody {
  public static let contentType = "application/x-www-form-urlencoded"

  /// The pairs, encoded and joined by `&`.
  public static func encoded(_ pairs: [(String, String)]) -> String {
    pairs.map { percentEncoded($0.0) + "=" + percentEncoded($0.1) }.joined(separator: "&")
  }

  public static func data(_ pairs: [(String, String)]) -> Data {
    Data(encoded(pairs).utf8)
  }

  /// The text with all but RFC 3986's unreserved characters as `%XX`: right in a path and in a query.
  public static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
