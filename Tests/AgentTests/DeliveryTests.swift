import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

@Suite struct DeliveryTests {
  /// Sends until nothing is left to do, moving the clock to the next due moment each time.
  private func settle(_ agent: TestAgent) async throws {
    for _ in 0..<60 {
      try await agent.sender.sendAll()
      guard let next = try await agent.ledger.read({ try $0.nextSend(account: "main") }) else { return }
      agent.clock.advance(max(0.01, next.timeIntervalSince(agent.clock.now)))
    }
  }

  /// Someone whose accounts on two networks are linked, and the bot's two accounts there.
  private func linked(_ traits: NetworkTraits = NetworkTraits(lengthLimit: 140)) async throws -> (TestAgent, TestAgent)
  {
    let first = try TestAgent()
    let second = try TestAgent(ScriptedNetwork(traits: traits, name: "other"), account: "second", beside: first)
    try await second.say("hi", by: "ana2")
    let told = try await first.say("!link")["ana"]?.first ?? ""
    let code = try #require(told.split(separator: "\n").first?.split(separator: " ").last)
    try await second.say("!link \(code)", by: "ana2")
    try await second.say("yes", by: "ana2")
    try await first.sender.sendAll()
    return (first, second)
  }

  @Test func `what one account of a person's refuses for good goes to another of theirs`() async throws {
    let (first, second) = try await linked()
    try await first.say("call jimmy at 5pm")
    first.clock.advance(to: "2026-11-20T17:00")
    first.network.fail(.refused)
    let before = second.network.posts.count
    try await first.remind()
    try await second.sender.sendAll()
    let moved = second.network.posts[before...]
    #expect(moved.map(\.text) == ["Reminder: \"call jimmy\", Fri 20 Nov, 17:00."])
    #expect(moved.map(\.recipientID) == ["ana2"])
    // Networks see the key: it must reveal nothing about another account.
    #expect(moved.contains { $0.key.description.contains("ana") } == false)
    #expect(try await first.ledger.read { try $0.deadLetters(limit: 9) }.isEmpty)
  }

  @Test func `what is said where a reminder was moved to is about the reminder`() async throws {
    let (first, second) = try await linked(NetworkTraits(lengthLimit: 140, hasReferences: false))
    try await first.say("call jimmy at 5pm")
    try await second.say("buy milk", by: "ana2")
    first.clock.advance(to: "2026-11-20T17:00")
    try await second.say("hi", by: "ana2")
    try await first.say("hi")
    first.network.fail(.refused)
    try await first.remind()
    try await second.sender.sendAll()
    try await second.say("done", by: "ana2")
    #expect(try await first.todos() == ["buy milk"])
  }

  @Test func `nothing is moved to an account that has stopped it`() async throws {
    let (first, second) = try await linked()
    try await first.say("call jimmy at 5pm")
    try await first.ledger.write { [now = first.clock.now] in
      try $0.note(.stop, from: "ana2", account: "second", at: now)
    }
    first.clock.advance(to: "2026-11-20T17:00")
    first.network.fail(.refused)
    let before = second.network.attempts.count
    try await first.remind()
    try await second.sender.sendAll()
    #expect(second.network.attempts.count == before)
    #expect(try await first.ledger.read { try $0.deadLetters(limit: 9) }.count == 1)
  }

  @Test(arguments: [false, true])
  func `what was in doubt when they said stop, or is tried again by the operator, is not sent`(isReplayed: Bool)
    async throws
  {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.fail(.answerLost)
    try await agent.pollWorkSend()
    let entry = try await agent.ledger.write { [now = agent.clock.now] ledger in
      let entry = try #require(try ledger.outboxEntry(1))
      #expect(entry.state == .unknown)
      try ledger.note(.stop, from: "ana", account: "main", at: now)
      if isReplayed {
        try ledger.apply(.abandoned(reason: "too late"), to: entry.number)
        try ledger.apply(.replayed(at: now), to: entry.number)
      }
      return entry
    }
    agent.network.tell(.absent)
    let before = agent.network.attempts.count
    try await settle(agent)
    #expect(agent.network.attempts.count == before)
    #expect(try await agent.ledger.read { try $0.outboxEntry(entry.number) } == nil)
  }

  @Test func `what no account of a person's takes is a dead letter in the end`() async throws {
    let (first, second) = try await linked()
    try await first.say("call jimmy at 5pm")
    first.clock.advance(to: "2026-11-20T17:00")
    first.network.fail(.refused, .refused)
    second.network.fail(.refused)
    try await first.remind()
    try await second.sender.sendAll()
    try await first.sender.sendAll()
    try await second.sender.sendAll()
    let dead = try await first.ledger.read { try $0.deadLetters(limit: 9) }
    #expect(dead.map(\.failure) == ["422"])
  }

