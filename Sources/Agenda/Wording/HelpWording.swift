/// What help tells of the commands.
package protocol HelpWording {
  /// The overview: it fits one message, beside a newcomer's welcome, and leads on.
  var overview: [String] { get }
  /// The names of all commands, by what they are for.
  func helpAll(_ commands: [CommandHelp]) -> [String]
  /// How one command is used.
  func help(_ command: CommandHelp) -> [String]
  var noMore: String { get }
  /// Tricks, a few at a time.
  var tips: [String] { get }
}
