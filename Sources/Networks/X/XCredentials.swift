import Foundation
public import NetworkSupport

/// The credentials with which an account signs its requests.
public enum XCredentials: Sendable {
  /// OAuth 2.0 with tokens that are refreshed: the app's id (and secret, if it has one), and where the tokens are
  /// stored.
  case pair(clientID: String, clientSecret: String? = nil, any TokenStore)
  /// OAuth 1.0a with the four keys of an app and its account.
  case keys(XKeys)
}

/// The four keys of OAuth 1.0a, as the developer console shows them.
public struct XKeys: Hashable, Sendable, Codable {
  /// The app's API key.
  public var consumerKey: String
  /// The app's API key secret.
  public var consumerSecret: String
  /// The account's access token.
  public var accessToken: String
  /// The account's access token secret.
  public var accessTokenSecret: String

  private enum CodingKeys: String, CodingKey {
    case consumerKey = "consumer_key"
    case consumerSecret = "consumer_secret"
    case accessToken = "access_token"
    case accessTokenSecret = "access_token_secret"
  }

  /// The four keys, none of which expires.
  public init(consumerKey: String, consumerSecret: String, accessToken: String, accessTokenSecret: String) {
    self.consumerKey = consumerKey
    self.consumerSecret = consumerSecret
    self.accessToken = accessToken
    self.accessTokenSecret = accessTokenSecret
  }
}
