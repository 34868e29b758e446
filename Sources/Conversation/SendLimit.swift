public import Foundation

/// One of an account's limits for sending: a number of messages per window.
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
    sendLimits.isEmpty ? [SendLimit(messages: max(1, requestsPerWindow * 4 / 5), window: window)] : sendLimits
  }
}
