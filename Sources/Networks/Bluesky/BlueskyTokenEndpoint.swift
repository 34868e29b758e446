import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Exchanges passwords and old tokens for new ones (com.atproto.server.createSession and refreshSession).
struct BlueskyTokenEndpoint: Sendable {
  let server: String
  let transport: any Transport
  let now: @Sendable () -> Date

  /// Signs in. Throws `NetworkFailure`; `.permanent` if the password is refused.
  func signIn(_ identifier: String, password: String) async throws -> BlueskySession {
    struct Body: Encodable {
      var identifier: String
      var password: String
    }
    var request = HTTPRequest(.post, server + "/xrpc/com.atproto.server.createSession")
    request.body = try JSONEncoder().encode(Body(identifier: identifier, password: password))
    request.headers["Content-Type"] = "application/json"
    return try await ask(request)
  }

  /// Renews the tokens. Throws `NetworkFailure`; `.permanent` if the token is refused.
  func renew(_ refreshToken: String) async throws -> TokenPair {
    var request = HTTPRequest(.post, server + "/xrpc/com.atproto.server.refreshSession")
    request.headers["Authorization"] = "Bearer \(refreshToken)"
    let session = try await ask(request)
    guard let tokens = session.tokens else {
      throw NetworkFailure.retry(
        after: nil, reason: "\(request.redacted): the answer could not be read", doubt: .maybe)
    }
    return tokens
  }

  private func ask(_ request: HTTPRequest) async throws -> BlueskySession {
    let client = RESTClient(transport: transport, words: BlueskyFailure.words, wait: BlueskyLimit.wait(at: now))
    do {
      return try await client.ask(request).value
    } catch {
      throw NetworkFailure(sortingSignIn: error)
    }
  }
}

extension BlueskySession {
  /// The tokens of the session; nil if it holds none.
  var tokens: TokenPair? {
    accessToken.map { TokenPair(accessToken: $0, refreshToken: refreshToken, expires: Self.end(of: $0)) }
  }

  /// The end of an access token, read from the token itself (RFC 7519, section 4.1.4); nil if the token has none.
  static func end(of token: String) -> Date? {
    struct Claims: Decodable { var exp: Double }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let claims = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
    let padded = claims + String(repeating: "=", count: (4 - claims.count % 4) % 4)
    guard let data = Data(base64Encoded: padded), let end = try? JSONDecoder().decode(Claims.self, from: data).exp,
      (0...1e11).contains(end)
    else { return nil }
    return Date(timeIntervalSince1970: end)
  }
}
