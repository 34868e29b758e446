/// The community's events as one person may see them, and which of them the person attends.
public protocol ListedEvents: Publications, Moderation, EventInterests {
  /// The community.
  var community: Community { get }
  /// Returns the events that match a filter and are not over, soonest first.
  func events(_ filter: EventFilter, limit: Int) throws -> [ListedEvent]
  /// Returns an event at one of its times: without a time in the reference, the next one or else the last. Nil if there
  /// is none that the person may see.
  func event(_ reference: ListedEvent.Reference) throws -> ListedEvent?
  /// Returns a series that the person may see, as a repeating event of their own; nil if no single rule gives its
  /// times.
  func series(_ number: Int64) throws -> Event?
  /// Returns the person's attendance at one time of an event.
  func attendance(of reference: ListedEvent.Reference) throws -> Attendance?
  /// Returns the person's attendances of events that are not over, soonest first.
  func attendances() throws -> [Attendance]
  /// Makes the person go, wait or be interested, instead of their earlier answer. The caller keeps the attendance's
  /// event among their items. A person who wants to go waits if no place is free, or if others already wait.
  func attend(_ attendance: Attendance) throws -> Attendance
  /// Ends an attendance.
  func leave(_ reference: ListedEvent.Reference) throws
  /// Returns the attendances that the next undo or redo changes.
  func attended(byNext turn: JournalDirection) throws -> [ListedEvent.Reference]
}
