import Conversation

/// The homeserver of one of the bot's accounts, and how to reach it.
public struct MatrixAccount: Hashable, Sendable {
  /// The homeserver's address, without a slash at its end.
  public let server: String
  /// The address of a pantalaimon in front of it, which encrypts and decrypts; nil for none.
  public let pantalaimon: String?
  /// The messages that the homeserver lets the account send in a minute; nil for Synapse's default.
  public let messagesPerMinute: Int?

  /// An account on a homeserver.
  public init(server: String, pantalaimon: String? = nil, messagesPerMinute: Int? = nil) {
    self.server = Self.bare(server)
    self.pantalaimon = pantalaimon.map(Self.bare)
    self.messagesPerMinute = messagesPerMinute
  }

  /// The address that requests are sent to.
  var address: String { pantalaimon ?? server }

  /// The failure, with a remedy if requests go through pantalaimon.
  func cured(_ failure: NetworkFailure) -> NetworkFailure {
    guard let pantalaimon, case .retry(nil, let reason, let doubt, nil) = failure else { return failure }
    return .retry(
      after: nil, reason: reason, doubt: doubt,
      cure: "see whether pantalaimon runs at \(pantalaimon), and reaches the homeserver")
  }

  /// Synapse lets an account send ten messages at once, and then one in five seconds (`rc_message`).
  var sendLimit: SendLimit {
    messagesPerMinute.map { SendLimit(messages: $0, window: 60) } ?? SendLimit(messages: 10, window: 50)
  }

  private static func bare(_ address: String) -> String {
    String(address.reversed().drop { $0 == "/" }.reversed())
  }
}
