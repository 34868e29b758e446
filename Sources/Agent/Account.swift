public import Conversation
public import Foundation

/// One configured account of the bot.
public struct Account: Sendable {
  /// Its name in the configuration: what cursors and queues are kept under.
  public var name: String
  public var network: any Network
  /// Seconds between polls: the shortest while messages come, the longest when none do.
  public var polling: ClosedRange<TimeInterval>
  /// Those who are listened to, by their ids or handles; nil is everybody.
  public var admitted: Set<String>?

  public init(
    name: String, network: any Network, polling: ClosedRange<TimeInterval> = 5...60, admitted: Set<String>? = nil
  ) {
    self.name = name
    self.network = network
    self.polling = polling
    self.admitted = admitted
  }

  /// Whether a message is from someone who is listened to.
  func admits(_ message: IncomingMessage) -> Bool {
    admitted.map { $0.contains(message.authorID) || $0.contains(message.authorHandle) } ?? true
  }
}
