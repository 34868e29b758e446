/// Tokens that are not stored: those in a setting, or those that a login has just received.
public struct FixedTokens: TokenStore {
  private let tokens: TokenPair

  /// A store of these tokens.
  public init(_ tokens: TokenPair) { self.tokens = tokens }

  /// An access token that cannot be renewed.
  public init(_ token: String) { self.init(TokenPair(accessToken: token, refreshToken: nil, expires: nil)) }

  /// Always returns the same tokens.
  public func load() -> TokenPair { tokens }

  /// Does nothing.
  public func save(_ tokens: TokenPair) {}
}
