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
  /// Whether its network calls when something was written: `Bot.look(at:)` is to be told then.
  public var isCalled: Bool
  /// What it may spend in a day, in millionths of its network's currency; nil for as much as it takes.
  public var perDay: Int?
  /// All its settings: an account of the same name and equal settings is the same. nil is like no other.
  public var settings: (any Hashable & Sendable)?

  public init(
    name: String, network: any Network, polling: ClosedRange<TimeInterval> = 5...60, access: Access = .open,
    isCalled: Bool = false, perDay: Int? = nil, settings: (any Hashable & Sendable)? = nil
  ) {
    self.access = access
    self.name = name
    self.network = network
    self.polling = polling
    self.isCalled = isCalled
    self.perDay = perDay
    self.settings = settings
  }

  /// Whether it may go on as that one.
  func isSame(as other: Account) -> Bool {
    guard let settings, let others = other.settings else { return false }
    return name == other.name && AnyHashable(settings) == AnyHashable(others)
  }

  var spendingBudget: SpendingBudget { SpendingBudget(account: name, perDay: perDay) }
}
