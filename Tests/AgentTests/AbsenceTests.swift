import Conversation
import Foundation
import Logging
import Storage
import Store
import Testing

@testable import Agent

/// The reports after the bot was away for longer than a server keeps messages.
@Suite struct AbsenceTests {
  /// An agent that was away from Friday, 10:00, to Sunday, 12:00, on a server that keeps messages for a day.
  private func returned(
    _ people: String..., traits: NetworkTraits = NetworkTraits(lengthLimit: 500)
  ) async throws -> TestAgent {
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    for person in people { try await agent.say("hi", by: person) }
    let left = agent.clock.now
    agent.clock.advance(to: "2026-11-22T12:00")
    agent.network.dropped = left..<agent.clock.now - 86_400
    return agent
  }

  private static let words =
    "I was away from Fri 20 Nov, 10:00 to Sun 22 Nov, 12:00; what you sent before Sat 21 Nov, 12:00 may not have reached"
    + " me. Please send it again."

  @Test func `who writes next is told once, each for themselves`() async throws {
    let agent = try await returned("ana", "bob")
    for person in ["ana", "bob"] {
      let told = try await agent.say("buy milk", by: person)
      #expect(told[person]?.first?.hasSuffix(Self.words) == true, "\(told)")
      #expect(try await agent.say("buy bread", by: person)[person]?.first?.contains("away") == false)
    }
  }

  @Test func `who was not there before is told nothing of it, and neither is the public`() async throws {
    let publicReply = NetworkTraits.PublicReply(lengthLimit: 280, counting: .characters)
    let agent = try await returned("ana", traits: NetworkTraits(lengthLimit: 500, publicReply: publicReply))
    #expect(try await agent.say("buy milk", by: "cat")["cat"]?.first?.contains("away") == false)
    agent.network.write("@nuthatch buy milk", visibility: .followers)
    try await agent.pollWorkSend()
    #expect(try await agent.say("buy bread")["ana"]?.first?.hasSuffix(Self.words) == true)
  }

  @Test func `a later absence is told anew`() async throws {
    let agent = try await returned("ana")
    try await agent.say("buy milk")
    let left = agent.clock.now
    agent.clock.advance(2 * 86_400)
    agent.network.dropped = left..<agent.clock.now - 86_400
    #expect(try await agent.say("buy bread")["ana"]?.first?.contains("from Sun 22 Nov, 12:00 to Tue 24 Nov") == true)
  }

  @Test func `the operator is told of it once, even if the process ends right after reading`() async throws {
    let agent = try await returned("olga")
    try await agent.poll()
    // Another process has nothing but the store.
    for _ in 0..<3 {
      let next = try TestAgent(agent.network, ledger: agent.ledger)
      var found = HealthMonitor.Told()
      try await next.poller.connect()
      await next.monitor(operatorHandle: "olga").check(&found)
      next.clock.advance(to: "2026-11-22T13:00")
      try await next.sender.sendAll()
      await next.monitor(operatorHandle: "olga").check(&found)
      try await next.sender.sendAll()
    }
    #expect(agent.network.posts.filter { $0.text.contains("may have dropped") }.count == 1)
  }

  @Test func `an operator who is not there yet is told when they are`() async throws {
    let agent = try await returned("ana")
    try await agent.poll()
    var found = HealthMonitor.Told()
    let monitor = agent.monitor(operatorHandle: "olga")
    await monitor.check(&found)
    try await agent.say("hi", by: "olga")
    await monitor.check(&found)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.last?.text.contains("may have dropped") == true)
  }
}

extension TestAgent {
  fileprivate func monitor(operatorHandle handle: String) -> HealthMonitor {
    var log = Logger(label: "test")
    log.logLevel = .critical
    let alerts = OperatorAlerts(
      ledger: ledger, policy: CurrentPolicy(Policy(operatorHandle: handle, operatorNetwork: network.name)),
      registry: registry, timekeeper: clock.timekeeper, log: log)
    return HealthMonitor(
      ledger: ledger, registry: registry, heartbeats: heartbeats, alerts: alerts, timekeeper: clock.timekeeper,
      isAlive: {}, log: log)
  }
}
