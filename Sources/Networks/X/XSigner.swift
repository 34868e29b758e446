import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Signs requests with the account's keys, or with a token that is renewed.
struct XSigner: Sendable {
  private let signature: Signature
  private let now: @Sendable () -> Date

  private enum Signature {
    case keys(XKeys)
    case token(TokenKeeper)
  }

  /// Seconds before its end at which an access token, which lives two hours, is renewed.
  private static let margin: TimeInterval = 120

  init(_ credentials: XCredentials, server: String, transport: any Transport, now: @escaping @Sendable () -> Date) {
    self.now = now
    switch credentials {
    case .keys(let keys): signature = .keys(keys)
    case .pair(let clientID, let clientSecret, let store):
      let endpoint = XTokenEndpoint(
        server: server, clientID: clientID, clientSecret: clientSecret, transport: transport, now: now)
      signature = .token(
        TokenKeeper(store, margin: Self.margin, now: now) { try await endpoint.renew($0) })
    }
  }

  /// Whether a refused request can be signed again with a better token.
  var canRenew: Bool { if case .token = signature { true } else { false } }

  /// The last time the token was renewed; nil if it was not.
  var renewed: Date? {
    get async { if case .token(let keeper) = signature { await keeper.renewed } else { nil } }
  }

  /// The `Authorization` header for a request.
  ///
  /// - Parameters:
  ///   - query: the decoded query. It is signed; a JSON body is not.
  ///   - refused: the header that the server has just refused; nil for a first try.
  func authorization(
    _ method: HTTPRequest.Method, _ url: String, query: [(String, String)], instead refused: String? = nil
  ) async throws -> String {
    switch signature {
    case .keys(let keys):
      return OAuth1Signature(
        consumerKey: keys.consumerKey, consumerSecret: keys.consumerSecret, token: keys.accessToken,
        tokenSecret: keys.accessTokenSecret
      ).header(method, url, parameters: query, nonce: UUID().uuidString.filter { $0 != "-" }, at: now())
    case .token(let keeper):
      let token = try await keeper.accessToken(insteadOf: refused.map { String($0.dropFirst(Self.scheme.count)) })
      return Self.scheme + token
    }
  }

  private static let scheme = "Bearer "
}
