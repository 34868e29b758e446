import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Exchanges passwords and old tokens for new ones (spec.matrix.org, "Client Authentication").
struct MatrixTokenEndpoint: Sendable {
  let server: String
  let transport: any Transport
  let now: @Sendable () -> Date

  /// The tokens that a server grants.
  struct Grant: Decodable {
    var accessToken: String
    var refreshToken: String?
    /// The lifetime of the access token in milliseconds; nil if it has no end.
    var lifetime: Int?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      accessToken = try fields.id("access_token")
      refreshToken = fields.value("refresh_token")
      lifetime = fields.number("expires_in_ms")
    }

    func tokens(at now: Date) -> TokenPair {
      TokenPair(
        accessToken: accessToken, refreshToken: refreshToken,
        expires: lifetime.map { now.addingTimeInterval(TimeInterval($0) / 1_000) })
    }
  }

  /// The login flows that the server supports, such as `m.login.password`.
  func flows() async throws -> [String] {
    struct Flow: Decodable {
      var type: String
    }
    struct Flows: Decodable {
      var flows: [Flow]
      init(from decoder: any Decoder) throws {
        let list: Lenient.List<Flow> = try Lenient(decoder).elements("flows")
        flows = list.values
      }
    }
    let answer: Flows = try await ask(HTTPRequest(.get, server + "/_matrix/client/v3/login"))
    return answer.flows.map(\.type)
  }

  /// The address of the homeserver of a name (spec.matrix.org, "Well-known URI").
  func homeserver() async throws -> String {
    struct Directions: Decodable {
      var address: String
      init(from decoder: any Decoder) throws {
        address = try Lenient(decoder).nested("m.homeserver")?.id("base_url") ?? ""
      }
    }
    let answer: Directions = try await ask(HTTPRequest(.get, server + "/.well-known/matrix/client"))
    guard ServerAddress(answer.address).problem == nil else {
      throw NetworkFailure.permanent(reason: "it does not say where its homeserver is")
    }
    return answer.address
  }

  /// Signs in with a password. Throws `NetworkFailure`; `.permanent` if it is refused.
  ///
  /// - Parameter renews: whether the token may be one that must be renewed.
  func signIn(user: String, password: String, device: String, renews: Bool) async throws -> Grant {
    struct Body: Encodable {
      struct Identifier: Encodable {
        var type = "m.id.user"
        var user: String
      }
      var type = "m.login.password"
      var identifier: Identifier
      var password: String
      var device_id: String
      var initial_device_display_name = "Nuthatch"
      var refresh_token: Bool
    }
    return try await post(
      "/_matrix/client/v3/login",
      Body(identifier: .init(user: user), password: password, device_id: device, refresh_token: renews))
  }

  /// Renews the tokens. Throws `NetworkFailure`; `.permanent` if the token is refused.
  func renew(_ refreshToken: String) async throws -> TokenPair {
    struct Body: Encodable { var refresh_token: String }
    let grant: Grant = try await post("/_matrix/client/v3/refresh", Body(refresh_token: refreshToken))
    var tokens = grant.tokens(at: now())
    // If there is no new refresh token, the old one stays valid.
    tokens.refreshToken = tokens.refreshToken ?? refreshToken
    return tokens
  }

  private func post<Value: Decodable>(_ path: String, _ body: some Encodable) async throws -> Value {
    var request = HTTPRequest(.post, server + path, body: try JSONEncoder().encode(body))
    request.headers["Content-Type"] = "application/json"
    return try await ask(request)
  }

  private func ask<Value: Decodable>(_ request: HTTPRequest) async throws -> Value {
    let client = RESTClient(transport: transport, words: MatrixFailure.words, wait: MatrixFailure.wait)
    do {
      return try await client.ask(request).value
    } catch {
      throw NetworkFailure(sortingSignIn: error)
    }
  }
}
