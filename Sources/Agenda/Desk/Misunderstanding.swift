/// Thrown where a message was not understood: where, what was expected, and one example that would work.
public struct Misunderstanding: Error, Hashable, Sendable {
  /// The words in question, as written.
  public var text: String
  /// What is wrong with them, as a clause: `June has 30 days`.
  public var reason: String
  /// One message that would work.
  public var example: String
  /// Whether nothing is wrong but something was left open, which the example would answer.
  public var isQuestion = false

  /// An error about some words, which the example would avoid.
  public init(_ text: String, reason: String, example: String) {
    self.text = text
    self.reason = reason
    self.example = example
  }
}
