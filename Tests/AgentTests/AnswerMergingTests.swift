import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

/// Waiting answers are merged into one message.
@Suite struct AnswerMergingTests {
  /// An agent that has worked on messages of ana's, one after the other.
  private func worked(
    on texts: [String], traits: NetworkTraits = NetworkTraits(lengthLimit: 500)
  ) async throws -> TestAgent {
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    try await agent.say("today")
    for text in texts { try await work(on: text, agent) }
    return agent
  }

  private func work(
    on text: String, _ agent: TestAgent, visibility: IncomingMessage.Visibility = .direct
  ) async throws {
    agent.network.write(text, visibility: visibility)
    try await agent.poll()
    try await agent.work()
  }

  private func answers(_ agent: TestAgent) -> [OutgoingMessage] { Array(agent.network.posts.dropFirst()) }

  @Test func `answers that can go at once go by themselves`() async throws {
    let agent = try await worked(on: ["buy milk", "buy bread"])
    try await agent.sender.sendAll()
    #expect(answers(agent).map(\.repliesTo) == ["m2", "m3"])
  }

  @Test func `answers to one person that have waited come as one message, in their order`() async throws {
    let agent = try await worked(on: ["buy milk", "buy bread", "buy jam"])
    agent.clock.advance(AnswerMerging.patience)
    try await agent.sender.sendAll()
    let answer = try #require(answers(agent).first)
    #expect(answers(agent).count == 1)
    #expect(answer.text.split(separator: "\n").count == 3)
    let places = ["milk", "bread", "jam"].compactMap { answer.text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(answer.repliesTo == "m4")
    #expect(try await agent.status()?.queued == 0)
  }

  @Test func `a message takes as many answers as fit`() async throws {
    let texts = (0..<4).map { "buy \(String(repeating: "milk ", count: 20))\($0)" }
    let agent = try await worked(on: texts, traits: NetworkTraits(lengthLimit: 300))
    agent.clock.advance(AnswerMerging.patience)
    try await agent.sender.sendAll()
    #expect(answers(agent).map(\.repliesTo) == ["m3", "m5"])
    #expect(answers(agent).allSatisfy { $0.text.count <= 300 })
  }

  @Test(arguments: [300, 400, 500, 600])
  func `the rest of a long answer takes no answer to another message along`(limit: Int) async throws {
    let agent = try await worked(on: ["!help all", "buy milk"], traits: NetworkTraits(lengthLimit: limit))
    agent.clock.advance(AnswerMerging.patience)
    try await agent.sender.sendAll()
    let rest = answers(agent).filter { $0.key.origin.contains("m2") && ($0.key.part ?? 1) > 1 }
    #expect(!rest.isEmpty && rest.allSatisfy { $0.repliesTo == "m2" && !$0.text.contains("buy milk") })
    #expect(answers(agent).count { $0.repliesTo == "m3" && $0.text.hasPrefix("Added \"buy milk\"") } == 1)
  }

  @Test func `what others can read is not told with what they can't, and nobody's with another's`() async throws {
    let traits = NetworkTraits(lengthLimit: 500, publicReply: .init(lengthLimit: 280, counting: .characters))
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    for visibility in [IncomingMessage.Visibility.direct, .open, .direct] {
      try await work(on: "@nuthatch buy milk", agent, visibility: visibility)
    }
    agent.network.write("buy bread", by: "bob")
    try await agent.poll()
    try await agent.work()
    agent.clock.advance(AnswerMerging.patience)
    try await agent.sender.sendAll()
    #expect(
      agent.network.posts.filter { $0.recipientID == "ana" }.map(\.visibility) == [.direct, .open, .direct])
    #expect(agent.network.posts.filter { $0.recipientID == "bob" }.count == 1)
  }

  @Test(arguments: [ScriptedNetwork.Fault.answerLost, .requestLost, .unreachable])
  func `where one message of several answers is in doubt, all of it is`(fault: ScriptedNetwork.Fault) async throws {
    let agent = try await worked(on: ["buy milk", "buy bread"])
    agent.clock.advance(AnswerMerging.patience)
    agent.network.fail(fault)
    try await agent.sender.sendAll()
    for _ in 0..<3 {
      agent.clock.advance(ReadbackDelay.working)
      try await agent.sender.sendAll()
    }
    #expect(answers(agent).count == 1)
    #expect(answers(agent).first?.text.split(separator: "\n").count == 2)
    let status = try #require(try await agent.status())
    #expect((status.queued, status.doubtful, status.dead) == (0, 0, 0))
  }

  @Test func `a reply to it is about all that it answers`() async throws {
    let agent = try await worked(on: ["buy milk", "buy bread"])
    agent.clock.advance(AnswerMerging.patience)
    try await agent.sender.sendAll()
    let merged = try #require(agent.network.lastPost(to: "ana"))
    try await agent.say("buy jam")
    let asked = try #require(try await agent.say("done", replyingTo: merged)["ana"]?.last)
    #expect(asked.contains("milk") && asked.contains("bread") && !asked.contains("jam"))
    try await agent.say("1")
    #expect(try await agent.todos() == ["buy bread", "buy jam"])
  }

  @Test func `what others ask stays by itself, and so does the last word to who is erased`() async throws {
    let agent = try TestAgent()
    for author in ["ana", "bob"] { try await agent.say("today", by: author) }
    let before = agent.network.posts.count
    agent.network.write("buy milk", by: "bob")
    agent.network.write("!send buy bread to @bob")
    agent.network.write("buy jam", by: "bob")
    try await agent.poll()
    try await agent.work()
    for text in ["!forgetme", "!forgetme yes", "buy eggs"] { try await work(on: text, agent) }
    agent.clock.advance(AnswerMerging.patience)
    try await agent.sender.sendAll()
    let posts = agent.network.posts.dropFirst(before)
    #expect(posts.contains { $0.recipientID == "bob" && $0.text.contains("bread") && !$0.text.contains("milk") })
    #expect(posts.contains { $0.recipientID == "ana" && $0.text.contains("eggs") && !$0.text.contains("is erased") })
  }
}
