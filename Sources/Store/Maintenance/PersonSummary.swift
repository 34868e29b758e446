public import Agenda
public import Foundation

/// One person, as the operator sees them: nothing of what they keep.
public struct PersonSummary: Hashable, Sendable {
  public var id: Person.ID
  public var addresses: [Address]
  public var firstSeen: Date
  /// nil when it was longer ago than messages are kept.
  public var lastWrote: Date?
  /// How many open todos, events and notes there are.
  public var items: Int
  /// How many there may be, where that is not what holds for everybody.
  public var quota: Int?
  /// Since when nothing is taken from them; nil where it is.
  public var blockedSince: Date?
}

/// What the operator has decided about somebody who was erased since.
public struct LastingDecision: Hashable, Sendable {
  /// The number they had.
  public var person: Person.ID
  public var erased: Date
  public var quota: Int?
  public var blockedSince: Date?
}
