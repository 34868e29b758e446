/// The help on the commands.
package protocol HelpWording {
  /// The overview. It fits into one message with a newcomer's welcome, and says where to find more.
  var overview: [String] { get }
  /// The names of all commands, grouped by purpose.
  func helpAll(_ commands: [CommandHelp]) -> [String]
  /// The usage of one command.
  func help(_ command: CommandHelp) -> [String]
  var noMore: String { get }
  /// Tricks, a few at a time.
  var tips: [String] { get }
}
