import Foundation
import Hashing

/// Tokens that give access to anybody who has them: letters and digits of five random bits each (RFC 4648's base32, in
/// lower case).
enum SecretToken {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz234567")

  /// Returns a new token of that many letters.
  static func random(_ count: Int) -> String {
    var random = SystemRandomNumberGenerator()
    return String((0..<count).map { _ in letters[Int.random(in: 0..<32, using: &random)] })
  }

  /// Returns the hash of a token, which is stored and looked up, so that the duration of a lookup reveals nothing about
  /// tokens.
  static func hash(_ token: String) -> Data { Data(SHA256.hash(token.utf8)) }
}
