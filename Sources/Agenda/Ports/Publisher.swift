/// The port that publishes from one of the bot's accounts.
public protocol Publisher {
  /// Whether the person is the bot's operator, who alone may publish.
  var isOperator: Bool { get }
  /// Returns the handle of the account that publishes, and its network; nil if there is none.
  func account() throws -> (handle: String, network: String)?
  /// Whether a text is short enough.
  func fits(_ text: String) -> Bool
  /// Queues a text to be published once.
  func publish(_ text: String) throws
}
