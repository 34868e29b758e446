import Agenda
import Civil
import Foundation
import GRDB

/// The occurrences of the community's events, stored as rows, so that finding those of a day needs no computing.
struct OccurrenceRows {
  let db: Database
  /// The community's zone, in which whole days begin.
  let zone: Zone
  let now: Date

  /// The seconds for which occurrences are computed ahead, and for which past ones stay.
  static let (ahead, behind): (TimeInterval, TimeInterval) = (400 * 86_400, 31 * 86_400)
  /// The most occurrences of a series, since a stranger's rule may repeat every second.
  static let most = 400

  init(db: Database, zone: Zone, now: Date) { (self.db, self.zone, self.now) = (db, zone, now) }

  /// An event with its number.
  typealias Numbered = (id: Int64, event: CommunityEvent)

  /// Computes the occurrences of a series, or of an event that takes place once, and replaces the stored ones.
  ///
  /// - Parameter rows: all events of one UID that are listed.
  func fill(_ rows: [Numbered], most: Int = most) throws {
    let whole = rows.first { $0.event.recurrenceID.isEmpty }
    let parts = rows.filter { !$0.event.recurrenceID.isEmpty }
    for row in rows { try clear(row.id) }
    guard let whole, whole.event.repeats || !parts.isEmpty else {
      for row in rows { try insert(row.event, row.event.start.instant(in: zone), "", of: row.id, toldBy: row.id) }
      return
    }
    let window = now.addingTimeInterval(-Self.behind)..<now.addingTimeInterval(Self.ahead)
    let series = EventSeries(whole: whole.event, parts: parts.map(\.event))
    let found = series.occurrences(in: window, zone: zone, most: most)
    let numbers = Dictionary(parts.map { ($0.event.key, $0.id) }, uniquingKeysWith: { first, _ in first })
    for one in found {
      try insert(
        one.event, one.instant, one.original?.description ?? "", of: whole.id,
        toldBy: numbers[one.teller] ?? whole.id)
    }
    let last = found.count >= most ? found.last?.instant ?? window.upperBound : window.upperBound
    try db.cachedStatement(
      sql: """
        UPDATE community_event
        SET occurs_until = CASE WHEN over_at <= ?2 OR rules IS NULL AND additions IS NULL THEN NULL ELSE ?2 END
        WHERE id = ?1
        """
    ).execute(arguments: [whole.id, last.timeIntervalSince1970])
    try followAttendances(of: whole.id)
  }

  /// Moves the attendances of a date to the occurrence that the series now has on that date, when the series moved to
  /// another hour.
  private func followAttendances(of series: Int64) throws {
    try db.cachedStatement(
      sql: """
        UPDATE OR IGNORE attendance SET occurrence = (
          SELECT occurrence FROM community_occurrence AS o
          WHERE o.series = ?1 AND substr(o.occurrence, 1, 10) = substr(attendance.occurrence, 1, 10))
        WHERE event = ?1 AND occurrence <> ''
          AND NOT EXISTS (
            SELECT 1 FROM community_occurrence AS o WHERE o.series = ?1 AND o.occurrence = attendance.occurrence)
          AND (SELECT count(*) FROM community_occurrence AS o
            WHERE o.series = ?1 AND substr(o.occurrence, 1, 10) = substr(attendance.occurrence, 1, 10)) = 1
        """
    ).execute(arguments: [series])
  }

  /// Deletes the occurrences of an event, and those of a series that the event replaces.
  func clear(_ id: Int64) throws {
    try db.cachedStatement(sql: "DELETE FROM community_occurrence WHERE series = ?").execute(arguments: [id])
    try db.cachedStatement(sql: "DELETE FROM community_occurrence WHERE event = ?").execute(arguments: [id])
  }

  private func insert(_ event: CommunityEvent, _ start: Date, _ original: String, of series: Int64, toldBy id: Int64)
    throws
  {
    let finish = finish(of: event, from: start)
    guard finish > now.addingTimeInterval(-Self.behind) else { return }
    // Two parts may name the same occurrence, one as a day and one as a time on it: the first counts.
    try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO community_occurrence
          (series, occurrence, event, start, start_zone, finish, finish_zone, start_at, finish_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      series, original, id, event.start.description, event.start.zone, event.end?.description, event.end?.zone,
      Self.seconds(start), max(Self.seconds(finish), Self.seconds(start) + 1),
    ])
  }

  private static func seconds(_ instant: Date) -> Int64 { Int64(instant.timeIntervalSince1970.rounded(.down)) }

  /// Returns the end: for whole days the midnight after the last, and for a time without an end the next second.
  private func finish(of event: CommunityEvent, from start: Date) -> Date {
    let last = event.end ?? event.start
    if last.time == nil { return When(last.date.adding(days: 1)).instant(in: zone) }
    return max(last.instant(in: zone), start.addingTimeInterval(1))
  }
}
