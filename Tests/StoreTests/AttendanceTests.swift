import Agenda
import Civil
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// Attendance of the community's events: first come, first served.
@Suite struct AttendanceTests {
  static let community = Community(name: "Kuopio campus", zone: london)
  static let tea = ListedEvent.Reference(11)
  /// The number of people who want to go at once; NUTHATCH_GOING sets another number.
  static let many = ProcessInfo.processInfo.environment["NUTHATCH_GOING"].flatMap { Int($0) } ?? 60

  /// A ledger in which an event with that many places is listed.
  private func ledger(places: Int?, audience: String = "everybody", creator: Int64? = nil) async throws -> SQLiteLedger
  {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let db = try #require(books as? Transaction).db
      if creator != nil { _ = try books.someone() }
      try db.execute(
        sql: """
          INSERT INTO event_source (id, name, asked, trust, next) VALUES (1, 'Campus', zeroblob(32), 'official', 0);
          INSERT INTO community_event (id, source, creator, uid, name, start, finish, place_text, audience, capacity,
              fingerprint, details, first_seen, changed)
            VALUES (11, ?, ?, 'tea', 'welcome tea', '2026-11-28T17:00', '2026-11-28T19:00', 'Hall', ?, ?, 'f', 'd', 0, 0);
          INSERT INTO community_occurrence (series, occurrence, event, start, finish, start_at, finish_at)
            VALUES (11, '', 11, '2026-11-28T17:00', '2026-11-28T19:00', unixepoch('2026-11-28T17:00'),
              unixepoch('2026-11-28T19:00'));
          """, arguments: [creator == nil ? 1 : nil, creator, audience, places])
    }
    return ledger
  }

  private func address(_ number: Int) -> Address {
    Address(network: "mastodon", remoteID: "p\(number)", handle: "p\(number)@example.org")
  }

  /// The events as one person sees them; each of the person's actions is one message.
  private func events(
    of person: Int, in books: any LedgerTransaction, message: Int64? = nil
  ) throws -> any ListedEvents {
    try books.listedEvents(
      of: Self.community, for: try books.someone(address(person)), changedBy: message.map { .message($0) })
  }

  private func go(_ person: Int, guests: Int = 0, in books: any LedgerTransaction, message: Int64? = nil) throws
    -> Attendance
  {
    try events(of: person, in: books, message: message).attend(
      Attendance(Self.tea, state: .going, guests: guests, since: now))
  }

  private func own(of person: Int, in books: any LedgerTransaction) throws -> [String] {
    try books.belongings(of: books.someone(address(person)), changedBy: nil).events
      .events(from: .distantPast, before: .distantFuture).map(\.name)
  }

  @Test func `of many who go at once as many are in as there are places, and the others wait in their order`()
    async throws
  {
    let places = Self.many / 10
    let ledger = try await ledger(places: places)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for person in 1...Self.many {
        group.addTask { _ = try await ledger.write { try go(person, in: $0) } }
      }
      try await group.waitForAll()
    }
    let all = try await ledger.read { books throws in
      try (1...Self.many).map { try events(of: $0, in: books).attendance(of: Self.tea) }
    }
    let going = all.filter { $0?.state == .going }
    #expect(going.count == places)
    #expect(going.allSatisfy { $0?.item != nil })
    let turns = all.compactMap { $0?.turn }.sorted()
    #expect(turns == Array(1...(Self.many - places)))
  }

  @Test func `a place that comes free goes to whoever is first, and is told once`() async throws {
    let ledger = try await ledger(places: 1)
    try await ledger.write { books throws in
      for person in 1...3 { _ = try go(person, in: books) }
      try events(of: 1, in: books).leave(Self.tea)
      #expect(try own(of: 1, in: books) == [])
      // Nobody who comes now gets in before those who wait.
      #expect(try go(4, in: books).turn == 3)
      #expect(try books.givePlaces(in: Self.community, at: now) == 1)
      #expect(try books.givePlaces(in: Self.community, at: now) == 0)
      #expect(try own(of: 2, in: books) == ["welcome tea"])
      let news = try books.attendanceNews(in: Self.community, at: now, limit: 10)
      #expect(news.map { $0.kinds(isDayBefore: false) } == [[.hasPlace]])
      for one in news { try books.noteTold(one, at: now) }
      #expect(try books.attendanceNews(in: Self.community, at: now, limit: 10).isEmpty)
      #expect(try events(of: 3, in: books).attendance(of: Self.tea)?.turn == 1)
    }
  }

  @Test func `what breaks off in the middle leaves nobody with half a place`() async throws {
    struct Broken: Error {}
    let ledger = try await ledger(places: 1)
    await #expect(throws: (any Error).self) {
      try await ledger.write { books throws in
        _ = try go(1, in: books)
        throw Broken()
      }
    }
    try await ledger.write { books throws in
      #expect(try events(of: 1, in: books).attendance(of: Self.tea) == nil)
      #expect(try own(of: 1, in: books).isEmpty)
      #expect(try go(2, in: books).state == .going)
    }
  }

  @Test func `guests take places too`() async throws {
    let ledger = try await ledger(places: 3)
    try await ledger.write { books throws in
      #expect(try go(1, guests: 1, in: books).state == .going)
      #expect(try go(2, guests: 1, in: books).state == .waiting)
      #expect(try events(of: 2, in: books).event(Self.tea)?.going == 2)
    }
  }

  @Test func `redo finds the place taken, and waits`() async throws {
    let ledger = try await ledger(places: 1)
    try await ledger.write { books throws in
      _ = try go(1, in: books, message: 1)
      let ana = try books.someone(address(1))
      let journal = try books.belongings(of: ana, changedBy: .message(2)).journal
      #expect(try journal.undo() != nil)
      #expect(try events(of: 1, in: books).attendance(of: Self.tea) == nil)
      #expect(try own(of: 1, in: books) == [])
      _ = try go(2, in: books)
      #expect(try events(of: 1, in: books).attended(byNext: .redo) == [Self.tea])
      #expect(try journal.redo() != nil)
      let again = try events(of: 1, in: books).attendance(of: Self.tea)
      #expect(again?.state == .waiting && again?.turn == 1 && again?.item == nil)
      #expect(try own(of: 1, in: books) == [])
    }
  }

  @Test func `who deletes the event among their own goes no more, and undo brings both back`() async throws {
    let ledger = try await ledger(places: 1)
    try await ledger.write { books throws in
      let item = try #require(try go(1, in: books, message: 1).item)
      let ana = try books.someone(address(1))
      try books.belongings(of: ana, changedBy: .message(2)).events.remove(item)
      #expect(try events(of: 1, in: books).attendance(of: Self.tea) == nil)
      _ = try books.belongings(of: ana, changedBy: .message(3)).journal.undo()
      #expect(try events(of: 1, in: books).attendance(of: Self.tea)?.item == item)
    }
  }

  @Test func `one's own event follows what is moved, unless one has changed it`() async throws {
    let ledger = try await ledger(places: nil)
    try await ledger.write { books throws in
      let db = try #require(books as? Transaction).db
      let item = try #require(try go(1, in: books).item)
      let moved = try #require(try go(2, in: books).item)
      let bobs = try books.belongings(of: books.someone(address(2)), changedBy: nil).events
      var own = try #require(try bobs.event(moved))
      own.start = try #require(When("2026-11-28T16:30"))
      try bobs.update(own)
      try db.execute(
        sql: """
          UPDATE community_event SET changed = ?, place_text = 'Pool';
          UPDATE community_occurrence SET start = '2026-11-29T10:00', finish = '2026-11-29T12:00',
            finish_at = unixepoch('2026-11-29T12:00'), start_at = unixepoch('2026-11-29T10:00');
          """, arguments: [now.timeIntervalSince1970 + 10])
      // Edits within half an hour count as one.
      let soon = now.addingTimeInterval(60), later = now.addingTimeInterval(1900)
      #expect(try books.attendanceNews(in: Self.community, at: soon, limit: 10).isEmpty)
      let news = try books.attendanceNews(in: Self.community, at: later, limit: 10)
      #expect(news.map { $0.kinds(isDayBefore: false) } == [[.moved, .place], [.moved, .place]])
      for one in news { try books.follow(one, at: later) }
      let anas = try books.belongings(of: books.someone(address(1)), changedBy: nil).events
      #expect(try anas.event(item)?.start == When("2026-11-29T10:00"))
      #expect(try anas.event(item)?.place == "Pool")
      #expect(try bobs.event(moved)?.start == When("2026-11-28T16:30"))
      #expect(try bobs.event(moved)?.place == "Pool")
    }
  }

  @Test(arguments: ["friends", "invited"])
  func `what is not for everybody is seen by nobody else`(audience: String) async throws {
    let ledger = try await ledger(places: nil, audience: audience, creator: 1)
    try await ledger.write { books throws in
      for person in 1...2 {
        let events = try events(of: person, in: books)
        #expect(try events.events(EventFilter(), limit: 10).isEmpty)
        #expect(try events.event(Self.tea) == nil)
        #expect(throws: StoreError.self) { try go(person, in: books) }
      }
      let creator = try books.listedEvents(of: Self.community, for: books.someone(), changedBy: nil)
      #expect(try creator.event(Self.tea) != nil)
      try books.contacts(of: books.someone(), changedBy: nil).meet(books.someone(address(1)).id)
      #expect(try (events(of: 1, in: books).event(Self.tea) != nil) == (audience == "friends"))
      #expect(try events(of: 2, in: books).event(Self.tea) == nil)
    }
  }
}
