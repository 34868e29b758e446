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
}

/// The operator's decisions about somebody who has erased themselves since. They hold again if that person comes back.
public struct LastingDecision: Hashable, Sendable {
  /// The number that the person had.
  public var person: Person.ID
  /// When they were erased.
  public var erased: Date
  /// As in ``PersonSummary/quota``.
  public var quota: Int?
  /// As in ``PersonSummary/blockedSince``.
  public var blockedSince: Date?
}
