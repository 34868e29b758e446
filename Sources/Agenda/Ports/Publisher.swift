/// The port that publishes in the name of one of the bot's accounts.
public protocol Publisher {
  /// Whether the person is the bot's operator, who alone may publish.
  var isOperator: Bool { get }
  /// Returns the account that publishes, as people know it: `@nuthatch on pigeon`; nil if there is none.
  func place() throws -> String?
  /// Whether a text is short enough.
  func fits(_ text: String) -> Bool
  /// Queues a text to be published once.
  func publish(_ text: String) throws
}
