public import Foundation

/// That somebody goes to an event, waits for a place there, or is interested in it.
public struct Attendance: Hashable, Sendable {
  /// What they said, and what became of it.
  public enum State: String, Hashable, Sendable, Codable {
    case going, waiting, interested
  }

  /// Where they go.
  public var reference: ListedEvent.Reference
  /// What they said, and what became of it.
  public var state: State
  /// How many people they bring.
  public var guests: Int
  /// When they said so.
  public var since: Date
  /// The event of their own that stands for it; nil where there is none.
  public var item: Event.ID?
  /// Which one of those who wait they are, from 1; nil where they do not wait.
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

  /// How many people one person may bring.
  public static let mostGuests = 9
}
