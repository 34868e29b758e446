import Conversation
public import Foundation
public import HTTP
import NetworkSupport

/// Signs an account in by OAuth's authorization code grant. The server redirects the browser with the code, or shows
/// the code to be copied (RFC 6749, section 4.1; docs.joinmastodon.org/methods/oauth).
public struct MastodonLogin: Sendable {
  /// The OAuth client that the server has registered for this program.
  public struct Application: Hashable, Sendable {
    /// The client's public id.
    public var clientID: String
    /// The client's secret, needed to get a token.
    public var clientSecret: String
    var scopes: String
  }

  /// What the server has granted for an account that is signed in.
  public struct Grant: Hashable, Sendable {
    /// The server's address.
    public var server: String
    /// The access token, which does not expire until it is revoked.
    public var token: String
    /// The account's id on its server.
    public var accountID: String
    /// The account's handle on its own server, without a host.
    public var handle: String
  }

  /// The redirect URI that makes the server show the code to be copied.
  public static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"
  /// Exactly the rights that the bot uses: no access to follows, lists or the profile.
  private static let narrowScopes = [
    "read:accounts", "read:notifications", "read:statuses", "write:notifications", "write:statuses",
  ]
  private static let wideScopes = "read write"

  private let server: MastodonServer
  private let redirectURI: String
  private let transport: any Transport
  private let now: @Sendable () -> Date

  /// - Parameter redirectURI: the address that the server sends the browser to with the code; ``outOfBand`` shows the
  ///   code instead.
  public init(
    server: String, redirectURI: String = MastodonLogin.outOfBand, transport: any Transport,
    now: @escaping @Sendable () -> Date
  ) {
    self.redirectURI = redirectURI
    self.server = MastodonServer(server)
    self.transport = transport
    self.now = now
  }

  /// Registers a client on the server. Throws `NetworkFailure`.
  public func register(name: String = "Nuthatch", website: String? = nil) async throws -> Application {
    struct Registered: Decodable {
      var client_id: String
      var client_secret: String
    }
    let scopes = try await scopes()
    var form = [("client_name", name), ("redirect_uris", redirectURI), ("scopes", scopes)]
    if let website { form.append(("website", website)) }
    let registered: Registered = try await ask("/api/v1/apps", form)
    return Application(clientID: registered.client_id, clientSecret: registered.client_secret, scopes: scopes)
  }

  /// The page where the account's owner grants access.
  ///
  /// - Parameter state: a value that comes back with the code, and shows that the code answers this request.
  public func authorizationURL(for application: Application, state: String? = nil) -> String {
    server.url + "/oauth/authorize?"
      + FormBody.encoded(
        [
          ("client_id", application.clientID), ("redirect_uri", redirectURI), ("response_type", "code"),
          ("scope", application.scopes),
        ] + (state.map { [("state", $0)] } ?? []))
  }

  /// Exchanges the code for a token, and looks up its account. Throws `NetworkFailure`; `.permanent` for a wrong code.
  public func signIn(to application: Application, code: String) async throws -> Grant {
    struct Granted: Decodable { var access_token: String }
    let form = [
      ("grant_type", "authorization_code"), ("code", code.trimmingCharacters(in: .whitespacesAndNewlines)),
      ("client_id", application.clientID), ("client_secret", application.clientSecret),
      ("redirect_uri", redirectURI), ("scope", application.scopes),
    ]
    let granted: Granted = try await ask("/oauth/token", form)
    return try await verify(token: granted.access_token)
  }

  /// Looks up the account of a token. Throws `NetworkFailure`; `.signedOut` if the token is not valid.
  public func verify(token: String) async throws -> Grant {
    let api = MastodonAPI(server: server, token: token, transport: transport, now: now)
    do {
      let account = try await api.verifyCredentials()
      return Grant(
        server: server.url, token: token, accountID: account.id, handle: account.acct ?? account.username ?? "")
    } catch {
      throw MastodonFailure.credentials(error)
    }
  }

  /// The narrow scopes if the server's metadata lists them (RFC 8414), otherwise the wide ones.
  private func scopes() async throws -> String {
    struct Metadata: Decodable { var scopes_supported: [String]? }
    do {
      let path = "/.well-known/oauth-authorization-server"
      let metadata: Metadata = try await client.ask(HTTPRequest(.get, server.url + path)).value
      let isNarrow = Set(metadata.scopes_supported ?? []).isSuperset(of: Self.narrowScopes)
      return isNarrow ? Self.narrowScopes.joined(separator: " ") : Self.wideScopes
    } catch let refusal as RESTRefusal where !refusal.mayPass {
      return Self.wideScopes
    } catch {
      throw NetworkFailure(sorting: error)
    }
  }

  private func ask<Value: Decodable>(_ path: String, _ form: [(String, String)]) async throws -> Value {
    var request = HTTPRequest(.post, server.url + path, body: FormBody.data(form))
    request.headers["Content-Type"] = FormBody.contentType
    do {
      return try await client.ask(request).value
    } catch let refusal as RESTRefusal where refusal.status == nil {
      throw NetworkFailure.permanent(reason: refusal.words)
    } catch {
      throw NetworkFailure(sortingSignIn: error)
    }
  }

  private var client: RESTClient {
    .mastodon(over: transport, now: now)
  }
}
