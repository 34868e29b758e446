/// The id of a direct message for the agent: the message's own id is unique only within its conversation.
struct BlueskyMessageID: Hashable {
  let conversation: String
  let message: String

  init(conversation: String, message: String) { (self.conversation, self.message) = (conversation, message) }

  /// Reads an id; nil for that of a post.
  init?(_ text: String) {
    guard !text.hasPrefix("at://"), let slash = text.lastIndex(of: "/") else { return nil }
    self.init(conversation: String(text[..<slash]), message: String(text[text.index(after: slash)...]))
  }

  var text: String { "\(conversation)/\(message)" }
}
