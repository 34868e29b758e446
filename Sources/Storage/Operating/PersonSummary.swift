public import Agenda
public import Foundation

/// What the operator sees of a person, which is none of their items' content.
public struct PersonSummary: Hashable, Sendable {
  /// The person's number.
  public var id: Person.ID
  /// Their accounts, the oldest first.
  public var addresses: [Address]
  /// When they first wrote to the bot.
  public var firstSeen: Date
  /// When they last wrote; nil when that was longer ago than messages are kept.
  public var lastWrote: Date?
  /// The number of their open todos, events and notes.
  public var items: Int
  /// The most items that they may have, where the operator chose a number for them; nil for the general limit.
  public var quota: Int?
  /// Since when the operator blocks them; nil where they are not blocked.
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
