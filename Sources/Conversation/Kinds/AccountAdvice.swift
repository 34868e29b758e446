/// The advice to an operator about an account's trouble.
public struct AccountAdvice: Hashable, Sendable {
  /// The advice if its credentials are refused.
  public let signIn: String
  /// The advice if its server's answers are useless.
  public let wrongServer: String

  /// The advice for both cases.
  public init(signIn: String, wrongServer: String) {
    self.signIn = signIn
    self.wrongServer = wrongServer
  }
}
