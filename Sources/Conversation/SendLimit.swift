public import Foundation

/// So many messages in so many seconds: one of the limits that an account has for sending.
public struct SendLimit: Hashable, Sendable, Codable {
  public var messages: Int
  public var window: TimeInterval

  public init(messages: Int, window: TimeInterval) {
    self.messages = messages
    self.window = window
  }
}

extension NetworkTraits {
  /// The limits for sending: those the network names, or else four fifths of its requests, the rest being for reading.
  public var limitsForSending: [SendLimit] {
    sendLimits.isEmpty ? [SendLimit(messages: max(1, requestsPerWindow * 4 / 5), window: window)] : sendLimits
  }
}
