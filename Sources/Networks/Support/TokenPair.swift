public import Foundation

/// An access token and its refresh token; both are replaced together.
public struct TokenPair: Hashable, Sendable, Codable {
  /// The token for requests.
  public var accessToken: String
  /// The token that gets a new pair, only once; nil if the access token cannot be renewed.
  public var refreshToken: String?
  /// The end of the access token; nil if it is unknown.
  public var expires: Date?

  private enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
    case refreshToken = "refresh_token"
    case expires = "expires_at"
  }

  /// A pair as a server gave it.
  public init(accessToken: String, refreshToken: String?, expires: Date?) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expires = expires
  }

  /// Reads the fields `access_token`, `refresh_token` and `expires_at` (seconds since 1970).
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    accessToken = try fields.decode(String.self, forKey: .accessToken)
    refreshToken = try fields.decodeIfPresent(String.self, forKey: .refreshToken)
    expires = try fields.decodeIfPresent(Double.self, forKey: .expires).map(Date.init(timeIntervalSince1970:))
  }

  /// Writes the same fields.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(accessToken, forKey: .accessToken)
    try fields.encodeIfPresent(refreshToken, forKey: .refreshToken)
    // The time is in whole seconds, as servers count. A value that is not a time is left out.
    let seconds = expires.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) }
    try fields.encodeIfPresent(seconds, forKey: .expires)
  }
}
