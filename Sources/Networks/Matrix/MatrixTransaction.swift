import Conversation
import Hashing

/// The id of a transaction: the same request with the same id takes effect once for each device (spec.matrix.org,
/// "Transaction identifiers").
enum MatrixTransaction {
  /// Of a message's key, which may hold slashes, and ids from elsewhere.
  static func id(of key: MessageKey) -> String { id(of: key.description) }

  static func id(of text: String) -> String { String(SHA256.hash(text.utf8).hexadecimal.prefix(40)) }
}
