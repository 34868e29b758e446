import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

@Suite struct SendSlotTests {
  private static func states(_ agent: TestAgent) async throws -> [OutboxEntry.State] {
    try await agent.ledger.read { ledger in
      try (Int64(1)...9).compactMap { try ledger.outboxEntry($0)?.state }
    }
  }

  /// An agent whose outbox has nothing to send, and that takes over a message being sent.
  private static func idle(_ network: ScriptedNetwork = ScriptedNetwork()) async throws -> (TestAgent, OutboxWorker) {
    let agent = try TestAgent(network)
    var sender = agent.sender
    sender.slot = try #require(agent.registry["main"]).slot
    try await agent.poll()
    try await sender.sendAll()
    return (agent, sender)
  }

  @Test func `the answer to a message that comes alone begins to be sent as it is queued`() async throws {
    let (agent, sender) = try await Self.idle()
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.work()
    #expect(try await Self.states(agent) == [.sending] && agent.network.posts.isEmpty)
    try await sender.sendAll()
    #expect(try await Self.states(agent) == [.sent] && agent.network.posts.count == 1)
  }

  @Test func `only one message at a time is in doubt`() async throws {
    let (agent, sender) = try await Self.idle()
    for text in ["buy milk", "buy eggs", "buy salt"] {
      agent.network.write(text)
      try await agent.poll()
      try await agent.work()
    }
    #expect(try await Self.states(agent) == [.sending, .queued, .queued])
    try await sender.sendAll()
    #expect(try await Self.states(agent) == [.sent, .sent, .sent] && agent.network.posts.count == 3)
  }

  @Test func `where no doubt can be settled, nothing begins before it is sent`() async throws {
    let blind = NetworkTraits(lengthLimit: 500, canReadBack: false)
    let (agent, sender) = try await Self.idle(ScriptedNetwork(traits: blind))
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.work()
    #expect(try await Self.states(agent) == [.queued])
    try await sender.sendAll()
    #expect(try await Self.states(agent) == [.sent])
  }

  @Test func `what somebody else would read does not begin where one person reads alone`() async throws {
    let agent = try TestAgent(ScriptedNetwork())
    var sender = agent.sender
    sender.slot = try #require(agent.registry["main"]).slot
    sender.listener = "somebody else"
    try await agent.poll()
    try await sender.sendAll()
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.work()
    #expect(try await Self.states(agent) == [.queued])
    try await sender.sendAll()
    #expect(agent.network.posts.isEmpty)
  }

  @Test func `what began when nobody sends any more waits again`() async throws {
    let (agent, sender) = try await Self.idle()
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.work()
    let ended = Task { await sender.run() }
    ended.cancel()
    await ended.value
    #expect(try await Self.states(agent) == [.queued] && agent.network.posts.isEmpty)
    agent.network.write("buy eggs")
    try await agent.poll()
    try await agent.work()
    #expect(try await Self.states(agent) == [.queued, .queued])
  }

  @Test func `what began before the slot was emptied is not sent besides what is looked at anew`() async throws {
    let (agent, sender) = try await Self.idle()
    let opening = try #require(sender.slot.opening)
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.work()
    let begun = try #require(sender.slot.take())
    #expect(!sender.slot.put(begun, through: opening))
    try await agent.ledger.write { _ = try $0.apply(.untried, to: begun.number) }
    try await sender.sendAll()
    #expect(!sender.slot.put(begun, through: opening))
    #expect(try await Self.states(agent) == [.sent] && agent.network.posts.count == 1)
  }

  @Test func `a slot that nobody empties any more takes nothing`() async throws {
    let (agent, sender) = try await Self.idle()
    let opening = try #require(sender.slot.opening)
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.work()
    let begun = try #require(sender.slot.end())
    #expect(sender.slot.opening == nil && !sender.slot.put(begun, through: opening))
    try await agent.ledger.write { _ = try $0.apply(.untried, to: begun.number) }
    #expect(try await Self.states(agent) == [.queued])
    try await agent.sender.sendAll()
    #expect(try await Self.states(agent) == [.sent] && agent.network.posts.count == 1)
  }
}
