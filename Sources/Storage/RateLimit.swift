/// A limit on how often an account does something.
public enum RateLimit: Hashable, Sendable {
  /// The requests for reading that the server allows.
  case reading
  /// The messages that may be sent in a window of `window` seconds.
  case sending(window: Int)
  /// The wait that the server asked for, during which the bot makes no requests.
  case pause

  /// The limit's name in the metrics.
  public var name: String {
    switch self {
    case .reading: "read"
    case .sending(let window): "send/\(window)"
    case .pause: "told"
    }
  }
}
