import Agenda
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Jobs")
struct JobTests {
  @Test("wait their turn, are tried again when they failed, and go when they are done or their person is")
  func turns() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let ann = try books.someone(), bob = try books.someone(bobsAddress)
      let jobs = books.jobs
      try jobs.queue(.export(ann.id), at: now)
      try jobs.queue(.export(ann.id), at: now.addingTimeInterval(1))
      try jobs.queue(.export(bob.id), at: now.addingTimeInterval(2))
      #expect(try jobs.due(at: now, limit: 9).map(\.work) == [.export(ann.id)])
      #expect(try jobs.next() == now)

      let first = try #require(try jobs.due(at: now, limit: 9).first)
      try jobs.end(first.number, .again(at: now.addingTimeInterval(60), failure: "no room"))
      #expect(try jobs.due(at: now.addingTimeInterval(9), limit: 9).map(\.work) == [.export(bob.id)])
      #expect(try jobs.due(at: now.addingTimeInterval(60), limit: 9).map(\.attempts) == [0, 1])
      try jobs.end(first.number, .dead(failure: "no room"))
      #expect(try jobs.due(at: .distantFuture, limit: 9).map(\.work) == [.export(bob.id)])

      _ = try books.erase(bob.id, askedBy: .message(1), at: now)
      #expect(try jobs.next() == nil)
    }
  }

  @Test("An erasure leaves hashes and an opt-out, which ends when they write again")
  func optOut() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let ann = try books.someone()
      let message = IncomingMessage("a", "secret plans")
      #expect(try books.receive([message], account: "main", network: "mastodon", cursor: nil, at: now) == 1)
      try books.finish(1, .done, at: now)
      let left = try books.erase(ann.id, askedBy: .message(1), at: now)
      #expect(try books.sweep(left))
      let db = try #require(books as? Transaction).db
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM inbox") == 0)
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM opt_out") == 1)
      #expect(try books.receive([message], account: "main", network: "mastodon", cursor: nil, at: now) == 0)
      #expect(
        try books.receive([IncomingMessage("b")], account: "main", network: "mastodon", cursor: nil, at: now) == 1)
      _ = try books.someone()
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM opt_out") == 0)
    }
  }
}
