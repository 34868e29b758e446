/// One message to be sent, rendered and short enough for its network.
public struct OutgoingMessage: Hashable, Sendable, Codable {
  /// The same for every attempt at this message, and for no other: what an Idempotency-Key is made of.
  public var key: String
  /// The network's id of the one it is for.
  public var recipientID: String
  /// Their handle, for networks that address by mention.
  public var recipientHandle: String
  /// The message it answers; nil for one that the bot begins.
  public var repliesTo: String?
  public var conversationID: String?
  public var visibility: IncomingMessage.Visibility
  /// The text, without the mention of its addressee: the network adds what it needs.
  public var text: String

  public init(
    key: String, recipientID: String, recipientHandle: String, repliesTo: String? = nil,
    conversationID: String? = nil, visibility: IncomingMessage.Visibility, text: String
  ) {
    self.key = key
    self.recipientID = recipientID
    self.recipientHandle = recipientHandle
    self.repliesTo = repliesTo
    self.conversationID = conversationID
    self.visibility = visibility
    self.text = text
  }
}
