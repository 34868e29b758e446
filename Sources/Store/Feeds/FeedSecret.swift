import Foundation
import Hashing

/// What opens a calendar: 52 letters and digits of five random bits each (RFC 4648's base32, in small letters).
enum FeedSecret {
  static let letters = Array("abcdefghijklmnopqrstuvwxyz234567")

  static func hash(_ secret: String) -> Data { Data(SHA256.hash(secret.utf8)) }
}
