import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

/// Buttons below messages, on a network that shows some.
@Suite struct ButtonTests {
  private static let traits = NetworkTraits(lengthLimit: 500, longestButton: 64)

  private func agent(_ traits: NetworkTraits = traits) async throws -> TestAgent {
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    for todo in ["call jimmy at 5pm", "call ben at 6pm"] { try await agent.say(todo) }
    return agent
  }

  @Test func `each choice of a question is a button, and so are yes and no`() async throws {
    let agent = try await agent()
    try await agent.say("!done call")
    #expect(agent.lastButtons.map { $0.map(\.message) } == [["1"], ["2"]])
    #expect(agent.lastButtons.joined().first?.label.contains("call ben") == true)
    try await agent.say("!forgetme")
    #expect(agent.lastButtons.map { $0.map(\.label) } == [["yes", "no"]])
  }

  @Test func `a network without buttons is sent none`() async throws {
    let agent = try await agent(NetworkTraits(lengthLimit: 500))
    for text in ["!done call", "!forgetme", "!today"] { try await agent.say(text) }
    #expect(agent.network.posts.allSatisfy { $0.buttons.isEmpty })
    #expect(try await agent.told(until: "2026-11-20T17:00").count == 1)
    #expect(agent.network.posts.allSatisfy { $0.buttons.isEmpty })
  }

  @Test func `a pressed choice answers its question, and only while that is open`() async throws {
    let agent = try await agent()
    try await agent.say("!done call")
    let asked = agent.lastPost
    #expect(try await agent.press("1", below: asked).first?.hasPrefix("Done: \"call ben\"") == true)
    #expect(try await agent.press("2", below: asked).first?.hasPrefix("That question is closed") == true)
    #expect(try await agent.todos() == ["call jimmy"])
  }

  @Test func `a number that belonged to an older question does not answer a newer one`() async throws {
    let agent = try await agent()
    try await agent.say("!done call")
    let older = agent.lastPost
    try await agent.say("!delete call")
    let newer = agent.lastPost
    #expect(try await agent.press("1", below: older).first?.hasPrefix("That question is closed") == true)
    #expect(try await agent.todos() == ["call ben", "call jimmy"])
    #expect(try await agent.press("2", below: newer).first?.contains("call jimmy") == true)
    #expect(try await agent.todos() == ["call ben"])
  }

  @Test func `a list that was shown since keeps no button from its question`() async throws {
    let agent = try await agent()
    try await agent.say("!done call")
    let asked = agent.lastPost
    try await agent.say("!today")
    #expect(try await agent.press("1", below: asked).first?.hasPrefix("Done: \"call ben\"") == true)
  }

  @Test func `a no that comes too late undoes nothing`() async throws {
    let agent = try await agent()
    try await agent.say("!forgetme")
    let asked = agent.lastPost
    try await agent.say("buy milk")
    #expect(try await agent.press("no", below: asked).first?.hasPrefix("That question is closed") == true)
    #expect(try await agent.press("yes", below: asked).first?.hasPrefix("That question is closed") == true)
    #expect(try await agent.todos() == ["buy milk", "call ben", "call jimmy"])
  }

  @Test func `a button below a message that is not known changes nothing`() async throws {
    let agent = try await agent()
    for text in ["1", "yes", "no", "done", "tomorrow"] {
      try await agent.say("!done call")
      #expect(try await agent.press(text, below: "of another bot").count == 1)
    }
    #expect(try await agent.todos() == ["call ben", "call jimmy"])
    #expect(try await agent.told(until: "2026-11-20T17:00").count == 1)
  }

