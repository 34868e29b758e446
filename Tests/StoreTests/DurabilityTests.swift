import Agenda
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("What has been written stays, whole or not at all")
struct DurabilityTests {
  private struct Oops: Error, Equatable {}

  /// Copies a database and its log as they are on the disk, as if the power had failed now.
  private func copy(_ path: String, to other: String) throws {
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
      try? FileManager.default.removeItem(atPath: other + suffix)
      try FileManager.default.copyItem(atPath: path + suffix, toPath: other + suffix)
    }
  }

  private func messages(_ prefix: String, _ count: Int) -> [IncomingMessage] {
    (0..<count).map { IncomingMessage("\(prefix)\($0)", String(repeating: "word ", count: 200)) }
  }

  @Test("A process that dies in a transaction leaves nothing of it")
  func openTransaction() async throws {
    let scratch = try Scratch()
    let (path, other) = (scratch.file("ledger.sqlite"), scratch.file("copy.sqlite"))
    let ledger = try SQLiteLedger(path: path)
    let (first, flood) = (messages("first", 3), messages("flood", 3000))
    try await ledger.write { _ = try $0.receive(first, account: "main", network: "mastodon", cursor: "3", at: now) }
    try await ledger.write { mail in
      // More than the page cache holds: much of it is in the log already, without a commit.
      _ = try mail.receive(flood, account: "main", network: "mastodon", cursor: "3000", at: now)
      try copy(path, to: other)
    }
    let size = try FileManager.default.attributesOfItem(atPath: "\(other)-wal")[.size] as? Int
    #expect(try #require(size) > 1_000_000)
    let found = try SQLiteLedger(path: other)
    let (count, cursor) = try await found.read { mail in
      (try mail.unprocessed(accounts: ["main"], limit: 9999, perAuthor: 9999).count, try mail.cursor(of: "main"))
    }
    #expect(count == 3)
    #expect(cursor == "3")
  }

  @Test("What a write has returned from is on the disk, and a log cut off anywhere holds whole transactions")
  func tornLog() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    for number in 0..<20 {
      let pair = messages("\(number).", 2)
      try await ledger.write {
        _ = try $0.receive(pair, account: "main", network: "mastodon", cursor: "\(number)", at: now)
      }
    }
    let log = try Data(contentsOf: URL(fileURLWithPath: "\(path)-wal"))
    var found: [Int] = []
    for tenth in 0...10 {
      let other = scratch.file("copy\(tenth).sqlite")
      try copy(path, to: other)
      try log.prefix(log.count * tenth / 10).write(to: URL(fileURLWithPath: "\(other)-wal"))
      guard tenth > 0 else { continue }
      let torn = try SQLiteLedger(path: other)
      let (count, cursor) = try await torn.read { mail in
        (try mail.unprocessed(accounts: ["main"], limit: 99, perAuthor: 99).count, try mail.cursor(of: "main"))
      }
      #expect(count == (cursor.flatMap { Int($0) } ?? -1) * 2 + 2)
      found.append(count)
    }
    #expect(found == found.sorted())
    #expect(found.last == 40)
  }

  @Test("A transaction that throws leaves nothing, and its error comes through")
  func rollback() async throws {
    let ledger = try SQLiteLedger.inMemory()
    await #expect(throws: Oops()) {
      try await ledger.write { books in
        _ = try books.things().todos.add(Todo("milk"))
        throw Oops()
      }
    }
    #expect(try await ledger.read { try $0.people.person(at: annsAddress) } == nil)
  }

  @Test("An attempt that throws takes back what it did and nothing else")
  func attempt() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let things = try books.things()
      func fail(after body: () throws -> Void) {
        #expect(throws: Oops()) {
          try books.attempt {
            try body()
            throw Oops()
          }
        }
      }
      _ = try books.attempt { try things.todos.add(Todo("milk")) }
      fail {
        _ = try things.todos.add(Todo("eggs", list: "Groceries"))
        fail { _ = try things.todos.add(Todo("bread")) }
      }
      _ = try things.todos.add(Todo("butter"))
      #expect(try things.todos.openNames(limit: 9).map(\.name) == ["butter", "milk"])
      #expect(try things.names.lists().isEmpty)
    }
    #expect(try await ledger.read { try $0.things().todos.openNames(limit: 9).count } == 2)
  }

  @Test("What the schema refuses fails the attempt, in the ledger's words, and nothing else")
  func refused() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let things = try books.things()
      var odd = Todo("odd")
      odd.priority = 7
      let refused = odd
      let error = #expect(throws: StoreError.self) { try books.attempt { try things.todos.add(refused) } }
      #expect(error?.kind == .conflict)
      #expect(error?.description.contains("INSERT") == false)
      _ = try things.todos.add(Todo("milk"))
    }
    #expect(try await ledger.counts().openTodos == 1)
  }

  @Test("When the disk is full the whole transaction is off, even if the attempt's error is caught")
  func full() async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    let flood = messages("flood", 2000)
    let error = await #expect(throws: StoreError.self) {
      try await ledger.write { mail in
        let db = try #require(mail as? Transaction).db
        let pages = try #require(try Int.fetchOne(db, sql: "PRAGMA page_count"))
        try db.execute(sql: "PRAGMA max_page_count = \(pages + 10)")
        _ = try mail.receive([.init("first")], account: "main", network: "mastodon", cursor: "1", at: now)
        try? mail.attempt { _ = try mail.receive(flood, account: "main", network: "mastodon", cursor: "2", at: now) }
      }
    }
    #expect(error?.kind == .full)
    #expect(error?.path == scratch.file("ledger.sqlite"))
    #expect(try await ledger.read { try $0.cursor(of: "main") } == nil)
  }

  @Test(
    "A disk that is full or read-only keeps nothing and loses nothing, and is noticed when it can be written again",
    arguments: [
      ("max_page_count = 1", "max_page_count = 1000000", StoreError.Kind.full),
      ("query_only = ON", "query_only = OFF", .readOnly),
    ])
  func recovers(_ breaking: String, _ mending: String, _ kind: StoreError.Kind) async throws {
    let scratch = try Scratch()
    let ledger = try SQLiteLedger(path: scratch.file("ledger.sqlite"))
    let (page, flood) = ([IncomingMessage("first")], messages("flood", 200))
    try await ledger.write { _ = try $0.receive(page, account: "main", network: "mastodon", cursor: "1", at: now) }
    try await ledger.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA \(breaking)") }
    let error = await #expect(throws: StoreError.self) {
      try await ledger.write { _ = try $0.receive(flood, account: "main", network: "mastodon", cursor: "2", at: now) }
    }
    #expect(error?.kind == kind)
    #expect(try await ledger.read { try $0.cursor(of: "main") } == "1")
    if kind == .readOnly { await #expect(throws: StoreError.self) { try await ledger.probe() } }
    try await ledger.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA \(mending)") }
    try await ledger.probe()
    try await ledger.write { _ = try $0.receive(flood, account: "main", network: "mastodon", cursor: "2", at: now) }
    #expect(try await ledger.counts().waiting == 201)
  }

  @Test("A write goes to its end though its task is cancelled")
  func cancelled() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ledger.write { try $0.someone().id }
    }
    let id = try await task.value
    #expect(try await ledger.read { try $0.people.person(id) } != nil)
  }

  @Test("Nothing is written through a read", arguments: [false, true])
  func readsOnly(inMemory: Bool) async throws {
    let scratch = try Scratch()
    let ledger = try inMemory ? .inMemory() : SQLiteLedger(path: scratch.file("ledger.sqlite"))
    let error = await #expect(throws: StoreError.self) { try await ledger.read { _ = try $0.someone() } }
    #expect(error?.kind == .readOnly)
    #expect(try await ledger.counts().people == 0)
  }
}
