package import Grammar

/// The names of a command, and their purpose.
package struct Guide: Hashable, Sendable {
  /// Its name, then its shorts; without a mark.
  package var names: [String]
  /// The words after the command's word, such as `X [to D]`; empty for none.
  package var usage: String
  /// One line: the effect of the command.
  package var summary: String
  /// The arguments that may follow the bare word in a private conversation.
  package var bare: Set<Vocabulary.Argument>
  /// True if the command only shows something: the message is a question.
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
