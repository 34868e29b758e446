import Hashing

/// The token that the forms of one session send, and that no other site's page can know (OWASP ASVS 5.0, 3.5.1).
enum FormToken {
  /// The token of the session with that secret. It reveals neither the secret nor the hash that is stored.
  static func of(_ secret: String) -> String {
    SHA256.hash("form \(secret)".utf8).hexadecimal
  }

  /// True if two texts are the same; takes a time that does not depend on where they differ.
  static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
