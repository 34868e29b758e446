package import Grammar

/// The names of a command, and what they are for.
package struct Guide: Hashable, Sendable {
  /// Its name, then its shorts; without a mark.
  package var names: [String]
  /// What follows the word, as `X [to D]`; empty for nothing.
  package var usage: String
  /// One line: what it does.
  package var summary: String
  /// What may follow the bare word in a private conversation.
  package var bare: Set<Vocabulary.Argument>
  /// Whether it only shows something: who says it asks.
  package var shows: Bool

  package init(
    _ names: String..., usage: String = "", bare: Set<Vocabulary.Argument> = [.nothing], shows: Bool = false,
    summary: String
  ) {
    self.names = names
    self.usage = usage
    self.summary = summary
    self.bare = bare
    self.shows = shows
  }

  package var name: String { names.first ?? "" }
}
