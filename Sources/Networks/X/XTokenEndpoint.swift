import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Exchanges codes and old tokens for new ones (RFC 6749, sections 4.1.3 and 6;
/// docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code).
struct XTokenEndpoint: Sendable {
  let server: String
  let clientID: String
  /// The secret of a confidential client; nil for a public one.
  let clientSecret: String?
  let transport: any Transport
  let now: @Sendable () -> Date

  /// The tokens that the server grants.
  struct Grant: Decodable {
    var access_token: String
    var refresh_token: String?
    var expires_in: Double?
    var scope: String?

    func tokens(at now: Date) -> TokenPair {
      TokenPair(
        accessToken: access_token, refreshToken: refresh_token, expires: expires_in.map { now.addingTimeInterval($0) })
    }
  }

  /// Renews the tokens. Throws `NetworkFailure`; `.permanent` if the token is refused.
  func renew(_ refreshToken: String) async throws -> TokenPair {
    let grant = try await ask([("grant_type", "refresh_token"), ("refresh_token", refreshToken)])
    var tokens = grant.tokens(at: now())
    // If there is no new refresh token, the old one stays valid (RFC 6749, section 6).
    tokens.refreshToken = tokens.refreshToken ?? refreshToken
    return tokens
  }

  /// Exchanges a code for tokens. Throws `NetworkFailure`; `.permanent` if the code is refused.
  func change(code: String, verifier: String, redirectURI: String) async throws -> Grant {
    try await ask([
      ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", redirectURI), ("code_verifier", verifier),
    ])
  }

  private func ask(_ form: [(String, String)]) async throws -> Grant {
    var request = HTTPRequest(.post, server + "/2/oauth2/token")
    request.headers["Content-Type"] = FormBody.contentType
    // Public clients name themselves in the form, confidential ones in the header.
    if let clientSecret {
      let pair = "\(FormBody.percentEncoded(clientID)):\(FormBody.percentEncoded(clientSecret))"
      request.headers["Authorization"] = "Basic " + Data(pair.utf8).base64EncodedString()
    }
    request.body = FormBody.data(form + [("client_id", clientID)])
    do {
      let grant: Grant = try await RESTClient.x(over: transport, now: now).ask(request).value
      guard !grant.access_token.isEmpty else {
        throw NetworkFailure.retry(after: nil, reason: "\(request.redacted): the answer has no token", doubt: .maybe)
      }
      return grant
    } catch {
      throw NetworkFailure(sortingSignIn: error)
    }
  }
}
