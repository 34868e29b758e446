/// Why a login did not work, and what to do.
public enum LoginFailure: Error, Hashable {
  /// Something is missing, or is not what it should be.
  case usage(String)
  /// The person whom the server asked does not let the bot in.
  case denied(String)
  /// The server does not let the bot in.
  case refused(String)
  /// The server is not to be had now.
  case unavailable(String)

  /// What a failed request to a server means.
  ///
  /// - Parameter question: what to look at where the server refuses what it was given.
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
