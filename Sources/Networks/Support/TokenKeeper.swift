import Conversation
public import Foundation

/// Hands out an account's access token, and renews it when it has expired or was refused.
public actor TokenKeeper {
  /// Exchanges a refresh token for a new pair; throws `NetworkFailure`, `.permanent` if the server refuses it.
  public typealias Renewal = @Sendable (_ refreshToken: String) async throws -> TokenPair

  private let store: any TokenStore
  private let now: @Sendable () -> Date
  private let renew: Renewal
  /// The last time the server gave new tokens; nil if it has not done so yet.
  public private(set) var renewed: Date?
  private var tokens: TokenPair?
  /// A new pair that could not be saved yet, and the pair it replaces. It is not used before it is saved.
  private var unsaved: (pair: TokenPair, of: TokenPair)?
  private var renewal: Task<TokenPair, any Error>?

  private let margin: TimeInterval

  /// - Parameter margin: seconds before its end at which an access token is renewed.
  public init(
    _ store: any TokenStore, margin: TimeInterval, now: @escaping @Sendable () -> Date,
    renew: @escaping Renewal
  ) {
    self.store = store
    self.margin = margin
    self.now = now
    self.renew = renew
  }

  /// Returns a token that works, as far as is known. All waiting callers share one renewal.
  ///
  /// - Parameter refused: the token that the server has just refused; nil for a first try.
  /// - Throws: `NetworkFailure`. It casts doubt on no message, since it concerns only the token.
  public func accessToken(insteadOf refused: String? = nil) async throws -> String {
    do {
      return try await current(insteadOf: refused).accessToken
    } catch NetworkFailure.retry(let after, let reason, _, _) {
      throw NetworkFailure.retry(after: after, reason: reason, doubt: .no)
    }
  }

  private func current(insteadOf refused: String?) async throws -> TokenPair {
    if let renewal { return try await renewal.value }
    if let unsaved { try saveLate(unsaved.pair, of: unsaved.of) }
    let known = try tokens ?? load()
    tokens = known
    guard !works(known, refused) else { return known }
    let renewal = Task { try await renewed(known, insteadOf: refused) }
    self.renewal = renewal
    defer { self.renewal = nil }
    return try await renewal.value
  }

  private func works(_ tokens: TokenPair, _ refused: String?) -> Bool {
    guard tokens.accessToken != refused else { return false }
    return tokens.expires.map { $0.timeIntervalSince(now()) > margin } ?? true
  }

  private func renewed(_ known: TokenPair, insteadOf refused: String?) async throws -> TokenPair {
    // Another process, such as a login, may have renewed the token.
    let latest = try load()
    if latest != known, works(latest, refused) {
      tokens = latest
      return latest
    }
    guard let refreshToken = latest.refreshToken else {
      let what = refused == nil ? "the access token has ended" : "the server does not take the access token"
      throw NetworkFailure.signedOut(reason: "\(what), and there is none to renew it with")
    }
    do {
      let renewed = try await renew(refreshToken)
      try save(renewed, of: latest)
      return renewed
    } catch NetworkFailure.permanent(let reason) {
      // Another process may have renewed the token at this very moment.
      let newest = try load()
      guard newest == latest || !works(newest, refused) else {
        tokens = newest
        return newest
      }
      throw NetworkFailure.signedOut(reason: "the token can't be renewed (\(reason))")
    }
  }

  /// Saves a new pair before it is used, so that a crash in between may sign the account out, but never loses a used
  /// token.
  private func save(_ renewed: TokenPair, of old: TokenPair) throws {
    unsaved = (renewed, old)
    do {
      try store.save(renewed)
    } catch {
      throw NetworkFailure.retry(
        after: nil, reason: "the renewed tokens could not be kept: \(error)", doubt: .no)
    }
    unsaved = nil
    tokens = renewed
    self.renewed = now()
  }

  /// Saves a pair that could not be saved before, unless another login has stored newer tokens.
  private func saveLate(_ renewed: TokenPair, of old: TokenPair) throws {
    let kept = try load()
    if kept == old { return try save(renewed, of: old) }
    unsaved = nil
    tokens = kept
  }

  private func load() throws -> TokenPair {
    do {
      return try store.load()
    } catch {
      throw NetworkFailure.signedOut(reason: "\(error)")
    }
  }
}
