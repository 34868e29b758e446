import Conversation
public import Foundation
public import HTTP
import Hashing
public import NetworkSupport

/// Signs an account in by OAuth 2.0's authorization code grant with PKCE (RFC 6749, section 4.1; RFC 7636;
/// docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code).
public struct XLogin: Sendable {
  /// What the server has granted for an account that is signed in.
  public struct Grant: Hashable, Sendable {
    /// The account's first tokens, which the caller must store.
    public var tokens: TokenPair
    /// The account's handle, without `@`; its id if the server returns no handle.
    public var handle: String
  }

  /// The scopes that the bot uses, and the one for renewing tokens without the owner (`offline.access`).
  public static let scopes = [
    "tweet.read", "tweet.write", "users.read", "dm.read", "dm.write", "offline.access",
  ]

  private let server: String
  private let clientID: String
  private let redirectURI: String
  private let verifier: String
  private let endpoint: XTokenEndpoint
  private let transport: any Transport
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - clientSecret: the secret of a confidential client; nil for a public one.
  ///   - redirectURI: the address that X sends the browser to with the code; it must be one of the app's callback URIs.
  public init(
    server: String = XAccount.api, clientID: String, clientSecret: String? = nil, redirectURI: String,
    transport: any Transport, now: @escaping @Sendable () -> Date
  ) {
    self.init(
      server: server, clientID: clientID, clientSecret: clientSecret, redirectURI: redirectURI, transport: transport,
      now: now, verifier: Self.text(of: (0..<32).map { _ in UInt8.random(in: .min ... .max) }))
  }

  init(
    server: String, clientID: String, clientSecret: String?, redirectURI: String, transport: any Transport,
    now: @escaping @Sendable () -> Date, verifier: String
  ) {
    self.server = XAccount(server: server).server
    self.clientID = clientID
    self.redirectURI = redirectURI
    self.verifier = verifier
    self.transport = transport
    self.now = now
    endpoint = XTokenEndpoint(
      server: self.server, clientID: clientID, clientSecret: clientSecret, transport: transport, now: now)
  }

  /// The page where the account's owner grants access.
  ///
  /// - Parameter state: a value that comes back with the code, and shows that the code answers this request.
  public func authorizationURL(state: String) -> String {
    // The login page has another host than the API.
    let page = (server == XAccount.api ? "https://x.com" : server) + "/i/oauth2/authorize"
    return page + "?"
      + FormBody.encoded([
        ("response_type", "code"), ("client_id", clientID), ("redirect_uri", redirectURI),
        ("scope", Self.scopes.joined(separator: " ")), ("state", state), ("code_challenge", challenge),
        ("code_challenge_method", "S256"),
      ])
  }

  /// Exchanges the code for tokens, and looks up their account. Throws `NetworkFailure`; `.permanent` for a wrong code
  /// and for missing rights.
  public func signIn(code: String) async throws -> Grant {
    let grant = try await endpoint.change(
      code: code.trimmingCharacters(in: .whitespacesAndNewlines), verifier: verifier, redirectURI: redirectURI)
    let granted = grant.scope?.split(separator: " ").map(String.init)
    let missing = granted.map { granted in Self.scopes.filter { !granted.contains($0) } } ?? []
    guard missing.isEmpty else {
      throw NetworkFailure.permanent(reason: "the rights \(missing.joined(separator: ", ")) were not given")
    }
    let tokens = grant.tokens(at: now())
    let signer = XSigner(
      .pair(clientID: clientID, FixedTokens(tokens)), server: server, transport: transport, now: now)
    do {
      let user = try await XAPI(server: server, signer: signer, transport: transport, now: now).me().value
      return Grant(tokens: tokens, handle: user.username ?? user.id)
    } catch {
      throw XFailure.sorted(error)
    }
  }

  /// The hash of the verifier that is sent ahead of it (RFC 7636, section 4.2).
  private var challenge: String { Self.text(of: SHA256.hash(verifier.utf8)) }

  /// Base64 for URLs (RFC 4648, section 5), without padding.
  private static func text(of bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