  @Test func `where another account has only public messages, nothing is told there but that there is something`()
    async throws
  {
    let (first, second) = try await linked()
    second.network.traits = NetworkTraits(lengthLimit: 140, hasDirectMessages: false)
    try await second.poller.connect()
    await second.connectionState.lose(.signedOut(reason: "401"))
    try await second.poll()
    try await first.say("call jimmy at 5pm")
    first.clock.advance(to: "2026-11-20T17:00")
    first.network.fail(.refused)
    let before = second.network.posts.count
    try await first.remind()
    try await second.sender.sendAll()
    #expect(second.network.posts.count == before + 1)
    #expect(second.network.posts.last?.text.contains("jimmy") == false)
  }

  @Test func `a permanent failure for one person holds up nobody else, nor their own next message`() async throws {
    let agent = try TestAgent()
    for name in ["ana", "bob", "cem"] { agent.network.write("call jimmy at 5pm", by: name) }
    try await agent.pollWorkSend()
    agent.clock.advance(to: "2026-11-20T17:00")
    agent.network.fail(.refused)
    let before = agent.network.posts.count
    try await agent.remind()
    #expect(agent.network.posts.count == before + 2)
    agent.network.write("!today", by: "ana")
    try await agent.pollWorkSend()
    #expect(agent.network.posts.last?.recipientID == "ana")
    #expect(try await agent.status()?.dead == 1)
  }

  @Test func `a reminder whose arrival can't be told is sent once more, and says so`() async throws {
    let agent = try TestAgent()
    try await agent.say("call jimmy at 5pm")
    agent.clock.advance(to: "2026-11-20T17:00")
    agent.network.fail(.answerLost, .answerLost)
    agent.network.tell(.unclear)
    let before = agent.network.posts.count
    try await agent.remind()
    try await settle(agent)
    #expect(
      agent.network.posts[before...].map(\.text) == [
        "Reminder: \"call jimmy\", Fri 20 Nov, 17:00.",
        "(again, in case you missed it) Reminder: \"call jimmy\", Fri 20 Nov, 17:00.",
      ])
    // The operator has to settle the second doubt.
    let dead = try await agent.ledger.read { try $0.deadLetters(limit: 9) }
    #expect(dead.map { $0.failure?.contains("may have arrived") } == [true])
  }

  @Test func `what a limit for sending has left outlives the process, and reminders have the last of it`() async throws
  {
    var traits = NetworkTraits(lengthLimit: 500)
    traits.sendLimits = [SendLimit(messages: 10, window: 3600)]
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    try await agent.say("call jimmy at 10:30")
    for number in 0..<12 {
      agent.network.write("errand \(number)", by: "p\(number)")
    }
    try await agent.pollWorkSend()
    // A tenth is kept for reminders.
    #expect(agent.network.posts.count == 9)
    let again = try TestAgent(agent.network, account: "main", beside: agent)
    try await again.poll()
    try await again.sender.sendAll()
    #expect(agent.network.posts.count == 9)
    agent.clock.advance(1800)
    try await again.remind()
    #expect(agent.network.posts.last?.text.hasPrefix("Reminder: \"call jimmy\"") == true)
    #expect(agent.network.posts.count == 10)
    agent.clock.advance(1801)
    try await again.sender.sendAll()
    #expect(agent.network.posts.count == 14)
  }

  @Test func `a job that was given up is told with its reason, and can be tried again`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.ledger.write { ledger in
      try ledger.jobs.queue(.announce("We move house.", after: nil), at: agent.clock.now)
      let job = try #require(try ledger.jobs.due(at: agent.clock.now, limit: 1).first)
      try ledger.jobs.end(job.number, .dead(failure: "no reason"))
    }
    #expect(try await agent.jobs.workOnce() == 0)
    let dead = try await agent.ledger.read { try $0.jobs.dead(limit: 9) }
    #expect(dead.map(\.failure) == ["no reason"])
    #expect(try await agent.ledger.write { try $0.jobs.revive(dead[0].number) })
    let before = agent.network.posts.count
    #expect(try await agent.jobs.workOnce() == 1)
    try await agent.sender.sendAll()
    let told = agent.network.posts[before...]
    #expect(told.map(\.recipientID).sorted() == ["ana", "bob"])
    #expect(told.allSatisfy { $0.text == "News from the person who runs me: We move house." })
  }

  @Test func `a doubt is looked into although nothing more may be sent`() async throws {
    var traits = NetworkTraits(lengthLimit: 500)
    traits.sendLimits = [SendLimit(messages: 1, window: 3600)]
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    agent.network.write("call jimmy")
    agent.network.fail(.answerLost)
    try await agent.pollWorkSend()
    #expect(try await agent.status()?.doubtful == 1)
    agent.clock.advance(ReadbackDelay.working)
    try await agent.sender.sendAll()
    #expect(try await agent.status()?.doubtful == 0)
    #expect(agent.network.attempts.count == 1)
  }
}
