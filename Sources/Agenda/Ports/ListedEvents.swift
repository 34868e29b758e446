/// The community's events as one person may see them, and which of them the person attends.
public protocol ListedEvents: Publications, Moderation, EventInterests {
  /// The community.
  var community: Community { get }
  /// Returns the events that match a filter and are not over, soonest first.
  func events(_ filter: EventFilter, limit: Int) throws -> [ListedEvent]
  /// Returns an event at one of its times: without a time in the reference the next one, or else the last. nil if there
  /// is none that the person may see.
  func event(_ reference: ListedEvent.Reference) throws -> ListedEvent?
  /// Returns a series that the person may see, as a repeating event of their own; nil if no single rule gives its
  /// times.
  func series(_ number: Int64) throws -> Event?
  /// Returns the person's attendance at one time of an event.
  func attendance(of reference: ListedEvent.Reference) throws -> Attendance?
  /// Returns the person's attendances of events that are not over, soonest first.
  func attendances() throws -> [Attendance]
  /// Makes the person go, wait or be interested, in place of their earlier answer. The attendance's own event is theirs
  /// to keep beside it. A person who goes is put on the waiting list if no place is free, or if others wait already.
  func attend(_ attendance: Attendance) throws -> Attendance
  /// Ends an attendance.
  func leave(_ reference: ListedEvent.Reference) throws
  /// Returns the attendances that the next undo or redo changes.
  func attended(byNext turn: JournalDirection) throws -> [ListedEvent.Reference]
}
