import Agenda
import Civil
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// Reports and decisions: in a log that only grows, and from which only people are erased.
@Suite struct ModerationTests {
  private static let community = Community(name: "Union", zone: london, publishing: .open)

  private func events(
    of address: Address = annsAddress, in books: any LedgerTransaction, message: Int64? = nil,
    moderators: [ModeratorName] = []
  ) throws -> any ListedEvents {
    var community = Self.community
    community.moderators = moderators
    return try books.listedEvents(
      of: community, for: try books.someone(address), changedBy: message.map { .message($0) })
  }

  private func publish(in books: any LedgerTransaction) throws -> Int64 {
    try events(in: books, message: 1).publish(
      Publication(name: "board games", start: try #require(When("2026-11-28T19:00"))), isVouched: false)
  }

  @Test(arguments: [
    "DELETE FROM moderation", "UPDATE moderation SET reason = 'none'", "UPDATE moderation SET event = 7",
  ])
  func `nothing is taken out of the log, nor changed in it`(sql: String) async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let number = try publish(in: books)
      try events(of: bobsAddress, in: books).set(.removed, of: number, by: .moderator, because: "spam")
      let db = try #require(books as? Transaction).db
      #expect(throws: DatabaseError.self) { try db.execute(sql: sql) }
      let log = try books.moderationLog(after: 0, limit: 9)
      #expect(log.map(\.standing) == [.removed] && log.map(\.reason) == ["spam"] && log.map(\.event) == [number])
    }
  }

  @Test func `of a moderator who is erased the log keeps what they decided, without them`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let number = try publish(in: books)
      let bob = try books.someone(bobsAddress).id
      try events(of: bobsAddress, in: books).set(.hidden, of: number, by: .moderator, because: nil)
      #expect(try books.moderationLog(after: 0, limit: 9).map(\.person) == [bob])
      _ = try books.erase(bob, askedBy: nil, at: now)
      #expect(try books.moderationLog(after: 0, limit: 9).map(\.person) == [nil])
      #expect(try books.moderationLog(after: 0, limit: 9).map(\.standing) == [.hidden])
    }
  }

  @Test func `what is hidden is seen by nobody, and by the moderators' decision by everybody again`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let number = try publish(in: books)
      let (bob, reference) = (try events(of: bobsAddress, in: books), ListedEvent.Reference(number))
      try bob.set(.hidden, of: number, by: .reports, because: nil)
      #expect(try bob.event(reference) == nil && bob.events(EventFilter(), limit: 9).isEmpty)
      #expect(try bob.queue().map(\.event.reference) == [reference])
      #expect(try books.moderate(number, as: .shown, because: nil, at: now))
      #expect(try bob.event(reference) != nil && bob.queue().isEmpty)
      #expect(try !books.moderate(99, as: .shown, because: nil, at: now))
    }
  }

  @Test func `a report counts once, not from newcomers, and no more once a moderator has looked`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let number = try publish(in: books)
      let db = try #require(books as? Transaction).db
      #expect(try events(of: bobsAddress, in: books).report(EventReport(number, .spam))?.reports == [:])
      try db.execute(sql: "UPDATE person SET first_seen = first_seen - 90000")
      #expect(
        try events(in: books, message: 2).report(EventReport(number, .wrong, words: "sunday"))?.reports == [.wrong: 1])
      #expect(try events(in: books).report(EventReport(number, .spam)) == nil)
      let journal = try books.belongings(of: books.someone(), changedBy: .message(3)).journal
      _ = try journal.undo()
      #expect(try events(in: books).moderated(number)?.reports == [:])
      _ = try journal.redo()
      #expect(try events(in: books).moderated(number)?.reports == [.wrong: 1])
      try events(in: books).set(.shown, of: number, by: .moderator, because: nil)
      #expect(try events(in: books).moderated(number)?.reports == [:])
      #expect(try events(in: books).countReports(since: .distantPast) == 1)
    }
  }

  @Test func `moderators are those whom the operator names, by handle or by id`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let (ann, bob) = (try books.someone(), try books.someone(bobsAddress))
      let names = [annsAddress.remoteID, bobsAddress.handle, "nobody"].map {
        ModeratorName(handle: $0, network: annsAddress.network)
      }
      #expect(try events(in: books, moderators: names).moderators() == [ann.id, bob.id])
      #expect(try events(in: books).moderators().isEmpty)
      let elsewhere = ModeratorName(handle: bobsAddress.handle, network: "x")
      #expect(try events(in: books, moderators: [elsewhere]).moderators().isEmpty)
    }
  }

  @Test func `an export tells what one has reported and decided`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let number = try publish(in: books)
      _ = try events(of: bobsAddress, in: books).report(EventReport(number, .spam))
      try events(of: bobsAddress, in: books).set(.removed, of: number, by: .moderator, because: "spam")
      let transaction = try #require(books as? Transaction)
      let bob = try PersonExporter(transaction: transaction).export(of: books.someone(bobsAddress).id)
      #expect(bob?.reports.map(\.reason) == ["spam"] && bob?.moderation.map(\.standing) == ["removed"])
      let ann = try PersonExporter(transaction: transaction).export(of: books.someone().id)
      #expect(ann?.reports == [] && ann?.moderation == [])
    }
  }
}
