import Agenda
import Foundation

/// A report of an event, as the ledger stores it in JSON.
struct ReportRecord: Hashable, Codable {
  var event: Int64
  var reason: EventReport.Reason
  var words: String?
  var at: Date
  var counts: Bool
}
