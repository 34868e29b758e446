/// A reason why a login did not work, and what to do.
public enum LoginFailure: Error, Hashable {
  /// Something is missing, or is not what it should be.
  case usage(String)
  /// The person whom the server asked did not let the bot in.
  case denied(String)
  /// The server did not let the bot in.
  case refused(String)
  /// The server cannot be reached now, or has trouble.
  case unavailable(String)

  /// The failure of a login whose request to a server failed.
  ///
  /// - Parameter question: what to check if the server refuses the data it was given.
  public init(
    _ failure: NetworkFailure, of server: String, asking question: String = "is the code complete, and not used before?"
  ) {
    switch failure {
    case .signedOut, .permanent, .optedOut, .windowClosed:
      self = .refused("\(server) did not sign the bot in (\(failure.reason)); \(failure.cure ?? question)")
    case .retry:
      let question = "is this machine online, and is that the server's address?"
      self = .unavailable(
        "\(server) can't be reached or has trouble (\(failure.reason)); \(failure.cure ?? question)")
    }
  }
}
