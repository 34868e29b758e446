public import Conversation
public import Foundation

/// One account of the bot on a network, as configured.
public struct Account: Sendable {
  /// Its name in the configuration, by which the store keeps its cursor and queues.
  public var name: String
  /// The network it is on, ready to be polled and sent to.
  public var network: any Network
  /// Seconds between polls: the shortest while messages come, the longest when none do.
  public var polling: ClosedRange<TimeInterval>
  /// The rule for who may use the bot through it.
  public var access: Access
  /// True if its network has a webhook, which calls `Bot.pollNow(_:)` when a message arrives.
  public var isCalled: Bool
  /// The most that it may spend a day, in millionths of its network's currency; nil for no limit.
  public var perDay: Int?
  /// The operator's remedy for its trouble; nil if none is known.
  public var advice: AccountAdvice?
  /// All its settings. On a reload, an account with the same name and equal settings goes on; nil equals no other.
  public var settings: (any Hashable & Sendable)?

  /// An open account that is polled every 5 to 60 seconds, unless told otherwise.
  public init(
    name: String, network: any Network, polling: ClosedRange<TimeInterval> = 5...60, access: Access = .open,
    isCalled: Bool = false, perDay: Int? = nil, advice: AccountAdvice? = nil, settings: (any Hashable & Sendable)? = nil
  ) {
    self.access = access
    self.name = name
    self.network = network
    self.polling = polling
    self.isCalled = isCalled
    self.perDay = perDay
    self.advice = advice
    self.settings = settings
  }

  /// True if the running account can go on unchanged as the other.
  func isSame(as other: Account) -> Bool {
    guard let settings, let others = other.settings else { return false }
    return name == other.name && AnyHashable(settings) == AnyHashable(others)
  }

  var spendingBudget: SpendingBudget { SpendingBudget(account: name, perDay: perDay) }
}
