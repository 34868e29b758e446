import Foundation
import HTTP

/// How a server of the AT Protocol differs from others.
struct BlueskyDialect: Sendable {
  var name: String
  /// Whether what is written where nothing may be is refused, if it is not the same; otherwise it is replaced.
  var comparesVersions = true
  /// What a record that is not there is answered with.
  var unknownRecord: Refusal = .code(400, "RecordNotFound")
  /// What an access token that has ended is answered with.
  var endedToken: Refusal = .code(400, "ExpiredToken")
  /// What a refresh token that was used, or never given, is answered with.
  var usedToken: Refusal = .code(400, "ExpiredToken")
  /// What a wrong password is answered with.
  var wrongPassword: Refusal = .code(401, "AuthenticationRequired")
  /// Whether a session names the account's server.
  var tellsDocument = true
  /// Whether posts that are too long are refused.
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
