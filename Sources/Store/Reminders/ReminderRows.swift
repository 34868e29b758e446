import Agenda
import Civil
import Foundation
import GRDB

/// The rows of one person's reminders, kept in step with their items.
struct ReminderRows {
  let owner: Owner
  private var db: Database { owner.db }

  init(owner: Owner) { self.owner = owner }

  /// Makes the reminders of an item again, if its timing has changed.
  ///
  /// - Parameter before: the timing until now; nil if unknown.
  func follow(_ item: Int64, from before: Timing?, to timing: Timing?, isNew: Bool = false) throws {
    guard isNew || before == nil || before != timing else { return }
    let now = try owner.now()
    // A nag continues from where it was, unless its interval or the moment has changed.
    let keepsNag = before?.nag != nil && before?.nag == timing?.nag && before?.moment == timing?.moment
    let waiting = isNew ? [] : try occurrences(of: item)
    if !isNew {
      try db.cachedStatement(sql: "DELETE FROM reminder WHERE item = ? AND NOT (kind = 'nag' AND ?)")
        .run([item, keepsNag && timing != nil])
    }
    guard let timing else { return }
    let wall = try owner.wall()
    // A moment whose substitute reminder still waits counts as new, as before.
    let news = timing.single.filter { moment in
      before?.reminders != timing.reminders || before?.single.contains(moment) != true || waiting.contains(moment)
    }
    for reminder in Set(timing.reminders).sorted(by: { $0.description < $1.description }) {
      if let next = timing.next(reminder, after: now, on: wall, news: news) {
        try insert(item, "item", reminder, next.occurrence, at: next.instant)
      }
    }
    if let snoozed = timing.snoozed {
      let instant = Reminder.onTime.instant(for: snoozed, on: wall)
      if instant > now { try insert(item, "snooze", nil, snoozed, at: instant) }
    }
    let isDue = timing.moment.map { Reminder.onTime.instant(for: $0, on: wall) <= now } ?? true
    if let nag = timing.nag, isDue, !keepsNag {
      try insert(item, "nag", nil, timing.moment, at: now.addingTimeInterval(Double(nag)))
    }
  }

  /// Returns the moments that an item's reminders wait for.
  private func occurrences(of item: Int64) throws -> [When] {
    let find = try db.cachedStatement(sql: "SELECT occurrence, zone FROM reminder WHERE item = ? AND kind = 'item'")
    return try Row.fetchAll(find, arguments: [item]).compactMap { When(text: $0[0], zone: $0[1]) }
  }

  /// Plans a reminder of an item for the first of its moments after now, if there is one.
  func advance(_ reminder: Reminder, of item: Int64, _ timing: Timing, after now: Date, on wall: Reminder.Wall) throws {
    guard let next = timing.next(reminder, after: now, on: wall) else { return }
    try insert(item, "item", reminder, next.occurrence, at: next.instant)
  }

  func insert(_ item: Int64?, _ kind: String, _ reminder: Reminder?, _ occurrence: When?, at instant: Date) throws {
    let seconds = Int64(instant.timeIntervalSince1970.rounded(.down))
    try db.cachedStatement(
      sql: """
        INSERT INTO reminder (person, item, kind, rule, occurrence, zone, due_at, fires_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).run([
      owner.person.number, item, kind, reminder?.description, occurrence?.description, occurrence?.zone, seconds,
      seconds,
    ])
  }

  /// Computes again when each reminder fires, after a change of the person's zone, their morning, or the zone data.
  func reckon() throws {
    let wall = try owner.wall()
    let rows = try Row.fetchAll(
      try db.cachedStatement(
        sql: "SELECT number, kind, rule, occurrence, zone, due_at FROM reminder WHERE person = ? AND kind <> 'nag'"),
      arguments: [owner.person.number])
    for row in rows {
      guard let occurrence = When(text: row[3], zone: row[4]) else { continue }
      let reminder = (row[2] as String?).flatMap { Reminder($0) } ?? .onTime
      let seconds = Int64(reminder.instant(for: occurrence, on: wall).timeIntervalSince1970.rounded(.down))
      guard seconds != row[5] else { continue }
      try db.cachedStatement(sql: "UPDATE reminder SET due_at = ?1, fires_at = ?1 WHERE number = ?2")
        .run([seconds, row[0] as Int64])
    }
  }

  /// Releases the reminders that were held back, so that the daemon looks at them again.
  func release() throws {
    try db.cachedStatement(sql: "UPDATE reminder SET fires_at = due_at WHERE person = ? AND fires_at <> due_at")
      .run([owner.person.number])
  }

  /// Plans the person's digest for a time of day, from the next time on; nil for none.
  func setDigest(_ time: CivilTime?, after now: Date) throws {
    try db.cachedStatement(sql: "DELETE FROM reminder WHERE person = ? AND kind = 'digest'")
      .run([owner.person.number])
    guard let time else { return }
    var day = owner.zone.local(at: now).date
    if owner.zone.instant(of: CivilDateTime(day, time)) <= now { day = day.adding(days: 1) }
    try insert(nil, "digest", nil, When(day, time), at: owner.zone.instant(of: CivilDateTime(day, time)))
  }
}
