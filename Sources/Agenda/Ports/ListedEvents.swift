/// The community's events as one person may see them, and which of them the person attends.
public protocol ListedEvents: Publications, Moderation, EventInterests {
  /// The community.
  var community: Community { get }
  /// The events that a filter asks for and that are not over, soonest first.
  func events(_ filter: EventFilter, limit: Int) throws -> [ListedEvent]
  /// An event at one of its times; where none is named at the next, else at the last. nil where there is none that the
  /// person may see.
  func event(_ reference: ListedEvent.Reference) throws -> ListedEvent?
  /// A series that the person may see, as one of their own that repeats; nil where it can't be one.
  func series(_ number: Int64) throws -> Event?
  /// The person's attendance at one time of an event.
  func attendance(of reference: ListedEvent.Reference) throws -> Attendance?
  /// The person's attendances of what is not over, soonest first.
  func attendances() throws -> [Attendance]
  /// Has the person go, wait or be interested, in place of what they said before; an own event is theirs to keep beside
  /// it. A person who goes is put on the waiting list if no place is free, or if others wait already.
  func attend(_ attendance: Attendance) throws -> Attendance
  /// Ends an attendance.
  func leave(_ reference: ListedEvent.Reference) throws
  /// The attendances that the next undo or redo changes.
  func attended(byNext turn: JournalDirection) throws -> [ListedEvent.Reference]
}
