/// Tokens that are kept nowhere else: those of a setting, or those that a login has just been given.
public struct FixedTokens: TokenStore {
  private let tokens: TokenPair

  /// A store of these tokens.
  public init(_ tokens: TokenPair) { self.tokens = tokens }

  /// An access token that cannot be renewed.
  public init(_ token: String) { self.init(TokenPair(accessToken: token, refreshToken: nil, expires: nil)) }

  /// The same tokens, always.
  public func load() -> TokenPair { tokens }

  /// Keeps nothing.
  public func save(_ tokens: TokenPair) {}
}
