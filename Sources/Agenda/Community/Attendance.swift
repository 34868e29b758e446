public import Foundation

/// One person's answer to an event: they go, wait for a place, or are interested.
public struct Attendance: Hashable, Sendable {
  /// The state of an attendance: the person's answer, or `waiting` if they want to go and have no place yet.
  public enum State: String, Hashable, Sendable, Codable {
    case going, waiting, interested
  }

  /// The event, or the one time of it, that they answered.
  public var reference: ListedEvent.Reference
  /// The state: the person's answer, or `waiting` if they want to go and have no place yet.
  public var state: State
  /// The number of guests they bring, without themselves.
  public var guests: Int
  /// The time at which they answered.
  public var since: Date
  /// The copy of the event among their own items; nil if there is none.
  public var item: Event.ID?
  /// Their position among those who wait, from 1; nil if they do not wait.
  public var turn: Int?

  /// Somebody's attendance.
  public init(
    _ reference: ListedEvent.Reference, state: State, guests: Int = 0, since: Date, item: Event.ID? = nil,
    turn: Int? = nil
  ) {
    self.reference = reference
    self.state = state
    self.guests = guests
    self.since = since
    self.item = item
    self.turn = turn
  }

  /// The most guests that one person may bring.
  public static let mostGuests = 9
}
