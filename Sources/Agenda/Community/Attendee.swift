/// Somebody who attends an event, as its publisher may know of them.
public struct Attendee: Hashable, Sendable {
  /// Who.
  public var person: Person.ID
  /// What they said, and what came of it.
  public var state: Attendance.State
  /// How many people they bring.
  public var guests: Int
  /// Whether they let the publisher see that it is them.
  public var isSeen: Bool

  /// Somebody who attends an event.
  public init(_ person: Person.ID, _ state: Attendance.State, guests: Int, isSeen: Bool) {
    (self.person, self.state, self.guests, self.isSeen) = (person, state, guests, isSeen)
  }
}
