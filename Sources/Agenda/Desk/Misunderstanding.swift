/// The error for a message that was not understood: where, what was expected, and one example that would work.
public struct Misunderstanding: Error, Hashable, Sendable {
  /// The words in question, as written.
  public var text: String
  /// The reason why they were not understood.
  public var reason: Reason
  /// One message that would work.
  public var example: String
  /// Whether nothing is wrong, but something is still open, which the example would answer.
  public var isQuestion = false

  /// An error about some words, which the example would avoid.
  public init(_ text: String, reason: Reason, example: String) {
    self.text = text
    self.reason = reason
    self.example = example
  }

  /// An error whose reason is a clause in the person's language, from the grammar or the wording.
  public init(_ text: String, reason: String, example: String) {
    self.init(text, reason: .clause(reason), example: example)
  }

  /// The reason's clause; empty if the reason is not a clause.
  public var clause: String { if case .clause(let clause) = reason { clause } else { "" } }
}
