/// What `!help` and the documentation say about a command.
public struct CommandHelp: Hashable, Sendable {
  /// Its name, then its aliases; without a mark.
  public var names: [String]
  /// What may follow the word, as in `X [to D]`; empty where it stands alone.
  public var usage: String
  /// What it does, in one line.
  public var summary: String
  /// Whole messages that use it.
  public var examples: [String]

  /// The help of one command; `names` begins with its own name.
  public init(names: [String], usage: String, summary: String, examples: [String]) {
    self.names = names
    self.usage = usage
    self.summary = summary
    self.examples = examples
  }

  /// The command's name, by which it is stored and found.
  public var name: String { names.first ?? "" }
}
