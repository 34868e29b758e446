import Conversation
import Foundation
import Storage
import Synchronization
import Testing

@testable import Agent

@Suite struct SendPaceTests {
  private static let honoured = NetworkTraits(
    lengthLimit: 500, idempotency: .honoured(window: 3600), requestsPerWindow: 300, window: 300)

  private static func entries(_ ledger: any Ledger) async throws -> [OutboxEntry] {
    try await ledger.read { ledger in try (Int64(1)...9).compactMap { try ledger.outboxEntry($0) } }
  }

  /// Five people have written to an agent, whose sender has time for all of them at once.
  private static func five(
    on traits: NetworkTraits, _ faults: [ScriptedNetwork.Fault]
  ) throws -> (TestAgent, OutboxWorker) {
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    var sender = agent.sender
    sender.timeTogether = 600
    for author in ["ana", "ben", "cem", "dia", "eva"] { agent.network.write("buy milk", by: author) }
    for fault in faults { agent.network.fail(fault) }
    return (agent, sender)
  }

  /// Answers five people who wrote; returns the states of the answers as each of them is sent.
  private static func answerFive(
    on traits: NetworkTraits, _ faults: ScriptedNetwork.Fault...
  ) async throws -> (TestAgent, [[OutboxEntry.State]]) {
    let (agent, sender) = try five(on: traits, faults)
    let seen = Mutex<[[OutboxEntry.State]]>([])
    agent.network.beforeSending = { [ledger = agent.ledger] in
      let states = try await entries(ledger).map(\.state)
      seen.withLock { $0.append(states) }
    }
    try await agent.poll()
    try await agent.work()
    try await sender.sendAll()
    return (agent, seen.withLock { $0 })
  }

  @Test func `where copies are dropped, attempts begin together once the first has arrived`() async throws {
    let (agent, seen) = try await Self.answerFive(on: Self.honoured)
    #expect(seen.first == [.sending, .queued, .queued, .queued, .queued])
    #expect(seen.dropFirst() == Array(repeating: [.sent, .sending, .sending, .sending, .sending], count: 4)[...])
    #expect(try await Self.entries(agent.ledger).allSatisfy { $0.state == .sent })
    #expect(agent.network.posts.count == 5)
  }

  @Test func `elsewhere one attempt begins at a time`() async throws {
    let (agent, seen) = try await Self.answerFive(on: NetworkTraits(lengthLimit: 500))
    #expect(seen.count == 5 && seen.allSatisfy { $0.filter { $0 == .sending }.count == 1 })
    #expect(agent.network.posts.count == 5)
  }

  @Test func `once one has to wait, the others wait again, and nothing counts that was not tried`() async throws {
    let (agent, _) = try await Self.answerFive(on: Self.honoured, .none, .none, .tooMany(60))
    #expect(try await Self.entries(agent.ledger).map(\.state) == [.sent, .sent, .queued, .queued, .queued])
    #expect(try await Self.entries(agent.ledger).map(\.attempts) == [1, 1, 1, 0, 0])
    let limits = try await agent.ledger.read { try $0.limits(of: "main") }
    let budget = try #require(limits.budgets[.sending(window: 300)])
    #expect(budget.remaining == budget.limit - 3)
    agent.clock.advance(600)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.count == 5 && agent.network.attempts.count == 6)
  }

  @Test func `an answer whose attempt was not made does not wait as a second one would`() async throws {
    let traits = NetworkTraits(
      lengthLimit: 500, idempotency: .honoured(window: 3600), requestsPerWindow: 8, window: 300)
    let (agent, sender) = try Self.five(on: traits, [.none, .none, .tooMany(60)])
    try await agent.poll()
    try await agent.work()
    try await sender.sendAll()
    #expect(try await Self.entries(agent.ledger).map(\.state) == [.sent, .sent, .queued, .queued, .queued])
    agent.clock.advance(61)
    try await sender.sendAll()
    #expect(try await Self.entries(agent.ledger).map(\.state) == [.sent, .sent, .queued, .sent, .sent])
  }

  @Test func `attempts that had begun when the process ended are made, each message arriving once`() async throws {
    struct Ended: Error {}
    let agent = try TestAgent(ScriptedNetwork(traits: Self.honoured))
    for author in ["ana", "ben", "cem", "dia", "eva"] { agent.network.write("buy milk", by: author) }
    agent.network.beforeSending = { [weak network = agent.network] in
      if network?.posts.count == 3 { throw Ended() }
    }
    try await agent.poll()
    try await agent.work()
    var sender = agent.sender
    sender.timeTogether = 600
    await #expect(throws: Ended.self) { try await sender.sendAll() }
    #expect(try await Self.entries(agent.ledger).map(\.state) == [.sent, .sent, .sent, .sending, .sending])
    agent.network.beforeSending = {}
    try await agent.sender.settleInterrupted(on: Self.honoured)
    agent.clock.advance(3_000)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.count == 5 && agent.network.attempts.count == 5)
    #expect(try await Self.entries(agent.ledger).allSatisfy { $0.state == .sent })
  }

  @Test func `as many begin together as there is time for`() {
    let start = Date(timeIntervalSince1970: 1_000)
    var pace = SendPace(time: 500, from: start)
    #expect(pace.count == 1 && !pace.isOver(at: start + 100))
    pace.note(1, at: start + 100)
    #expect(pace.count == 5)
    #expect(pace.isOver(at: start + 1_101))
    pace.note(3, at: start + 2_100)
    #expect(pace.count == 1)
    pace.note(3, at: start + 2_100)
    #expect(pace.count == 1_000)
    pace.note(3, at: start)
    #expect(pace.count == 1)
  }
}
