/// Publishes in the name of an account of the bot's.
public protocol Publisher {
  /// Whether the person is the bot's operator: nobody else may.
  var isOperator: Bool { get }
  /// Where it is published, as people know it: `@nuthatch on pigeon`; nil where there is no such account.
  func place() throws -> String?
  /// Whether a text is short enough.
  func fits(_ text: String) -> Bool
  /// Has a text published once.
  func publish(_ text: String) throws
}
