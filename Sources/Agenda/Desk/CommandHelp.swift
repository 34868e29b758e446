/// The help for a command, in `!help` and in the documentation.
public struct CommandHelp: Hashable, Sendable {
  /// The command's name, then its aliases; all without `!`.
  public var names: [String]
  /// The arguments that the command takes, as in `X [to D]`; empty if it takes none.
  public var usage: String
  /// A description of what the command does, in one line.
  public var summary: String
  /// Examples: whole messages that use the command.
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
