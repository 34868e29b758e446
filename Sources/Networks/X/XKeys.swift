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
