import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Logging
import Storage
import Store
import Testing

@testable import Agent

/// The trouble of one account or person must not become anybody else's.
@Suite struct LoopTests {
  @Test func `an account that waits to be signed in again is not taken for stuck`() async throws {
    let agent = try TestAgent()
    try await agent.say("hi")
    let running = Task { await agent.sender.run() }
    agent.network.write("buy milk")
    try await agent.poll()
    agent.network.signOut(true)
    try await agent.work()
    try await until { await agent.connectionState.connection == nil }
    agent.clock.advance(3600)
    try await until { !agent.heartbeats.stuck.contains("outbox of main") }
    running.cancel()
    await running.value
  }

  @Test func `a used-up limit for reading keeps nobody from being written to after a restart`() async throws {
    let agent = try TestAgent()
    try await agent.ledger.write { [now = agent.clock.now] in
      try $0.keep(RateBudget(limit: 10, remaining: 0, resets: now + 3600), of: .reading, account: "main")
    }
    // The first wait is the end.
    let poller = agent.poller(sleeping: { _ in throw CancellationError() })
    await poller.run()
    #expect(await agent.connectionState.connection != nil)
    #expect(agent.network.pagesRead == 0)
    agent.clock.advance(3600)
    await poller.run()
    #expect(agent.network.pagesRead == 1)
  }

  @Test func `while nothing may be read, who is signed out is signed in again`() async throws {
    let agent = try TestAgent()
    try await agent.ledger.write { [now = agent.clock.now] in
      try $0.keep(RateBudget(limit: 10, remaining: 0, resets: now + 3600), of: .reading, account: "main")
    }
    // A message sent while it waits finds the credentials refused, and signing in fails once.
    let begun = agent.clock.now
    let slept = Waits()
    let poller = agent.poller(sleeping: { seconds in
      agent.clock.advance(seconds)
      let count = slept.add(seconds)
      if count == 1 {
        await agent.connectionState.lose(.signedOut(reason: "401"))
        agent.network.signOut(true)
      } else if count == 2 {
        agent.network.signOut(false)
      }
      if count == 6 { throw CancellationError() }
    })
    await poller.run()
    #expect(await agent.connectionState.connection != nil)
    #expect(agent.network.pagesRead == 0 && agent.clock.now < begun + 3600)
    // It neither sleeps through it nor spins.
    #expect(slept.all.allSatisfy { $0 <= 10 } && slept.all.filter { $0 < 10 }.count <= 1)
    #expect(try await agent.status()?.failure == "the limit for reading is used up")
  }

  @Test func `how signing in ended is kept: not at all, granted, renewed, rejected, granted again`() async throws {
    let agent = try TestAgent()
    let advice = AccountAdvice(signIn: "wind it up", wrongServer: "look there")
    agent.network.isDown(true)
    var outcomes: [SignInOutcome?] = [], cures: [String?] = []
    let slept = Waits()
    let poller = agent.poller(
      advice: advice,
      sleeping: { seconds in
        agent.clock.advance(seconds)
        switch slept.add(seconds) {
        case 1: agent.network.isDown(false)
        case 2: agent.network.renew(at: agent.clock.now)
        case 3:
          await agent.connectionState.lose(.signedOut(reason: "401"))
          agent.network.signOut(true)
        case 4: agent.network.signOut(false)
        default: break
        }
        throw CancellationError()
      })
    for _ in 1...5 {
      await poller.run()
      outcomes.append(try await agent.status()?.signIn?.outcome)
      cures.append(try await agent.status()?.signIn?.cure)
    }
    #expect(outcomes == [.failed, .granted, .renewed, .rejected, .granted])
    #expect(cures == [SignInOutcome.failed.cure(advice), nil, nil, "wind it up", nil])
  }

  @Test func `that signing in has ended well is told before a server that holds its answer gives a page`() async throws
  {
    let agent = try TestAgent()
    agent.network.signOut(true)
    await agent.poller(sleeping: { _ in throw CancellationError() }).run()
    #expect(try await agent.status()?.signIn?.outcome == .rejected)
    #expect(try await agent.status()?.failure != nil)
    agent.network.signOut(false)
    agent.network.holdPages(true)
    let running = Task { await agent.poller(sleeping: { _ in throw CancellationError() }).run() }
    try await until { try await agent.status()?.signIn?.outcome == .granted }
    #expect(try await agent.status()?.failure == nil)
    #expect(agent.network.pagesRead == 0)
    running.cancel()
    await running.value
  }

