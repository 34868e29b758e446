import Agenda
import Conversation
import Foundation
import Storage
import Testing

@testable import Store

/// Each ledger has its own connections, which meet in the file alone, as processes do.
@Suite("Several processes on one ledger")
struct SharingTests {
  @Test("All who open a new file at once find one ledger in it")
  func openTogether() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<6 {
        group.addTask {
          let ledger = try SQLiteLedger(path: path)
          try await ledger.write { _ = try $0.someone(Address(network: "n", remoteID: "\(number)", handle: "h")) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await SQLiteLedger(path: path).counts().people == 6)
  }

  @Test("They write in turn, and nobody's write is lost")
  func writeTogether() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledgers = try (0..<3).map { _ in try SQLiteLedger(path: path) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, ledger) in ledgers.enumerated() {
        group.addTask {
          for message in 0..<30 {
            try await ledger.write { mail in
              // It reads first: a transaction that begins with a read and then writes must not be refused at that
              // point.
              _ = try mail.cursor(of: "main")
              _ = try mail.receive(
                [.init("\(number).\(message)")], account: "main", network: "mastodon", cursor: nil, at: now)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await ledgers[0].counts().waiting == 90)
  }

  @Test("One that waits too long says that another has the database")
  func busy() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let (one, other) = (try SQLiteLedger(path: path), try SQLiteLedger(path: path, busyTimeout: 0.05))
    let (isRunning, mayEnd, hasEnded) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    // A thread of its own: all tests would have one less to share while this one waits for its turn.
    Thread.detachNewThread {
      one.commits.add(.full) { transaction in
        _ = try transaction.someone()
        isRunning.signal()
        mayEnd.wait()
      } completion: { (_: Result<Void, any Error>) in
        hasEnded.signal()
      }
    }
    isRunning.wait()
    // One can open it meanwhile, and look.
    let onlooker = try SQLiteLedger(path: path, busyTimeout: 0.05)
    #expect(try await onlooker.counts().people == 0)
    try onlooker.close()
    let error = await #expect(throws: StoreError.self) { try await other.write { _ = try $0.someone(bobsAddress) } }
    #expect(error?.kind == .busy)
    #expect(try await other.counts().people == 0)
    mayEnd.signal()
    hasEnded.wait()
    try await other.write { _ = try $0.someone(bobsAddress) }
    #expect(try await one.counts().people == 2)
  }

  @Test("One may close while another goes on")
  func closeOne() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let (one, other) = (try SQLiteLedger(path: path), try SQLiteLedger(path: path))
    try await one.write { _ = try $0.someone() }
    try one.close()
    try await other.write { _ = try $0.someone(bobsAddress) }
    #expect(try await other.counts().people == 2)
  }

  @Test("A message that two processes work on takes effect once")
  func once() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let (one, other) = (try SQLiteLedger(path: path), try SQLiteLedger(path: path))
    let number = try await one.write { mail in
      _ = try mail.receive([.init("a")], account: "main", network: "mastodon", cursor: nil, at: now)
      return try #require(try mail.unprocessed(accounts: ["main"], limit: 1, perAuthor: 1).first).number
    }
    @Sendable func work(_ books: any LedgerTransaction) throws {
      _ = try books.things(message: number).todos.add(Todo("milk"))
      try books.finish(number, .done, at: now)
    }
    try await one.write { try work($0) }
    let error = await #expect(throws: StoreError.self) { try await other.write { try work($0) } }
    #expect(error?.kind == .conflict)
    #expect(try await one.read { try $0.things(message: nil).todos.openNames(limit: 9).count } == 1)
  }
}
