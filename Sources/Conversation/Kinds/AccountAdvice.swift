/// What an operator can do about an account's trouble.
public struct AccountAdvice: Hashable, Sendable {
  /// When its credentials are refused.
  public let signIn: String
  /// When its answers are of no use.
  public let wrongServer: String

  /// Advice for both.
  public init(signIn: String, wrongServer: String) {
    self.signIn = signIn
    self.wrongServer = wrongServer
  }
}
