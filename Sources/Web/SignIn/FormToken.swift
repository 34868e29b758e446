import Hashing

/// What the forms of one session send, and nobody else's page can know (OWASP ASVS 5.0, 3.5.1).
enum FormToken {
  /// The token of the session with that secret. It tells nothing of the secret, nor of the hash that is stored.
  static func of(_ secret: String) -> String {
    SHA256.hash("form \(secret)".utf8).hexadecimal
  }

  /// Whether two texts are the same, in a time that does not depend on where they differ.
  static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
