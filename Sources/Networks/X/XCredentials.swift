import Foundation

/// What an account signs its requests by.
public enum XCredentials: Sendable {
  /// OAuth 2.0 with a pair that is renewed: the app's id (and secret, if it was given one), and where the pair is kept.
  case pair(clientID: String, clientSecret: String? = nil, any TokenStore)
  /// OAuth 1.0a with the four keys of an app and its own account.
  case keys(XKeys)
}

/// The four keys of OAuth 1.0a, as the developer console shows them.
public struct XKeys: Hashable, Sendable, Codable {
  public var consumerKey: String
  public var consumerSecret: String
  public var accessToken: String
  public var accessTokenSecret: String

  private enum CodingKeys: String, CodingKey {
    case consumerKey = "consumer_key"
    case consumerSecret = "consumer_secret"
    case accessToken = "access_token"
    case accessTokenSecret = "access_token_secret"
  }

  public init(consumerKey: String, consumerSecret: String, accessToken: String, accessTokenSecret: String) {
    self.consumerKey = consumerKey
    self.consumerSecret = consumerSecret
    self.accessToken = accessToken
    self.accessTokenSecret = accessTokenSecret
  }
}
