/// What help tells of a command.
public struct CommandHelp: Hashable, Sendable {
  /// Its name, then its shorts; without a mark.
  public var names: [String]
  /// What follows the word, as `X [to D]`; empty for nothing.
  public var usage: String
  /// One line: what it does.
  public var summary: String
  /// Messages that use it.
  public var examples: [String]

  public init(names: [String], usage: String, summary: String, examples: [String]) {
    self.names = names
    self.usage = usage
    self.summary = summary
    self.examples = examples
  }

  public var name: String { names.first ?? "" }
}
