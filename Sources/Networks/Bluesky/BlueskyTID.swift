import Foundation
import Hashing

/// A timestamp identifier: 64 bits with the first one clear, in a base 32 that sorts like the numbers
/// (atproto.com/specs/tid). It names records, and events of the chat service.
struct BlueskyTID: Hashable {
  /// The identifier, thirteen letters and digits.
  let text: String

  private static let alphabet = Array("234567abcdefghijklmnopqrstuvwxyz")

  private init(_ bits: UInt64) {
    text = String((0..<13).map { Self.alphabet[Int(bits >> (60 - 5 * $0)) & 31] })
  }

  /// The first identifier of an instant.
  init(_ instant: Date) {
    self.init(UInt64(max(0, instant.timeIntervalSince1970) * 1_000_000) << 10)
  }

  /// The identifier for a text, always the same for the same text. A client may choose identifiers freely.
  init(of text: String) {
    let hash = SHA256.hash(text.utf8).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self.init(hash & .max >> 1)
  }
}
