/// A direct message as the agent knows it: its own id is unique in its conversation alone.
struct BlueskyMessageID: Hashable {
  let conversation: String
  let message: String

  init(conversation: String, message: String) { (self.conversation, self.message) = (conversation, message) }

  /// nil for the id of a post.
  init?(_ text: String) {
    guard !text.hasPrefix("at://"), let slash = text.lastIndex(of: "/") else { return nil }
    self.init(conversation: String(text[..<slash]), message: String(text[text.index(after: slash)...]))
  }

  var text: String { "\(conversation)/\(message)" }
}
