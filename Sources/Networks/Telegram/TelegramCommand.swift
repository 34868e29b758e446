/// One of the bot's commands, which clients show when somebody types a slash (core.telegram.org/bots/api#botcommand).
public struct TelegramCommand: Hashable, Sendable, Encodable {
  /// The command's name, without a slash.
  public let name: String
  /// A summary of the command in a few words.
  public let summary: String

  private enum CodingKeys: String, CodingKey {
    case name = "command"
    case summary = "description"
  }

  /// The most commands that a menu may have.
  public static let most = 100

  /// A command; nil if clients can't show it.
  public init?(name: String, summary: String) {
    guard name.wholeMatch(of: #/[a-z0-9_]{1,32}/#) != nil, (1...256).contains(summary.count) else { return nil }
    (self.name, self.summary) = (name, summary)
  }
}
