/// Thrown where a message was not understood: where, what was expected, and one example that would work.
public struct Misunderstanding: Error, Hashable, Sendable {
  /// The words in question, as written.
  public var text: String
  /// What is wrong with them.
  public var reason: Reason
  /// One message that would work.
  public var example: String
  /// Whether nothing is wrong but something was left open, which the example would answer.
  public var isQuestion = false

  /// An error about some words, which the example would avoid.
  public init(_ text: String, reason: Reason, example: String) {
    self.text = text
    self.reason = reason
    self.example = example
  }

  /// An error whose reason the grammar of a language tells, as a clause.
  public init(_ text: String, reason: String, example: String) {
    self.init(text, reason: .clause(reason), example: example)
  }

  /// The reason, where the grammar tells it.
  public var clause: String { if case .clause(let clause) = reason { clause } else { "" } }
}
