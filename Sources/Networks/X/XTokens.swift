public import Foundation

/// What an account signs its requests with by OAuth 2.0: a pair of which each half is changed together with the other.
public struct XTokens: Hashable, Sendable, Codable {
  public var accessToken: String
  /// Nil where the account was signed in without `offline.access`: then the other one is all there is.
  public var refreshToken: String?
  /// When the access token ends; nil where it is not known.
  public var expires: Date?

  private enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
    case refreshToken = "refresh_token"
    case expires = "expires_at"
  }

  public init(accessToken: String, refreshToken: String?, expires: Date?) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expires = expires
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    accessToken = try fields.decode(String.self, forKey: .accessToken)
    refreshToken = try fields.decodeIfPresent(String.self, forKey: .refreshToken)
    expires = try fields.decodeIfPresent(Double.self, forKey: .expires).map(Date.init(timeIntervalSince1970:))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(accessToken, forKey: .accessToken)
    try fields.encodeIfPresent(refreshToken, forKey: .refreshToken)
    // Whole seconds, as the server counts them; a number of its that is no time is none.
    let seconds = expires.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) }
    try fields.encodeIfPresent(seconds, forKey: .expires)
  }
}

/// Where an account's pair is kept: it changes every two hours, and what was changed is lost without the newest.
public protocol TokenStore: Sendable {
  /// The pair that was kept last.
  func load() throws -> XTokens
  /// Keeps a pair for good: when it returns, a power cut loses it no more.
  func save(_ tokens: XTokens) throws
}
