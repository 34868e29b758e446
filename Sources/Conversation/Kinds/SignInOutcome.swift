/// The outcome of signing in to a network, for the first time or again.
public enum SignInOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// The bot may act for the account.
  case granted
  /// The person whom the network asked did not let the bot in (RFC 6749, section 4.1.2.1: `access_denied`).
  case denied
  /// The network gave a new token for one that had ended (RFC 6749, section 6).
  case renewed
  /// The network does not accept the credentials that the account has, or was given.
  case rejected
  /// The network could not be asked, or has trouble.
  case failed

  /// The outcome of signing in if a request failed.
  public init(_ failure: NetworkFailure) {
    switch failure {
    case .signedOut, .permanent, .optedOut, .windowClosed: self = .rejected
    case .retry: self = .failed
    }
  }

  /// Returns the one thing that an operator can do about it, as far as the outcome shows; nil if there is nothing to
  /// do.
  public func cure(_ advice: AccountAdvice) -> String? {
    switch self {
    case .granted, .renewed: nil
    case .denied, .rejected: advice.signIn
    case .failed: "it is tried again; if it lasts, look at the server's address and state"
    }
  }
}

extension NetworkFailure {
  /// Returns the one thing that an operator can do if signing in failed this way.
  public func signInCure(_ advice: AccountAdvice) -> String {
    switch self {
    case .permanent, .optedOut, .windowClosed: advice.wrongServer
    case .retry, .signedOut: cure ?? SignInOutcome(self).cure(advice) ?? advice.signIn
    }
  }
}

extension LoginFailure {
  /// The outcome of the login; nil if it had not begun.
  public var outcome: SignInOutcome? {
    switch self {
    case .usage: nil
    case .denied: .denied
    case .refused: .rejected
    case .unavailable: .failed
    }
  }
}
