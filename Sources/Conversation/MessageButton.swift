/// A button below a message of the bot's. Pressing it writes a message to the bot, in reply to the one that it is below.
public struct MessageButton: Hashable, Sendable, Codable {
  /// What it shows.
  public var label: String
  /// The message that pressing it writes.
  public var message: String

  /// A button that shows its message, unless it has a label of its own.
  public init(_ message: String, label: String? = nil) {
    self.message = message
    self.label = label ?? message
  }
}
