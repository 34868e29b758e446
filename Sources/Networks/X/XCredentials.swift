public import NetworkSupport

/// The credentials with which an account signs its requests.
public enum XCredentials: Sendable {
  /// OAuth 2.0 with tokens that are refreshed: the app's id (and secret, if it has one), and where the tokens are
  /// stored.
  case pair(clientID: String, clientSecret: String? = nil, any TokenStore)
  /// OAuth 1.0a with the four keys of an app and its account.
  case keys(XKeys)
}
