import Conversation
import Foundation
import HTTP

/// Signs requests, and renews what they are signed with.
actor XSigner {
  private let credentials: XCredentials
  private let tokenEndpoint: XTokenEndpoint
  private let now: @Sendable () -> Date
  private var tokens: XTokens?
  /// A pair that the server gave and that could not be kept yet: it is not used before it is.
  private var unkept: XTokens?
  private var renewal: Task<XTokens, any Error>?

  /// Seconds before its end at which an access token is renewed.
  private static let margin: TimeInterval = 120

  init(_ credentials: XCredentials, server: String, transport: any Transport, now: @escaping @Sendable () -> Date) {
    self.credentials = credentials
    var client = (id: "", secret: String?.none)
    if case .pair(let id, let secret, _) = credentials { client = (id, secret) }
    tokenEndpoint = XTokenEndpoint(
      server: server, clientID: client.id, clientSecret: client.secret, transport: transport, now: now)
    self.now = now
  }

  /// Whether what was refused can be signed anew with something better.
  nonisolated var canRenew: Bool { if case .pair = credentials { true } else { false } }

  /// The `Authorization` header for a request.
  ///
  /// - Parameters:
  ///   - query: decoded; it is signed, a JSON body is not.
  ///   - refused: what the server would not have just now, nil for a first try.
  func authorization(
    _ method: HTTPRequest.Method, _ url: String, query: [(String, String)], instead refused: String? = nil
  ) async throws -> String {
    switch credentials {
    case .keys(let keys):
      return OAuth1Signature(
        consumerKey: keys.consumerKey, consumerSecret: keys.consumerSecret, token: keys.accessToken,
        tokenSecret: keys.accessTokenSecret
      ).header(method, url, parameters: query, nonce: UUID().uuidString.filter { $0 != "-" }, at: now())
    case .pair(_, _, let store):
      let tokens = try await current(store, instead: refused)
      return "Bearer \(tokens.accessToken)"
    }
  }

  /// A pair that holds, as far as can be known; one renewal serves all who wait for it.
  private func current(_ store: any TokenStore, instead refused: String?) async throws -> XTokens {
    if let renewal { return try await renewal.value }
    if let unkept { try keep(unkept, in: store) }
    let known = try tokens ?? load(store)
    tokens = known
    guard !holds(known, instead: refused) else { return known }
    let renewal = Task { try await renew(known, in: store, instead: refused) }
    self.renewal = renewal
    defer { self.renewal = nil }
    return try await renewal.value
  }

  private func holds(_ tokens: XTokens, instead refused: String?) -> Bool {
    guard "Bearer \(tokens.accessToken)" != refused else { return false }
    return tokens.expires.map { $0.timeIntervalSince(now()) > Self.margin } ?? true
  }

  private func renew(_ known: XTokens, in store: any TokenStore, instead refused: String?) async throws -> XTokens {
    // Another process, such as a login, may have renewed it.
    var latest = try load(store)
    if latest != known, holds(latest, instead: refused) {
      tokens = latest
      return latest
    }
    guard let refreshToken = latest.refreshToken else {
      throw NetworkFailure.signedOut(
        reason: "the access token has ended and there is none to renew it with; \(Self.cure)")
    }
    do {
      let renewed = try await tokenEndpoint.renew(refreshToken)
      try keep(renewed, in: store)
      return renewed
    } catch NetworkFailure.permanent(let reason) {
      // It may have been renewed elsewhere in this very moment.
      let newest = try load(store)
      if newest != latest, holds(newest, instead: refused) {
        latest = newest
        tokens = newest
        return newest
      }
      throw NetworkFailure.signedOut(reason: "the token can't be renewed (\(reason)); \(Self.cure)")
    }
  }

  /// Kept first, used then: whatever happens in between is a sign-out, never a token that nobody has.
  private func keep(_ renewed: XTokens, in store: any TokenStore) throws {
    unkept = renewed
    do {
      try store.save(renewed)
    } catch {
      throw NetworkFailure.retry(
        after: nil, reason: "the renewed tokens could not be kept: \(error)", arrival: .no)
    }
    unkept = nil
    tokens = renewed
  }

  private func load(_ store: any TokenStore) throws -> XTokens {
    do {
      return try store.load()
    } catch {
      throw NetworkFailure.signedOut(reason: "\(error)")
    }
  }

  static let cure = "do: nuthatch login x"
}
