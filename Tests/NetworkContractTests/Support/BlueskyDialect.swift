import Foundation
import HTTP

/// The differences of a server of the AT Protocol from others.
struct BlueskyDialect: Sendable {
  var name: String
  /// True if a write that expects no record is refused, unless the record is the same; otherwise it replaces the
  /// record.
  var comparesVersions = true
  /// The answer to a request for a missing record.
  var unknownRecord: Refusal = .code(400, "RecordNotFound")
  /// The answer to an expired access token.
  var endedToken: Refusal = .code(400, "ExpiredToken")
  /// The answer to a refresh token that was used or never issued.
  var usedToken: Refusal = .code(400, "ExpiredToken")
  /// The answer to a wrong password.
  var wrongPassword: Refusal = .code(401, "AuthenticationRequired")
  /// True if a session names the account's server.
  var tellsDocument = true
  /// True if posts that are too long are refused.
  var knowsLengths = true

  /// A refusal, by a code or in text.
  enum Refusal: Sendable {
    case code(Int, String)
    case text(Int, String)

    var response: HTTPResponse {
      switch self {
      case .code(let status, let code):
        HTTPResponse(
          status: status, headers: ["Content-Type": "application/json"],
          body: Data(#"{"error":"\#(code)","message":"it is refused"}"#.utf8))
      case .text(let status, let words): HTTPResponse(status: status, body: Data(words.utf8))
      }
    }
  }

  static let reference = BlueskyDialect(name: "the reference server")
  static let millipds = BlueskyDialect(
    name: "millipds", comparesVersions: false,
    unknownRecord: .text(500, "500 Internal Server Error\n\nServer got itself in trouble"),
    endedToken: .text(401, "invalid token"), usedToken: .text(401, "revoked token"),
    wrongPassword: .text(401, "incorrect identifier or password"), tellsDocument: false, knowsLengths: false)
  static let arroba = BlueskyDialect(
    name: "arroba", comparesVersions: false, wrongPassword: .code(400, "AuthenticationRequired"), tellsDocument: false)

  static let all = [reference, millipds, arroba]
}
