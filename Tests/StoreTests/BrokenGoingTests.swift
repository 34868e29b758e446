import Agenda
import Civil
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// Many people who go at once, and a power cut at any step: the state on the disk then continues as if nothing had
/// happened. `NUTHATCH_GOING=1000` lets that many people go for 60 places, with a cut before every statement in a
/// hundred; without it the test has few.
@Suite struct BrokenGoingTests {
  private static let asked = ProcessInfo.processInfo.environment["NUTHATCH_GOING"].flatMap { Int($0) }
  private static let people = asked ?? 12
  private static let places = asked == nil ? 4 : 60
  private static let tea = ListedEvent.Reference(11)
  private static let community = Community(name: "Kuopio campus", zone: london)

  /// Copies of a database and its log, taken as it changes: the files that a process dying there would leave.
  private final class Cuts: @unchecked Sendable {
    private let path: String
    private let step: Int
    private let lock = NSLock()
    private var count = 0
    private var taken: [String] = []

    init(of path: String, every step: Int) { (self.path, self.step) = (path, step) }

    var paths: [String] { lock.withLock { taken } }

    func take() {
      lock.withLock {
        count += 1
        guard count % step == 0 else { return }
        let copy = "\(path).\(count)"
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
          try? FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
        }
        taken.append(copy)
      }
    }
  }

  @Test func `whenever the power is cut, as many are in as there are places, in order, and each is told once`()
    async throws
  {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path, now: { now })
    try await ledger.write { try Self.open(in: $0) }
    let cuts = Cuts(of: path, every: Self.asked == nil ? 40 : 100)
    try await ledger.write { books throws in
      try #require(books as? Transaction).db.trace { _ in cuts.take() }
    }
    try await Self.go(in: ledger)
    try ledger.close()
    #expect(cuts.paths.count >= 3)
    for cut in cuts.paths {
      let left = try SQLiteLedger(path: cut, now: { now })
      try await Self.expectOrder(in: left)
      try await Self.go(in: left)
      try await Self.expectOrder(in: left)
      try await Self.freeOnePlace(in: left)
      try left.close()
      try? FileManager.default.removeItem(atPath: cut)
    }
  }

  private static func open(in books: any LedgerTransaction) throws {
    let db = try #require(books as? Transaction).db
    try db.execute(
      sql: """
        INSERT INTO event_source (id, name, asked, trust, next) VALUES (1, 'Campus', zeroblob(32), 'official', 0);
        INSERT INTO community_event (id, source, uid, name, start, finish, capacity, fingerprint, details, first_seen,
            changed)
          VALUES (11, 1, 'tea', 'welcome tea', '2026-11-28T17:00', '2026-11-28T19:00', ?, 'f', 'd', 0, 0);
        INSERT INTO community_occurrence (series, occurrence, event, start, finish, start_at, finish_at)
          VALUES (11, '', 11, '2026-11-28T17:00', '2026-11-28T19:00', unixepoch('2026-11-28T17:00'),
            unixepoch('2026-11-28T19:00'));
        """, arguments: [places])
    for person in 1...people { _ = try books.someone(address(person)) }
  }

  private static func address(_ number: Int) -> Address {
    Address(network: "mastodon", remoteID: "p\(number)", handle: "p\(number)@example.org")
  }

  private static func events(of person: Int, in books: any LedgerTransaction) throws -> any ListedEvents {
    try books.listedEvents(of: community, for: try books.someone(address(person)), changedBy: nil)
  }

  /// Everybody goes who does not yet, each in a transaction of theirs.
  private static func go(in ledger: SQLiteLedger) async throws {
    for person in 1...people {
      try await ledger.write { books throws in
        let events = try events(of: person, in: books)
        if try events.attendance(of: tea) == nil {
          _ = try events.attend(Attendance(tea, state: .going, since: now))
        }
      }
    }
  }

  /// Checks that the first people are in, each with one event of their own, and that later ones wait in their order.
  private static func expectOrder(in ledger: SQLiteLedger) async throws {
    try await ledger.read { books throws in
      let all = try (1...people).compactMap { try events(of: $0, in: books).attendance(of: tea) }
      #expect(all.prefix(places).allSatisfy { $0.state == .going && $0.item != nil })
      #expect(all.dropFirst(places).map(\.turn) == all.dropFirst(places).indices.map { $0 - places + 1 })
      let db = try #require(books as? Transaction).db
      let own = try Int.fetchOne(db, sql: "SELECT count(*) FROM event")
      #expect(own == all.filter { $0.state == .going }.count)
    }
  }

  private static func freeOnePlace(in ledger: SQLiteLedger) async throws {
    try await ledger.write { books throws in
      try events(of: 1, in: books).leave(tea)
      #expect(try books.givePlaces(in: community, at: now) == 1)
      let news = try books.attendanceNews(in: community, at: now, limit: 9)
      #expect(news.map { $0.kinds(isDayBefore: false) } == [[.hasPlace]])
      for one in news { try books.noteTold(one, at: now) }
      #expect(try books.attendanceNews(in: community, at: now, limit: 9).isEmpty)
    }
  }
}
