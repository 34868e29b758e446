import HTTPTypes
import Hummingbird

/// The fields of a form: `application/x-www-form-urlencoded` (URL Standard, section 5.1).
struct SubmittedForm: Sendable {
  private let pairs: [(name: String, value: String)]

  /// The longest body that is read, in bytes.
  static let longest = 1 << 16

  /// Reads the body of a request.
  /// - Throws: `HTTPError` if it is too long, or no such form.
  init(_ request: Request) async throws {
    let type = request.headers[.contentType]?.split(separator: ";").first?.lowercased()
    guard type == nil || type == "application/x-www-form-urlencoded" else { throw HTTPError(.unsupportedMediaType) }
    let body = try await request.body.collect(upTo: Self.longest)
    self.init(Array(body.readableBytesView))
  }

  init(_ bytes: [UInt8]) {
    pairs = bytes.split(separator: UInt8(ascii: "&")).map { pair in
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
    }
  }

  /// The value of a field; the first if the form has several of that name.
  subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  /// All values of the fields with a name, in order.
  func all(_ name: String) -> [String] { pairs.filter { $0.name == name }.map(\.value) }

  /// The names of the fields, in order.
  var names: [String] { pairs.map(\.name) }

  private static func decoded(_ text: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(digit),
        let low = rest.dropFirst().first.flatMap(digit)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
