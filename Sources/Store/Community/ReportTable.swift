import Agenda
import Foundation
import GRDB
import Storage

/// The reports of one person, each noted in the journal.
struct ReportTable {
  let owner: Owner
  private var db: Database { owner.db }

  init(owner: Owner) { self.owner = owner }

  /// Stores a report; returns false if the person has already reported that event.
  ///
  /// - Parameter counts: whether it counts towards hiding the event.
  func add(_ report: EventReport, counts: Bool) throws -> Bool {
    let find = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM event_report WHERE event = ? AND person = ?)")
    guard try Bool.fetchOne(find, arguments: [report.event, owner.person.number]) != true else { return false }
    let record = ReportRecord(
      event: report.event, reason: report.reason, words: report.words, at: try owner.now(), counts: counts)
    let id = try write(record, as: nil)
    try owner.changes?.record(.report, id, before: ReportRecord?.none, after: record)
    return true
  }

  func count(since instant: Date) throws -> Int {
    let count = try db.cachedStatement(sql: "SELECT count(*) FROM event_report WHERE person = ? AND at > ?")
    return try Int.fetchOne(count, arguments: [owner.person.number, instant.timeIntervalSince1970]) ?? 0
  }

  /// Restores a report to the state of an image; without an image, deletes it.
  func restore(_ id: Int64, to image: ReportRecord?) throws {
    try db.cachedStatement(sql: "DELETE FROM event_report WHERE number = ? AND person = ?")
      .execute(arguments: [id, owner.person.number])
    if let image { _ = try write(image, as: id) }
  }

  private func write(_ record: ReportRecord, as id: Int64?) throws -> Int64 {
    try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO event_report (number, event, person, reason, words, at, counts)
        SELECT ?1, id, ?3, ?4, ?5, ?6, ?7 FROM community_event WHERE id = ?2
        """
    ).execute(arguments: [
      id, record.event, owner.person.number, record.reason.rawValue, record.words, record.at.timeIntervalSince1970,
      record.counts,
    ])
    return id ?? db.lastInsertedRowID
  }
}
