import Agenda
import Foundation

/// An attendance as the ledger stores it in JSON.
struct AttendanceRecord: Hashable, Codable {
  var event: Int64
  var occurrence: String
  var state: Attendance.State
  var guests: Int
  var since: Date
  /// The number of the person's own event.
  var own: Int64?
  /// The event as the person was last told of it, as JSON; nil if they were not told.
  var told: String?

  var reference: ListedEvent.Reference { ListedEvent.Reference(event, occurrence: occurrence) }
}
