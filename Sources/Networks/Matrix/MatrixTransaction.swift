import Conversation
import Hashing

/// The id of a transaction. A request that a device repeats with the same id takes effect once (spec.matrix.org,
/// "Transaction identifiers").
enum MatrixTransaction {
  /// The id for a message's key, which may hold slashes and ids from other networks.
  static func id(of key: MessageKey) -> String { id(of: key.description) }

  static func id(of text: String) -> String { String(SHA256.hash(text.utf8).hexadecimal.prefix(40)) }
}
