/// Somebody who attends an event, with what its publisher may know of them.
public struct Attendee: Hashable, Sendable {
  /// The person who attends.
  public var person: Person.ID
  /// The state of their attendance: the answer, or `waiting` if they have no place yet.
  public var state: Attendance.State
  /// The number of guests they bring, without themselves.
  public var guests: Int
  /// Whether they let the publisher see who they are.
  public var isSeen: Bool

  /// Somebody who attends an event.
  public init(_ person: Person.ID, _ state: Attendance.State, guests: Int, isSeen: Bool) {
    (self.person, self.state, self.guests, self.isSeen) = (person, state, guests, isSeen)
  }
}
