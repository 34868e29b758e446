/// What was not understood: where, what was expected, and one example that would work.
public struct Misunderstanding: Error, Hashable, Sendable {
  /// The words in question, as the person wrote them.
  public var text: String
  /// What is wrong with them, as a clause: `June has 30 days`.
  public var reason: String
  /// One message that would work.
  public var example: String
  /// Whether it is nothing wrong but something left open, which the example would answer.
  public var isQuestion = false

  public init(_ text: String, reason: String, example: String) {
    self.text = text
    self.reason = reason
    self.example = example
  }
}
