/// Stores an account's tokens. They may change every few minutes, and only the latest refresh token works.
public protocol TokenStore: Sendable {
  /// Returns the tokens that were saved last.
  func load() throws -> TokenPair
  /// Saves tokens durably: when it returns, they survive a power cut.
  func save(_ tokens: TokenPair) throws
}
