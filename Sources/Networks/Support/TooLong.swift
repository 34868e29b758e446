public import Conversation
public import Foundation
public import HTTP

/// A response that is longer than the client reads.
public struct TooLong: Error {
  /// The network failure of the request.
  public var failure: NetworkFailure
  /// The first bytes of the response.
  public var beginning: Data

  /// An error for a response that is too long; nil for any other kind of failure.
  public init?(_ failure: HTTPFailure) {
    guard failure.kind == .tooLarge else { return nil }
    self.failure = NetworkFailure(failure)
    beginning = failure.beginning
  }

  /// The `id` of the first object in the response, which may be an array or one object; nil if the beginning lacks it.
  public var firstID: String? {
    var scan = FirstID(bytes: beginning)
    return scan.id()
  }
}

/// Finds the `id` of the first object in a truncated JSON text (RFC 8259).
private struct FirstID {
  private var rest: Data.SubSequence

  init(bytes: Data) { rest = bytes[...] }

  mutating func id() -> String? {
    rest = rest.drop { $0 != UInt8(ascii: "{") }.dropFirst()
    var depth = 1
    while let byte = rest.first, depth > 0 {
      switch byte {
      case UInt8(ascii: "\""):
        guard let name = string() else { return nil }
        skipSpace()
        if depth == 1, name == "id", rest.first == UInt8(ascii: ":") {
          rest.removeFirst()
          skipSpace()
          return rest.first == UInt8(ascii: "\"") ? string().flatMap { $0.isEmpty ? nil : $0 } : number()
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        rest.removeFirst()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        rest.removeFirst()
      default: rest.removeFirst()
      }
    }
    return nil
  }

  /// The string that begins here, without decoding escapes, which ids do not have; nil if it is cut off.
  private mutating func string() -> String? {
    let start = rest.index(after: rest.startIndex)
    var index = start
    while index < rest.endIndex {
      switch rest[index] {
      case UInt8(ascii: "\\"): index = rest.index(index, offsetBy: 2, limitedBy: rest.endIndex) ?? rest.endIndex
      case UInt8(ascii: "\""):
        defer { rest = rest[rest.index(after: index)...] }
        return String(decoding: rest[start..<index], as: UTF8.self)
      default: index = rest.index(after: index)
      }
    }
    rest = rest[rest.endIndex...]
    return nil
  }

  /// The integer that begins here; nil if it may be cut off.
  private func number() -> String? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits.isEmpty || digits.endIndex == rest.endIndex ? nil : String(decoding: digits, as: UTF8.self)
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == 32 || (9...13).contains($0) } }
}
