import Hashing

/// The proof that a request with a token comes from the app that the token is for
/// (developers.facebook.com/docs/graph-api/guides/secure-requests).
enum FacebookProof {
  /// The value of `appsecret_proof`.
  static func proof(of token: String, secret: String) -> String {
    SHA256.authentication(of: token.utf8, key: Array(secret.utf8)).hexadecimal
  }
}
