public import Foundation

/// A limit for sending, of an account or into one conversation: a number of messages per window.
public struct SendLimit: Hashable, Sendable, Codable {
  /// The messages allowed per window.
  public var messages: Int
  /// The window's length, in seconds.
  public var window: TimeInterval

  /// A number of messages in a number of seconds.
  public init(messages: Int, window: TimeInterval) {
    self.messages = messages
    self.window = window
  }
}

extension NetworkTraits {
  /// The limits for sending: the network's own, or else four fifths of its requests, which leaves the rest for reading.
  public var limitsForSending: [SendLimit] {
    sendLimits ?? [SendLimit(messages: max(1, requestsPerWindow * 4 / 5), window: window)]
  }

  /// Returns the conversation that a message goes to, with its limits.
  public func chat(of message: OutgoingMessage) -> (id: String, limits: [SendLimit]) {
    guard message.visibility != .direct, let publicReply, let conversation = message.conversationID else {
      return (message.recipientID, chatLimits)
    }
    return (conversation, publicReply.chatLimits)
  }
}