  @Test func `somebody whose row can't be read holds up nobody else`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nuthatch-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("nuthatch.sqlite").path
    let agent = try TestAgent(ledger: SQLiteLedger(path: path))
    try await agent.say("hi", by: "ana")
    try await agent.say("hi", by: "bob")
    try await DatabaseQueue(path: path).write { db in
      try db.execute(sql: "UPDATE person SET zone = 'Mars/Olympus' WHERE id = (SELECT min(id) FROM person)")
    }
    agent.network.write("buy milk", by: "ana")
    agent.network.write("buy bread", by: "bob")
    try await agent.pollWorkSend()
    #expect(try await agent.todos(of: "bob") == ["buy bread"])
    #expect(try await agent.ledger.read { try $0.troubled(limit: 9) }.map(\.entry.message.authorID) == ["ana"])
  }

  @Test func `somebody whose row can't be read holds up nobody else after a restore`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nuthatch-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("nuthatch.sqlite").path
    let agent = try TestAgent(ledger: SQLiteLedger(path: path))
    for person in ["ana", "bob", "cem"] { try await agent.say("hi", by: person) }
    try await DatabaseQueue(path: path).write { db in
      try db.execute(sql: "UPDATE person SET zone = 'Mars/Olympus' WHERE id = (SELECT min(id) FROM person)")
    }
    try await agent.ledger.write { [now = agent.clock.now] ledger in
      let waiting = ["ana", "cem"].map {
        Restoration.Recipient(account: "main", id: $0, handle: $0, conversationID: nil, visibility: .direct)
      }
      try ledger.keep(Restoration(takenAt: now - 3600, restoredAt: now, untold: waiting))
      try RestoreNotice.enqueueAll(in: ledger, languages: .all, at: now)
    }
    agent.network.write("buy milk", by: "ana")
    agent.network.write("buy bread", by: "bob")
    try await agent.pollWorkSend()
    #expect(try await agent.todos(of: "bob") == ["buy bread"])
    #expect(try await agent.ledger.read { try $0.troubled(limit: 9) }.map(\.entry.message.authorID) == ["ana"])
    let told = agent.network.posts.filter { $0.text.hasPrefix("I was restored from a backup of ") }.map(\.recipientID)
    #expect(told.sorted() == ["ana", "bob", "cem"])
  }

  @Test func `only what ails the store itself stops the polls`() async throws {
    let agent = try TestAgent()
    #expect(await !agent.storeHealth.report(StoreError(.conflict, cause: "somebody was faster")))
    #expect(await !agent.storeHealth.report(CancellationError()))
    #expect(agent.heartbeats.problems.isEmpty)
    #expect(await agent.storeHealth.report(StoreError(.full, cause: "no room")))
    #expect(agent.heartbeats.problems.count == 1)
  }

  @Test func `what lies with an account that is not at work is late for nobody`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    try await agent.poll()
    let outlooks = try await agent.ledger.read { [now = agent.clock.now] ledger in
      try [["main"], ["another"]].map { try ledger.operatingStatus(of: $0, at: now) }
    }
    #expect(outlooks.map(\.waiting) == [1, 0])
    #expect(outlooks.map { $0.waitingSince == nil } == [false, true])
  }
}

/// The lengths of all sleeps.
private final class Waits: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [TimeInterval] = []

  var all: [TimeInterval] { lock.withLock { kept } }

  /// Adds a sleep; returns the number of sleeps.
  func add(_ seconds: TimeInterval) -> Int {
    lock.withLock {
      kept.append(seconds)
      return kept.count
    }
  }
}

/// Waits until a condition holds; the clock of these tests advances when they sleep.
func until(_ condition: () async throws -> Bool) async throws {
  for _ in 0..<20_000 {
    if try await condition() { return }
    try await Task.sleep(for: .milliseconds(1))
  }
  Issue.record("it did not come to that")
}
