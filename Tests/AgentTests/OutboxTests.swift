import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

@Suite struct OutboxTests {
  static let honoured = NetworkTraits(lengthLimit: 500, idempotency: .honoured(window: 3600))

  /// Sends until nothing is left to do, moving the clock to the next due moment each time.
  private func settle(_ agent: TestAgent, rounds: Int = 60) async throws {
    for _ in 0..<rounds {
      try await agent.sender.sendAll()
      guard let next = try await agent.ledger.read({ try $0.nextSend(account: "main") }) else { return }
      agent.clock.advance(max(0.01, next.timeIntervalSince(agent.clock.now)))
    }
  }

  @Test func `where copies are dropped, a lost answer is sent again with the same key`() async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: Self.honoured))
    agent.network.write("buy milk")
    agent.network.fail(.answerLost, .answerLost)
    try await agent.poll()
    try await agent.work()
    try await settle(agent)
    #expect(agent.network.posts.count == 1)
    #expect(agent.network.attempts.count == 3)
    #expect(Set(agent.network.attempts.map(\.key)).count == 1)
    #expect(try await agent.status()?.doubtful == 0)
  }

  @Test func `elsewhere a lost answer is read back, and what arrived is not sent again`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.fail(.answerLost)
    try await agent.poll()
    try await agent.work()
    try await agent.sender.sendAll()
    #expect(try await agent.status()?.doubtful == 1)
    try await settle(agent)
    #expect(agent.network.attempts.count == 1)
    #expect(try await agent.status()?.doubtful == 0)
  }

  @Test func `the same words that were sent before are no proof that they arrived once more`() async throws {
    let agent = try TestAgent()
    for _ in 0..<2 { try await agent.say("today") }
    agent.network.write("today")
    agent.network.fail(.requestLost)
    try await agent.poll()
    try await agent.work()
    try await settle(agent)
    let texts = agent.network.posts.map(\.text).suffix(2)
    #expect(agent.network.posts.count == 3 && Set(texts).count == 1, "\(texts)")
    #expect(agent.network.attempts.count == 4)
    #expect(try await agent.status()?.doubtful == 0)
  }

  @Test func `what is proven never to have arrived is sent again`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.fail(.answerLost)
    agent.network.tell(.absent)
    try await agent.poll()
    try await agent.work()
    try await settle(agent)
    #expect(agent.network.attempts.count == 2)
  }

  @Test func `a reply whose arrival can't be told becomes a dead letter and is not sent again`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.fail(.answerLost)
    agent.network.tell(.unclear)
    try await agent.poll()
    try await agent.work()
    try await settle(agent)
    #expect(agent.network.attempts.count == 1)
    let dead = try await agent.ledger.read { try $0.deadLetters(limit: 9) }
    #expect(dead.count == 1)
    #expect(dead.first?.failure?.contains("may have arrived") == true)
  }

  @Test func `past the window in which copies are dropped, a doubt is read back`() async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: Self.honoured))
    agent.network.write("buy milk")
    agent.network.fail(.answerLost)
    try await agent.poll()
    try await agent.work()
    try await agent.sender.sendAll()
    agent.clock.advance(4000)
    try await settle(agent)
    #expect(agent.network.attempts.count == 1)
    #expect(try await agent.status()?.doubtful == 0)
  }

  @Test func `an attempt that the process did not live to see the end of is in doubt`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.work()
    try await agent.ledger.write { ledger in
      for entry in try ledger.sendable(account: "main", at: .distantFuture, limit: 9) {
        try ledger.apply(.begun(at: Date(timeIntervalSince1970: 1_795_000_000)), to: entry.number)
      }
    }
    try await agent.sender.settleInterrupted(on: agent.network.traits)
    #expect(try await agent.status()?.doubtful == 1)
    try await settle(agent)
    #expect(agent.network.posts.count == 1)
  }

  @Test func `a server that asks to wait is waited for`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.fail(.tooMany(120))
    try await agent.poll()
    try await agent.work()
    let before = agent.clock.now
    try await agent.sender.sendAll()
    let next = try #require(try await agent.ledger.read { try $0.nextSend(account: "main") })
    #expect(next.timeIntervalSince(before) >= 120)
    try await settle(agent)
    #expect(agent.network.posts.count == 1)
  }

  @Test func `what a server asked to wait is waited for over a restart`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.fail(.tooMany(3600))
    try await agent.pollWorkSend()
    agent.clock.advance(600)
    try await agent.sender.settleInterrupted(on: agent.network.traits)
    let next = try #require(try await agent.ledger.read { try $0.nextSend(account: "main") })
    #expect(next.timeIntervalSince(agent.clock.now) >= 3000)
  }

  @Test func `a clock that is set back makes no answer wait that was not tried yet`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.work()
    agent.clock.advance(-7200)
    try await agent.sender.settleInterrupted(on: agent.network.traits)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.count == 1)
  }

  @Test(arguments: [NetworkTraits(lengthLimit: 500), honoured])
  func `an attempt that the process did not live to see the end of may be at work for as long as one that timed out`(
    traits: NetworkTraits
  ) async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.work()
    try await agent.ledger.write { ledger in
      for entry in try ledger.sendable(account: "main", at: .distantFuture, limit: 9) {
        try ledger.apply(.begun(at: agent.clock.now), to: entry.number)
      }
    }
    try await agent.sender.settleInterrupted(on: traits)
    let next = try #require(try await agent.ledger.read { try $0.nextSend(account: "main") })
    #expect(next.timeIntervalSince(agent.clock.now) >= ReadbackDelay.working)
  }

  @Test func `a message that is refused for good is a dead letter, and the next one goes`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.write("buy bread", by: "bob")
    agent.network.fail(.refused)
    try await agent.pollWorkSend()
    #expect(agent.network.posts.count == 1)
    #expect(try await agent.status()?.dead == 1)
  }

  @Test func `an unreachable server is tried again until it answers`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.fail(.unreachable, .unreachable, .unreachable)
    try await agent.poll()
    try await agent.work()
    try await settle(agent)
    #expect(agent.network.attempts.count == 4)
    #expect(agent.network.posts.count == 1)
  }

  @Test func `signed out, nothing is lost and attempts are not counted`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    try await agent.poll()
    try await agent.work()
    agent.network.signOut(true)
    try await agent.sender.sendAll()
    #expect(await agent.connectionState.connection == nil)
    agent.network.signOut(false)
    try await agent.poller.connect()
    agent.clock.advance(OutboxWorker.untilSignedIn)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.count == 1)
  }

  @Test func `what the credentials do not hold for lets go first what they do hold for`() async throws {
    let agent = try TestAgent()
    for person in ["ana", "bob"] { agent.network.write("buy milk", by: person) }
    agent.network.fail(.signedOut)
    try await agent.pollWorkSend()
    #expect(agent.network.posts.isEmpty)
    try await agent.poller.connect()
    try await agent.sender.sendAll()
    #expect(agent.network.posts.map(\.recipientID) == ["bob"])
    agent.clock.advance(OutboxWorker.untilSignedIn)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.map(\.recipientID) == ["bob", "ana"])
  }

  @Test func `a server is given its time to show a post, however long ago the attempts were that never left`()
    async throws
  {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.fail(.tooMany(60), .answerLost)
    try await agent.poll()
    try await agent.work()
    try await agent.sender.sendAll()
    agent.clock.advance(60)
    try await agent.sender.sendAll()
    let lost = agent.clock.now
    agent.network.tell(.absent)
    agent.clock.advance(ReadbackDelay.working - 1)
    try await agent.sender.sendAll()
    let next = try #require(try await agent.ledger.read { try $0.nextSend(account: "main") })
    #expect(next.timeIntervalSince(lost) >= ReadbackDelay.working)
    #expect(agent.network.attempts.count == 2)
  }

  @Test(arguments: [NetworkTraits(lengthLimit: 500), honoured])
  func `what a server carries out after the time was up is not sent again`(traits: NetworkTraits) async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    try await agent.say("today")
    agent.network.write("buy milk")
    agent.network.fail(.late)
    try await agent.pollWorkSend()
    agent.clock.advance(60)
    try await agent.sender.sendAll()
    #expect(agent.network.attempts.count == 2)
    agent.network.carryOutLate()
    try await settle(agent)
    #expect(agent.network.posts.filter { $0.text.contains("milk") }.count == 1)
    #expect(try await agent.status()?.doubtful == 0)
  }

  @Test(arguments: [60.0, 3_600, 86_400])
  func `a clock that is set back between an attempt and reading back doubles nothing, and puts nothing off`(
    seconds: TimeInterval
  ) async throws {
    let agent = try TestAgent()
    try await agent.say("today", by: "bob")
    for fault in [ScriptedNetwork.Fault.answerLost, .requestLost] {
      agent.clock.advance(seconds)
      agent.network.write("buy milk", id: "\(fault)")
      agent.network.fail(fault)
      try await agent.pollWorkSend()
      agent.clock.advance(-seconds)
      // Others' answers go out meanwhile, and are no proof of anything.
      try await agent.say("today", by: "bob")
      try await agent.sender.settleInterrupted(on: agent.network.traits)
      let next = try #require(try await agent.ledger.read { try $0.nextSend(account: "main") })
      #expect(next.timeIntervalSince(agent.clock.now) <= 2 * ReadbackDelay.working)
      try await settle(agent)
      #expect(try await agent.status()?.doubtful == 0)
    }
    #expect(agent.network.posts.filter { $0.text.contains("milk") }.count == 2)
  }

  @Test func `an answer found by reading back is no proof that one in doubt beside it never arrived`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.write("buy bread", by: "bob")
    agent.network.fail(.answerLost, .answerLost)
    try await agent.pollWorkSend()
    try await settle(agent)
    #expect(agent.network.attempts.count == 2)
    #expect(try await agent.status()?.doubtful == 0)
  }
}
