import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

/// Networks on which the bot may write to people only for a day after each of their messages.
@Suite struct ReplyWindowTests {
  private static let traits = NetworkTraits(
    lengthLimit: 2_000, hasReferences: false, replyWindow: .init(seconds: 86_400))
  private static let rule = "I may write to you here only within 24 hours of your last message"

  private func agent(letsRemindersThrough: Bool = false) throws -> TestAgent {
    var traits = Self.traits
    traits.replyWindow?.letsRemindersThrough = letsRemindersThrough
    return try TestAgent(ScriptedNetwork(traits: traits))
  }

  @Test func `a reminder beyond the window is announced when it is set, and no other`() async throws {
    let agent = try agent()
    try await agent.say("hi")
    let later = try #require(try await agent.say("call jimmy on sunday at 5pm")["ana"]?.last)
    #expect(later.contains("Added \"call jimmy\""))
    #expect(
      later.hasSuffix(
        "\(Self.rule): unless you write before then, the reminder comes when you next write. !link another network to get"
          + " it there."), "\(later)")
    let soon = try #require(try await agent.say("call bob at 5pm")["ana"]?.last)
    #expect(!soon.contains(Self.rule))
    let daily = try #require(try await agent.say("water plants every day at 5pm")["ana"]?.last)
    #expect(daily.contains(Self.rule))
    #expect(try await agent.say("buy milk")["ana"]?.last?.contains(Self.rule) == false)
    #expect(try await agent.say("!day sunday")["ana"]?.last?.contains(Self.rule) == false)
  }

  @Test func `what waits comes when they write, also where the network's clock is behind`() async throws {
    let agent = try agent()
    try await agent.say("call jimmy on sunday at 5pm")
    agent.clock.advance(to: "2026-11-22T17:00")
    try await agent.remind()
    try await agent.sender.sendAll()
    agent.clock.advance(5)
    agent.network.write("hi", sentAt: agent.clock.now - 30)
    try await agent.pollWorkSend()
    #expect(agent.network.posts.contains { $0.text.contains("Reminder: \"call jimmy\"") })
  }

  @Test func `a reminder beyond it waits, and is told before the answer to the next message`() async throws {
    let agent = try agent()
    try await agent.say("call jimmy on sunday at 5pm")
    agent.clock.advance(to: "2026-11-22T17:00")
    let before = agent.network.attempts.count
    try await agent.remind()
    for _ in 0..<3 {
      agent.clock.advance(3_700)
      try await agent.sender.sendAll()
    }
    #expect(agent.network.attempts.count == before)
    #expect(try await agent.ledger.read { try $0.deadLetters(limit: 9) }.isEmpty)
    agent.network.write("buy milk")
    try await agent.pollWorkSend()
    let told = agent.network.posts(after: before).map(\.text)
    #expect(
      told == [
        "(Late: I could not write to you at Sun 22 Nov, 17:00.)\nReminder: \"call jimmy\", Sun 22 Nov, 17:00.",
        "Added \"buy milk\".",
      ], "\(told)")
    try await agent.sender.sendAll()
    #expect(agent.network.posts(after: before).count == 2)
  }

  @Test func `what waits comes joined, with its times`() async throws {
    let agent = try agent()
    try await agent.say("water plants every day at 5pm")
    for day in 20...25 {
      agent.clock.advance(to: "2026-11-\(day)T17:00")
      try await agent.remind()
    }
    let before = agent.network.posts.count
    agent.network.write("hi")
    try await agent.pollWorkSend()
    try await agent.sender.sendAll()
    let told = agent.network.posts(after: before).map(\.text)
    let lines = try #require(told.first).split(separator: "\n")
    #expect(
      lines[0] == "(Late: I could not write to you before. Here are 5 messages, the first from Sat 21 Nov, 17:00.)")
    #expect(lines.dropFirst().count == 5 && lines.dropFirst().allSatisfy { $0.contains("water plants") })
    #expect(lines.last?.contains("Wed 25 Nov") == true, "\(lines)")
    #expect(told.count == 2)
  }

  @Test func `an answer that could not be sent within the window waits for the next message`() async throws {
    let agent = try agent()
    try await agent.say("hi")
    agent.network.write("buy milk", sentAt: agent.clock.now)
    try await agent.poll()
    try await agent.work()
    agent.clock.advance(90_000)
    let before = agent.network.attempts.count
    try await agent.sender.sendAll()
    #expect(agent.network.attempts.count == before)
    #expect(try await agent.ledger.read { try $0.deadLetters(limit: 9) }.isEmpty)
    agent.network.write("buy eggs", sentAt: agent.clock.now)
    try await agent.pollWorkSend()
    let told = agent.network.posts(after: before).map(\.text)
    #expect(told.count == 2)
    #expect(told.first?.hasPrefix("(Late: ") == true && told.first?.contains("buy milk") == true, "\(told)")
    #expect(told.last == "Added \"buy eggs\".")
  }

  @Test func `what the network itself refuses until they write waits for that too`() async throws {
    let agent = try agent()
    try await agent.say("call jimmy at 5pm")
    agent.clock.advance(to: "2026-11-20T17:00")
    agent.network.fail(.windowClosed)
    let before = agent.network.posts.count
    try await agent.remind()
    for _ in 0..<3 {
      agent.clock.advance(3_700)
      try await agent.sender.sendAll()
    }
    #expect(agent.network.posts.count == before)
    #expect(try await agent.ledger.read { try $0.deadLetters(limit: 9) }.isEmpty)
    agent.network.write("buy milk", sentAt: agent.clock.now)
    try await agent.pollWorkSend()
    let told = agent.network.posts(after: before).map(\.text)
    #expect(told.count == 2 && told.last == "Added \"buy milk\".", "\(told)")
    #expect(told.first?.hasPrefix("(Late: ") == true && told.first?.contains("call jimmy") == true, "\(told)")
    #expect(told.first?.components(separatedBy: "(Late: ").count == 2, "\(told)")
  }

  @Test func `what waits for a person holds up nothing that may be sent to them`() async throws {
    let agent = try agent()
    try await agent.say("hi")
    agent.clock.advance(90_000)
    let message = OutgoingMessage(
      key: MessageKey("job/1/post/1"), recipientID: "ana", recipientHandle: "ana", visibility: .direct, text: "News.")
    try await agent.ledger.write { [now = agent.clock.now] ledger in
      try ledger.enqueue(message, account: "main", for: .notice, answering: nil, notBefore: now)
    }
    try await agent.sender.sendAll()
    let before = agent.network.posts.count
    agent.network.write("@nuthatch buy milk", visibility: .open)
    try await agent.pollWorkSend()
    #expect(agent.network.posts(after: before).map(\.text) == ["Added \"buy milk\"."])
  }

  @Test func `within the window it comes in time`() async throws {
    let agent = try agent()
    try await agent.say("call jimmy at 5pm")
    agent.clock.advance(to: "2026-11-20T17:00")
    let before = agent.network.posts.count
    try await agent.remind()
    #expect(agent.network.posts(after: before).map(\.text) == ["Reminder: \"call jimmy\", Fri 20 Nov, 17:00."])
  }

  @Test func `where the network lets reminders through, nothing is announced and nothing waits`() async throws {
    let agent = try agent(letsRemindersThrough: true)
    #expect(try await agent.say("call jimmy on sunday at 5pm")["ana"]?.last?.contains(Self.rule) == false)
    agent.clock.advance(to: "2026-11-22T17:00")
    let before = agent.network.posts.count
    try await agent.remind()
    #expect(agent.network.posts(after: before).count == 1)
  }

  @Test func `a public message opens no window, and an answer is never held back`() async throws {
    let agent = try agent()
    try await agent.say("call jimmy on sunday at 5pm")
    agent.clock.advance(to: "2026-11-22T16:00")
    agent.network.write("@nuthatch buy milk", visibility: .open)
    let before = agent.network.posts.count
    try await agent.pollWorkSend()
    #expect(agent.network.posts(after: before).count == 1)
    agent.clock.advance(to: "2026-11-22T17:00")
    try await agent.remind()
    #expect(agent.network.posts(after: before).count == 1)
  }

  @Test func `a person with another network gets it there, and is told so when it is set`() async throws {
    let first = try agent()
    let second = try TestAgent(
      ScriptedNetwork(traits: NetworkTraits(lengthLimit: 500, hasReferences: false), name: "other"), account: "second",
      beside: first)
    try await second.say("hi", by: "ana2")
    let offer = try await first.say("!link")["ana"]?.first ?? ""
    let code = try #require(offer.split(separator: "\n").first?.split(separator: " ").last)
    try await second.say("!link \(code)", by: "ana2")
    try await second.say("yes", by: "ana2")
    try await first.sender.sendAll()
    let set = try #require(try await first.say("call jimmy on sunday at 5pm")["ana"]?.last)
    #expect(set.hasSuffix("\(Self.rule): unless you write before then, the reminder comes on \(second.network.name)."))
    first.clock.advance(to: "2026-11-22T17:00")
    let before = second.network.posts.count
    try await first.remind()
    try await second.sender.sendAll()
    #expect(second.network.posts(after: before).map(\.recipientID) == ["ana2"])
    #expect(second.network.posts(after: before).allSatisfy { $0.text.contains("call jimmy") })
  }
}
