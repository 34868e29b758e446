import Foundation
import HTTP
import Hashing

/// The `Authorization` header of OAuth 1.0a with HMAC-SHA1 (RFC 5849, sections 3.4 and 3.5.1).
struct OAuth1Signature {
  var consumerKey: String
  var consumerSecret: String
  var token: String
  var tokenSecret: String

  /// The header for a request.
  ///
  /// - Parameters:
  ///   - url: the address without its query.
  ///   - parameters: the query's parameters, and those of a form; a JSON body is not signed.
  func header(
    _ method: HTTPRequest.Method, _ url: String, parameters: [(String, String)], nonce: String, at instant: Date
  ) -> String {
    var own = [
      ("oauth_consumer_key", consumerKey), ("oauth_nonce", nonce), ("oauth_signature_method", "HMAC-SHA1"),
      ("oauth_timestamp", String(Int(instant.timeIntervalSince1970))), ("oauth_token", token),
      ("oauth_version", "1.0"),
    ]
    own.append(("oauth_signature", signature(method, url, own + parameters)))
    let fields = own.sorted { $0.0 < $1.0 }.map {
      "\(FormBody.percentEncoded($0.0))=\"\(FormBody.percentEncoded($0.1))\""
    }
    return "OAuth " + fields.joined(separator: ", ")
  }

  private func signature(_ method: HTTPRequest.Method, _ url: String, _ parameters: [(String, String)]) -> String {
    // The pairs are sorted after encoding, by bytes.
    let pairs = parameters.map { (FormBody.percentEncoded($0.0), FormBody.percentEncoded($0.1)) }
      .sorted { Array(($0.0 + "\0" + $0.1).utf8).lexicographicallyPrecedes(Array(($1.0 + "\0" + $1.1).utf8)) }
    let joined = pairs.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    let base = [method.rawValue, url, joined].map(FormBody.percentEncoded).joined(separator: "&")
    let key = [consumerSecret, tokenSecret].map(FormBody.percentEncoded).joined(separator: "&")
    return Data(SHA1.authentication(of: base.utf8, key: Array(key.utf8))).base64EncodedString()
  }
}
