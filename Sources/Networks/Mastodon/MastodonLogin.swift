import Conversation
import Foundation
public import HTTP
import NetworkSupport

/// Signs an account in by OAuth's authorization code, which the server sends to an address or shows to be copied
/// (RFC 6749, section 4.1; docs.joinmastodon.org/methods/oauth).
public struct MastodonLogin: Sendable {
  /// This program as the server knows it.
  public struct Application: Hashable, Sendable {
    public var clientID: String
    public var clientSecret: String
    var scopes: String
  }

  /// An account that is signed in.
  public struct SignedIn: Hashable, Sendable {
    /// The server's address.
    public var server: String
    public var token: String
    public var accountID: String
    public var handle: String
  }

  /// Where the server sends the code: it shows it, to be copied.
  public static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"
  /// No more than the bot does: nobody's follows, lists or profile.
  private static let narrowScopes = [
    "read:accounts", "read:notifications", "read:statuses", "write:notifications", "write:statuses",
  ]
  private static let wideScopes = "read write"

  private let server: MastodonServer
  private let redirectURI: String
  private let transport: any Transport

  /// - Parameter redirectURI: where the browser is sent with the code; `outOfBand` has it shown instead.
  public init(server: String, redirectURI: String = MastodonLogin.outOfBand, transport: any Transport) {
    self.redirectURI = redirectURI
    self.server = MastodonServer(server)
    self.transport = transport
  }

  /// Makes the program known to the server. Throws `NetworkFailure`.
  public func register(name: String = "Nuthatch", website: String? = nil) async throws -> Application {
    struct Registered: Decodable {
      var client_id: String
      var client_secret: String
    }
    let scopes = try await scopes()
    var form = [("client_name", name), ("redirect_uris", redirectURI), ("scopes", scopes)]
    if let website { form.append(("website", website)) }
    let registered: Registered = try await ask(HTTPRequest(.post, server.url + "/api/v1/apps"), form)
    return Application(clientID: registered.client_id, clientSecret: registered.client_secret, scopes: scopes)
  }

  /// The page where the account's owner allows the program.
  ///
  /// - Parameter state: comes back beside the code, so that it can be told from one that somebody else sent.
  public func authorizationURL(for application: Application, state: String? = nil) -> String {
    server.url + "/oauth/authorize?"
      + FormBody.encoded(
        [
          ("client_id", application.clientID), ("redirect_uri", redirectURI), ("response_type", "code"),
          ("scope", application.scopes),
        ] + (state.map { [("state", $0)] } ?? []))
  }

  /// Changes the code for a token, and sees whose it is. Throws `NetworkFailure`: `.permanent` for a wrong code.
  public func signIn(to application: Application, code: String) async throws -> SignedIn {
    struct Granted: Decodable { var access_token: String }
    let form = [
      ("grant_type", "authorization_code"), ("code", code.trimmingCharacters(in: .whitespacesAndNewlines)),
      ("client_id", application.clientID), ("client_secret", application.clientSecret),
      ("redirect_uri", redirectURI), ("scope", application.scopes),
    ]
    let granted: Granted = try await ask(HTTPRequest(.post, server.url + "/oauth/token"), form)
    return try await verify(token: granted.access_token)
  }

  /// Sees whose a token is. Throws `NetworkFailure`: `.signedOut` when it does not hold.
  public func verify(token: String) async throws -> SignedIn {
    let api = MastodonAPI(server: server, token: token, transport: transport, now: { Date() })
    do {
      let account = try await api.verifyCredentials()
      return SignedIn(
        server: server.url, token: token, accountID: account.id, handle: account.acct ?? account.username ?? "")
    } catch {
      throw MastodonFailure.credentials(error)
    }
  }

  /// The narrow scopes where the server says that it knows them (RFC 8414), else the wide ones.
  private func scopes() async throws -> String {
    struct Metadata: Decodable { var scopes_supported: [String]? }
    do {
      let path = "/.well-known/oauth-authorization-server"
      let metadata: Metadata = try await ask(HTTPRequest(.get, server.url + path), nil)
      let isNarrow = Set(metadata.scopes_supported ?? []).isSuperset(of: Self.narrowScopes)
      return isNarrow ? Self.narrowScopes.joined(separator: " ") : Self.wideScopes
    } catch NetworkFailure.permanent, NetworkFailure.signedOut {
      return Self.wideScopes
    }
  }

  private func ask<Value: Decodable>(_ request: HTTPRequest, _ form: [(String, String)]?) async throws -> Value {
    var request = request
    request.headers["Accept"] = "application/json"
    if let form {
      request.headers["Content-Type"] = FormBody.contentType
      request.body = FormBody.data(form)
    }
    let response: HTTPResponse
    do {
      response = try await transport.send(request)
    } catch {
      throw NetworkFailure(error)
    }
    let words = "\(request.redacted): \(response.status) \(MastodonFailure.words(response))"
    switch response.status {
    case 429, 500...:
      throw NetworkFailure.retry(
        after: RateLimit(response.headers, now: Date()).wait(after: response.status), reason: words, arrival: .no)
    case 200..<300:
      guard let value = try? JSONDecoder().decode(Value.self, from: response.body) else {
        throw NetworkFailure.permanent(reason: "\(words): the answer could not be read")
      }
      return value
    default: throw NetworkFailure.permanent(reason: words)
    }
  }
}
