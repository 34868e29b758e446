import Conversation
import Foundation
import Storage
import Store
import Testing

@testable import Agent

/// A ledger that notes how durable each write was asked to be.
private final class NotingLedger: Ledger, @unchecked Sendable {
  private let ledger: SQLiteLedger
  private let lock = NSLock()
  private var durabilities: [Durability] = []
  private var failing: Int?

  init() throws { ledger = try SQLiteLedger.inMemory(now: { Date(timeIntervalSince1970: 0) }) }

  var last: Durability? { lock.withLock { durabilities.last } }
  var writes: Int { lock.withLock { durabilities.count } }
  /// Makes the write fail that comes after that many others.
  func fail(behind count: Int) { lock.withLock { failing = durabilities.count + count } }

  /// The number of writes that wait for the disk.
  var waits: Int { lock.withLock { durabilities.count { $0 == .full } } }

  func write<T: Sendable>(
    _ durability: Durability, _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T {
    let fails = lock.withLock {
      durabilities.append(durability)
      return failing == durabilities.count - 1
    }
    if fails { throw StoreError(.failed, cause: "no space left") }
    return try await ledger.write(durability, body)
  }
  func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T {
    try await ledger.read(body)
  }
  func scrub() async throws { try await ledger.scrub() }
  func probe() async throws { try await ledger.probe() }
}

@Suite struct DurabilityOfMessagesTests {
  @Test(arguments: [
    (NetworkTraits(lengthLimit: 500, canReadBack: false), Durability.full),
    (NetworkTraits(lengthLimit: 500, canReadBack: true), .normal),
    (NetworkTraits(lengthLimit: 500, idempotency: .honoured(window: 3600), canReadBack: false), .normal),
  ])
  func `an arrival waits for the disk where a doubt about it could never be settled`(
    traits: NetworkTraits, durability: Durability
  ) async throws {
    let ledger = try NotingLedger()
    let agent = try TestAgent(ScriptedNetwork(traits: traits), ledger: ledger)
    try await agent.say("buy milk")
    #expect(agent.network.posts.count == 1)
    #expect(ledger.last == durability)
  }

  @Test(arguments: [(true, Durability.full), (false, .normal)])
  func `what is read waits for the disk where the server forgets it`(forgets: Bool, durability: Durability) async throws
  {
    let ledger = try NotingLedger()
    let traits = NetworkTraits(lengthLimit: 500, forgetsWhatWasRead: forgets)
    let agent = try TestAgent(ScriptedNetwork(traits: traits), ledger: ledger)
    agent.network.write("buy milk")
    try await agent.poll()
    #expect(ledger.last == durability)
  }

  @Test(arguments: [
    (NetworkTraits(lengthLimit: 500, canReadBack: false), 3),
    (NetworkTraits(lengthLimit: 500, canReadBack: true), 2),
  ])
  func `a message that comes alone waits for the disk before and after its answer is sent, not when it is read`(
    traits: NetworkTraits, waits: Int
  ) async throws {
    let ledger = try NotingLedger()
    let agent = try TestAgent(ScriptedNetwork(traits: traits), ledger: ledger)
    try await agent.say("buy milk")
    let before = ledger.waits
    try await agent.say("buy bread")
    #expect(agent.network.posts.count == 2)
    #expect(ledger.waits - before == waits)
  }

  @Test func `an arrival is noted as the next answer begins, and the last one by itself`() async throws {
    let ledger = try NotingLedger()
    let agent = try TestAgent(ScriptedNetwork(), ledger: ledger)
    for author in ["ana", "bob", "cai"] { agent.network.write("buy milk", by: author) }
    try await agent.poll()
    try await agent.work()
    let before = ledger.writes
    try await agent.sender.sendAll()
    #expect(agent.network.posts.count == 3)
    #expect(ledger.writes - before == 4)
    #expect(try await ledger.read { try $0.interrupted(account: "main") }.isEmpty)
    #expect(try await agent.status()?.queued == 0)
  }

  @Test func `an arrival is noted where the next answer cannot be begun`() async throws {
    let ledger = try NotingLedger()
    let agent = try TestAgent(ScriptedNetwork(), ledger: ledger)
    for author in ["ana", "bob"] { agent.network.write("buy milk", by: author) }
    try await agent.poll()
    try await agent.work()
    ledger.fail(behind: 1)
    await #expect(throws: StoreError.self) { try await agent.sender.sendAll() }
    #expect(agent.network.posts.map(\.recipientID) == ["ana"])
    #expect(try await ledger.read { try $0.interrupted(account: "main") }.isEmpty)
  }

  @Test func `an arrival is noted where the next answer may not begin`() async throws {
    let agent = try TestAgent(ScriptedNetwork())
    for author in ["ana", "bob"] { agent.network.write("buy milk", by: author) }
    try await agent.poll()
    try await agent.work()
    agent.network.fail(.none, .tooMany(120))
    try await agent.sender.sendAll()
    #expect(agent.network.posts.map(\.recipientID) == ["ana"])
    #expect(try await agent.ledger.read { try $0.interrupted(account: "main") }.isEmpty)
    #expect(try await agent.status()?.queued == 1)
  }
}