  @Test func `buttons beside a list name the todo, and not its number there`() async throws {
    let agent = try await agent()
    try await agent.say("!today")
    #expect(agent.lastButtons.map { $0.map(\.label) } == [["done 1", "snooze 1"], ["done 2", "snooze 2"]])
    let (list, second) = (agent.lastPost, try #require(agent.lastButtons.last?.first))
    try await agent.say("!done call jimmy")
    try await agent.say("!today")
    #expect(try await agent.press(second.message, below: list).first?.hasPrefix("Done: \"call ben\"") == true)
    #expect(try await agent.todos() == [])
  }

  @Test func `a list has buttons for what is to be done alone, and for a few`() async throws {
    let agent = try await agent()
    try await agent.say("lunch today 12-13")
    try await agent.say("!done call ben")
    for number in 1...12 { try await agent.say("task \(number) today") }
    try await agent.say("!today")
    #expect(agent.lastButtons.count == ReplyButtons.mostTodos)
    let lines = try #require(agent.network.posts.last?.text.split(separator: "\n"))
    let lunch = try #require(lines.first { $0.contains("lunch") }?.prefix { $0 != "." })
    #expect(!agent.lastButtons.joined().map(\.label).contains("done \(lunch)"))
  }

  @Test func `a reminder can be done or put off, and an older one's buttons act on its own todo`() async throws {
    let agent = try await agent()
    #expect(try await agent.told(until: "2026-11-20T17:00").count == 1)
    let first = agent.lastPost
    #expect(agent.lastButtons.map { $0.map(\.label) } == [["done", "in an hour", "tomorrow"]])
    #expect(try await agent.told(until: "2026-11-20T18:00").count == 1)
    let second = agent.lastPost
    #expect(try await agent.press("done", below: first) == ["Done: \"call jimmy\"."])
    try await agent.press("in an hour", below: second)
    #expect(try await agent.told(until: "2026-11-20T18:59").isEmpty)
    #expect(try await agent.told(until: "2026-11-20T19:05").first?.contains("call ben") == true)
  }

  @Test func `who is asked by somebody else has buttons to answer with, however late`() async throws {
    let agent = try await TestAgent.acquainted(ScriptedNetwork(traits: Self.traits))
    try await agent.say("!send milk to @bob")
    let first = agent.network.lastPost(to: "bob")
    #expect(agent.network.posts.last { $0.recipientID == "bob" }?.buttons.map { $0.map(\.label) } == [["yes", "no"]])
    try await agent.say("!send bread to @bob")
    try await agent.press("yes", below: first, by: "bob")
    #expect(try await agent.todos(of: "bob") == ["milk"])
  }

  @Test func `a long answer has its buttons below its last part`() async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: NetworkTraits(lengthLimit: 60, longestButton: 64)))
    let words = String(repeating: "very ", count: 12)
    for person in ["jimmy", "ben"] { try await agent.say("call \(words)\(person)") }
    let before = agent.network.posts.count
    try await agent.say("!done call")
    let parts = agent.network.posts(after: before)
    #expect(parts.count > 1)
    #expect(parts.map(\.buttons.isEmpty) == Array(repeating: true, count: parts.count - 1) + [false])
    #expect(try await agent.press("1", below: agent.lastPost).first?.hasPrefix("Done: ") == true)
  }

  @Test func `answers that come as one message keep the buttons of the last`() async throws {
    let agent = try await agent()
    for text in ["!today", "!done call"] {
      agent.network.write(text)
      try await agent.poll()
      try await agent.work()
    }
    agent.clock.advance(AnswerMerging.patience)
    try await agent.sender.sendAll()
    #expect(agent.lastButtons.map { $0.map(\.message) } == [["1"], ["2"]])
    #expect(try await agent.press("1", below: agent.lastPost).first?.hasPrefix("Done: ") == true)
  }

  @Test func `what everybody can read has no buttons`() async throws {
    let agent = try TestAgent(
      ScriptedNetwork(
        traits: NetworkTraits(
          lengthLimit: 500, publicReply: .init(lengthLimit: 280, counting: .characters), longestButton: 64)))
    try await agent.say("call jimmy at 5pm")
    agent.network.write("@nuthatch !today", visibility: .followers)
    agent.network.write("@nuthatch !forgetme", visibility: .followers)
    try await agent.pollWorkSend()
    #expect(agent.network.posts.count == 3)
    #expect(agent.network.posts.allSatisfy { $0.buttons.isEmpty })
  }

  @Test func `a reminder of a series is done once, however often its button is pressed`() async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: Self.traits))
    try await agent.say("water plants every day at 5pm")
    #expect(try await agent.told(until: "2026-11-20T17:00").count == 1)
    let reminder = agent.lastPost
    #expect(agent.lastButtons.map { $0.map(\.label) } == [["done", "in an hour", "tomorrow"]])
    let done = try #require(agent.lastButtons.first?.first?.message)
    #expect(try await agent.press(done, below: reminder) == ["Done: \"water plants\". Next: Sat 21 Nov, 17:00."])
    let again = try await agent.press(done, below: reminder)
    #expect(again.first?.hasPrefix("\"water plants\": it is not on Fri 20 Nov, but on Sat 21 Nov") == true)
    try await agent.say("!show water plants")
    #expect(agent.network.posts.last?.text.contains("Sat 21 Nov, 17:00") == true)
  }
}

extension TestAgent {
  fileprivate var lastPost: String? { network.lastPost(to: "ana") }
  fileprivate var lastButtons: [[MessageButton]] { network.posts.last?.buttons ?? [] }

  /// Somebody presses a button; returns what they were answered.
  @discardableResult
  fileprivate func press(_ text: String, below post: String?, by author: String = "ana") async throws -> [String] {
    let before = network.posts.count
    network.write(text, by: author, replyingTo: post, isPressed: true)
    try await pollWorkSend()
    return network.posts(after: before).filter { $0.recipientID == author }.map(\.text)
  }
}
