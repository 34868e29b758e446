public import Agenda
public import Foundation

/// The operator's view of a person, without any content of their items.
public struct PersonSummary: Hashable, Sendable {
  /// The person's number.
  public var id: Person.ID
  /// Their accounts, the oldest first.
  public var addresses: [Address]
  /// The instant at which they first wrote to the bot.
  public var firstSeen: Date
  /// The instant at which they last wrote; nil if that was longer ago than messages are kept.
  public var lastWrote: Date?
  /// The number of their open todos, events and notes.
  public var items: Int
  /// The most items that they may have, if the operator chose a number for them; nil for the general limit.
  public var quota: Int?
  /// The instant since which the operator blocks them; nil if they are not blocked.
  public var blockedSince: Date?

  /// The summary of one person.
  public init(
    id: Person.ID, addresses: [Address], firstSeen: Date, lastWrote: Date?, items: Int, quota: Int?, blockedSince: Date?
  ) {
    self.id = id
    self.addresses = addresses
    self.firstSeen = firstSeen
    self.lastWrote = lastWrote
    self.items = items
    self.quota = quota
    self.blockedSince = blockedSince
  }
}
