/// Publishes in the name of an account of the bot's.
public protocol Publisher {
  /// Whether the person is the bot's operator: nobody else may.
  var isOperator: Bool { get }
  /// The account that publishes, as people know it: `@nuthatch on pigeon`; nil if there is none.
  func place() throws -> String?
  /// Whether a text is short enough.
  func fits(_ text: String) -> Bool
  /// Has a text published once.
  func publish(_ text: String) throws
}
