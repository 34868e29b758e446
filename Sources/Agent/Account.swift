public import Conversation
public import Foundation

/// One configured account of the bot.
public struct Account: Sendable {
  /// Its name in the configuration: what cursors and queues are kept under.
  public var name: String
  public var network: any Network
  /// Seconds between polls: the shortest while messages come, the longest when none do.
  public var polling: ClosedRange<TimeInterval>
  /// Who is listened to.
  public var access: Access
  /// Whether its network calls when something was written: `Agent.look(at:)` is to be told then.
  public var isCalled: Bool
  /// What it may spend in a day, in millionths of its network's currency; nil for as much as it takes.
  public var perDay: Int?
  /// What its settings come to: an account of the same name and signature is the same. nil is like no other.
  public var signature: String?

  public init(
    name: String, network: any Network, polling: ClosedRange<TimeInterval> = 5...60, access: Access = .open,
    isCalled: Bool = false, perDay: Int? = nil, signature: String? = nil
  ) {
    self.access = access
    self.name = name
    self.network = network
    self.polling = polling
    self.isCalled = isCalled
    self.perDay = perDay
    self.signature = signature
  }

  var purse: Purse { Purse(account: name, perDay: perDay) }
}
