/// A message to send, rendered and short enough for its network.
public struct OutgoingMessage: Hashable, Sendable, Codable {
  /// The message's unique key, the same for every attempt; it becomes the Idempotency-Key.
  public var key: MessageKey
  /// The network's id of the recipient.
  public var recipientID: String
  /// The recipient's handle, for networks that address by mention.
  public var recipientHandle: String
  /// The id of the message it replies to; nil if the bot begins.
  public var repliesTo: String?
  /// The conversation it continues, as in ``IncomingMessage/conversationID``; nil for a new one.
  public var conversationID: String?
  /// The people who can read it.
  public var visibility: IncomingMessage.Visibility
  /// The text, without the mention of the recipient, which the network adds if it needs one.
  public var text: String
  /// Rows of buttons below it, on networks that show buttons; empty for none.
  public var buttons: [[MessageButton]]
  /// Whether it is a reminder that its recipient asked for. Some networks accept that at any time.
  public var isReminder = false

  /// A message under a key that no other message has.
  public init(
    key: MessageKey, recipientID: String, recipientHandle: String, repliesTo: String? = nil,
    conversationID: String? = nil, visibility: IncomingMessage.Visibility, text: String,
    buttons: [[MessageButton]] = []
  ) {
    self.key = key
    self.recipientID = recipientID
    self.recipientHandle = recipientHandle
    self.repliesTo = repliesTo
    self.conversationID = conversationID
    self.visibility = visibility
    self.text = text
    self.buttons = buttons
  }

  private enum CodingKeys: CodingKey {
    case key, recipientID, recipientHandle, repliesTo, conversationID, visibility, text, buttons
  }
}
