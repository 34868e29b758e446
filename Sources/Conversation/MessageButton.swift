/// A button below one of the bot's messages. Pressing it writes a message to the bot, as a reply to the message above
/// it.
public struct MessageButton: Hashable, Sendable, Codable {
  /// The text that it shows.
  public var label: String
  /// The message that pressing it writes.
  public var message: String

  /// A button that shows its message, unless it has its own label.
  public init(_ message: String, label: String? = nil) {
    self.message = message
    self.label = label ?? message
  }
}
