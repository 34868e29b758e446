import Conversation
import Foundation
import Storage
import Store
import Testing

@testable import Agent

/// A ledger that notes how durable the last write was asked to be.
private final class NotingLedger: Ledger, @unchecked Sendable {
  private let ledger: SQLiteLedger
  private let lock = NSLock()
  private var durability: Durability?

  init() throws { ledger = try SQLiteLedger.inMemory(now: { Date(timeIntervalSince1970: 0) }) }

  var last: Durability? { lock.withLock { durability } }

  func write<T: Sendable>(
    _ durability: Durability, _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T {
    lock.withLock { self.durability = durability }
    return try await ledger.write(durability, body)
  }
  func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T {
    try await ledger.read(body)
  }
  func scrub() async throws { try await ledger.scrub() }
  func probe() async throws { try await ledger.probe() }
}

@Suite struct ArrivalDurabilityTests {
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
}
