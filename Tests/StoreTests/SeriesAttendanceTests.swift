import Agenda
import Civil
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// Going to every time of a series.
@Suite struct SeriesAttendanceTests {
  private static let community = Community(name: "Kuopio campus", zone: london)
  private static let yoga = ListedEvent.Reference(14)

  private func ledger() async throws -> SQLiteLedger {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let db = try #require(books as? Transaction).db
      try db.execute(
        sql: """
          INSERT INTO event_source (id, name, asked, trust, next) VALUES (1, 'Campus', zeroblob(32), 'official', 0);
          INSERT INTO community_event (id, source, uid, name, start, finish, place_text, rules, fingerprint, details,
              first_seen, changed)
            VALUES (14, 1, 'yoga', 'yoga', '2026-11-23T18:00', '2026-11-23T19:00', 'Gym', '["FREQ=WEEKLY"]', 'f', 'd',
              0, 0);
          INSERT INTO community_occurrence (series, occurrence, event, start, finish, start_at, finish_at)
            SELECT 14, day || 'T18:00', 14, day || 'T18:00', day || 'T19:00', unixepoch(day || 'T18:00'),
              unixepoch(day || 'T19:00')
            FROM (SELECT '2026-11-23' AS day UNION ALL SELECT '2026-11-30' UNION ALL SELECT '2026-12-07');
          """)
    }
    return ledger
  }

  private func go(in books: any LedgerTransaction) throws -> Attendance {
    try books.listedEvents(of: Self.community, for: books.someone(), changedBy: nil).attend(
      Attendance(Self.yoga, state: .going, since: now))
  }

  private func own(in books: any LedgerTransaction) throws -> [Event] {
    try books.belongings(of: books.someone(), changedBy: nil).events
      .events(from: .distantPast, before: .distantFuture)
  }

  @Test func `it is one event of one's own that repeats, and counts at each of its times`() async throws {
    let ledger = try await ledger()
    try await ledger.write { books throws in
      #expect(try go(in: books).reference == Self.yoga)
      #expect(try own(in: books).map(\.recurrence?.frequency) == [.weekly])
      let events = try books.listedEvents(of: Self.community, for: books.someone(), changedBy: nil)
      #expect(try events.events(EventFilter(), limit: 9).map(\.going) == [1, 1, 1])
      let second = ListedEvent.Reference(14, occurrence: "2026-11-30T18:00")
      #expect(try events.attendance(of: second)?.reference == Self.yoga)
      try events.leave(Self.yoga)
      #expect(try own(in: books).isEmpty)
    }
  }

  @Test func `the next time is no news, and other times are, once`() async throws {
    let ledger = try await ledger()
    try await ledger.write { books throws in
      let db = try #require(books as? Transaction).db
      _ = try go(in: books)
      let later = now.addingTimeInterval(8 * 86_400)
      #expect(try books.attendanceNews(in: Self.community, at: later, limit: 9).isEmpty)
      try db.execute(
        sql: """
          UPDATE community_event SET exceptions = '["2026-12-07T18:00"]', changed = ? WHERE id = 14
          """, arguments: [later.timeIntervalSince1970])
      let told = later.addingTimeInterval(3600)
      let news = try books.attendanceNews(in: Self.community, at: told, limit: 9)
      #expect(news.map { $0.kinds(isDayBefore: false) } == [[.otherTimes]])
      for one in news {
        try books.follow(one, at: told)
        try books.noteTold(one, at: told)
      }
      #expect(try own(in: books).map { $0.recurrence?.exceptions.count } == [1])
      #expect(try books.attendanceNews(in: Self.community, at: told, limit: 9).isEmpty)
    }
  }
}
