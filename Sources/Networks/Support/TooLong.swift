public import Conversation
public import Foundation
public import HTTP

/// An answer that was longer than is read.
public struct TooLong: Error {
  public var failure: NetworkFailure
  /// What it began with.
  public var beginning: Data

  /// Nil for a failure of any other kind.
  public init?(_ failure: HTTPFailure) {
    guard failure.kind == .tooLarge else { return nil }
    self.failure = NetworkFailure(failure)
    beginning = failure.beginning
  }

  /// The `id` of the first object in it, as far as it shows: an array's first, or the one there is.
  public var firstID: String? {
    var scan = FirstID(bytes: beginning)
    return scan.id()
  }
}

/// Finds the `id` of the first object of a JSON text that is cut off somewhere (RFC 8259).
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

  /// The string that begins here, as it is written; nil where it does not end. An id has nothing that is escaped.
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

  /// The whole number that begins here; nil where it may go on behind the end.
  private func number() -> String? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits.isEmpty || digits.endIndex == rest.endIndex ? nil : String(decoding: digits, as: UTF8.self)
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == 32 || (9...13).contains($0) } }
}
