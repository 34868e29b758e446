import Agenda
import Foundation
import GRDB
import Storage

extension Transaction: Attendances {
  /// Edits within this many seconds become one notice, unless the event is nearer than `near`.
  private static let settling = 1800, near = 12 * 3600
  /// How many seconds before the start somebody who is interested gets a reminder.
  private static let dayBefore = 86_400

  func givePlaces(in community: Community, at now: Date) throws -> Int {
    let find = try db.cachedStatement(
      sql: """
        SELECT attendance.id, attendance.person FROM attendance JOIN community_event AS s ON s.id = attendance.event
          JOIN community_occurrence AS o ON o.series = attendance.event AND o.occurrence = attendance.occurrence
        WHERE state = 'waiting' AND o.start_at > ?1 AND s.status <> 'cancelled'
          AND s.capacity > (SELECT coalesce(sum(1 + guests), 0) FROM attendance AS other
            WHERE other.event = attendance.event AND other.occurrence IN (attendance.occurrence, '')
              AND state = 'going')
        ORDER BY attendance.id LIMIT 1000
        """)
    let waiting = try Row.fetchAll(find, arguments: [Int64(now.timeIntervalSince1970)]).map { row in
      (id: row[0] as Int64, person: Person.ID(row[1]))
    }
    var count = 0
    for (id, person) in waiting {
      guard let owner = try owner(of: person) else { continue }
      let events = ListedEventTable(owner: owner, transaction: self, community: community)
      if try AttendanceTable(owner: owner).givePlace(id, among: events) { count += 1 }
    }
    return count
  }

  func attendanceNews(in community: Community, at now: Date, limit: Int) throws -> [AttendanceNews] {
    let find = try db.cachedStatement(
      sql: """
        SELECT attendance.id, attendance.person, coalesce(o.start_at, iif(told ->> 'times' IS NULL, NULL,
            (SELECT min(start_at) FROM community_occurrence WHERE series = attendance.event AND start_at > ?1)),
          told ->> 'startsAt') AS starts
        FROM attendance JOIN community_event AS s ON s.id = attendance.event
          LEFT JOIN community_occurrence AS o ON o.series = attendance.event AND o.occurrence = attendance.occurrence
        WHERE told IS NOT NULL AND s.standing NOT IN ('hidden', 'waiting') AND max(starts, told ->> 'startsAt') > ?1
          AND (s.changed > told ->> 'at' AND (s.changed <= ?1 - ?3 OR min(starts, told ->> 'startsAt') < ?1 + ?4)
            OR state = 'going' AND told ->> 'isWaiting'
            OR state = 'going' AND EXISTS (SELECT 1 FROM event_message AS said WHERE said.event = attendance.event
              AND said.number > coalesce(told ->> 'message', 0) AND said.at >= attendance.since)
            OR state = 'interested' AND NOT told ->> 'isReminded' AND starts < ?1 + ?5)
        ORDER BY starts, attendance.id LIMIT ?2
        """)
    let arguments: StatementArguments = [
      now.timeIntervalSince1970, limit, Self.settling, Self.near, Self.dayBefore,
    ]
    return try Row.fetchAll(find, arguments: arguments).compactMap { row in
      let (id, person) = (row[0] as Int64, Person.ID(row[1]))
      guard let owner = try owner(of: person) else { return nil }
      let events = ListedEventTable(owner: owner, transaction: self, community: community)
      return try AttendanceTable(owner: owner).news(id, of: person, among: events)
    }
  }

  func follow(_ news: AttendanceNews, at now: Date) throws {
    guard let item = news.attendance.item, let event = news.event, let owner = try owner(of: news.person),
      var own = try EventRows(owner: owner).event(item.number)
    else { return }
    own.follow(event, knownAs: news.told)
    if let series = news.series, series.times != news.told.times { own.follow(timesOf: series) }
    try EventTable(owner: owner).update(own)
  }

  func noteTold(_ news: AttendanceNews, at now: Date) throws {
    guard let zone = try people.person(news.person)?.zone else { return }
    var told = news.told
    if let event = news.event {
      told = ToldEvent(event, isWaiting: news.attendance.state == .waiting, at: now, zone: zone)
    } else {
      if news.isLeftOut { told.isOff = true } else { told.isListed = false }
      told.at = now.timeIntervalSince1970
    }
    told.times = news.told.times.map { news.series?.times ?? $0 }
    told.message = news.lastMessage ?? news.told.message
    told.isReminded = news.told.isReminded || news.kinds(isDayBefore: true).contains(.tomorrow)
    try db.cachedStatement(sql: "UPDATE attendance SET told = ? WHERE id = ?")
      .execute(arguments: [try JournalSnapshot.text(told), news.id])
  }

  /// Returns the owner of a person's rows, for changes that others cause. The journal does not record those.
  private func owner(of person: Person.ID) throws -> Owner? {
    try people.person(person).map {
      Owner(db: db, person: person, zone: $0.zone, origin: nil, clock: context.now)
    }
  }
}
