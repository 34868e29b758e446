import Agenda
import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

/// Messages that their authors edit.
@Suite struct EditTests {
  @Test func `what an edited message did is replaced, and one undo takes back both`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk", id: "a")
    try await agent.pollWorkSend()
    let told = try await agent.edit("a", "buy oat milk tomorrow")
    #expect(
      told.first?.hasPrefix("Your edit replaces what you wrote before:\nAdded \"buy oat milk\" for Sat 21 Nov") == true)
    #expect(agent.network.posts.last?.repliesTo == "a")
    #expect(try await agent.todos() == ["buy oat milk"])
    try await agent.say("!undo")
    #expect(try await agent.todos() == [])
    try await agent.say("!redo")
    #expect(try await agent.todos() == ["buy oat milk"])
  }

  @Test func `the last of several edits counts`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk", id: "a")
    for version in ["buy bread", "buy jam"] { agent.network.write(version, edits: "a") }
    try await agent.pollWorkSend()
    #expect(try await agent.todos() == ["buy jam"])
    try await agent.edit("a", "buy cheese")
    #expect(try await agent.todos() == ["buy cheese"])
  }

  @Test func `other messages since keep an edit from nothing, unless they did something with the same`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk", id: "a")
    agent.network.write("buy bread", id: "b")
    try await agent.pollWorkSend()
    try await agent.say("!today")
    try await agent.edit("a", "buy oat milk")
    #expect(try await agent.todos() == ["buy bread", "buy oat milk"])
    try await agent.say("!done buy bread")
    #expect(try await agent.edit("b", "buy jam") == [])
    #expect(try await agent.todos() == ["buy oat milk"])
  }

  @Test func `what others have heard of stays, and what was undone stays undone`() async throws {
    let agent = try await TestAgent.acquainted()
    agent.network.write("!send milk to @bob", id: "a")
    agent.network.write("buy jam", id: "b")
    try await agent.pollWorkSend()
    #expect(try await agent.edit("a", "!send bread to @bob") == [])
    try await agent.say("!undo")
    #expect(try await agent.edit("b", "buy honey") == [])
    #expect(try await agent.todos() == [])
  }

  @Test func `a list that later things are on stays`() async throws {
    let agent = try TestAgent()
    agent.network.write("!add milk to food", id: "a")
    agent.network.write("!add bread to food")
    try await agent.pollWorkSend()
    #expect(try await agent.edit("a", "!add oat milk to food") == [])
    #expect(try await agent.todos() == ["bread", "milk"])
  }

  @Test func `an edit that says the same, puts nothing in its place or is of somebody else's message is ignored`()
    async throws
  {
    let agent = try TestAgent()
    agent.network.write("buy milk", id: "a")
    try await agent.pollWorkSend()
    #expect(try await agent.edit("a", "buy milk") == [])
    #expect(try await agent.edit("a", "thanks") == [])
    #expect(try await agent.edit("a", "!due") == [])
    #expect(try await agent.edit("a", "buy jam", by: "bob") == [])
    try await agent.say("hello", by: "bob")
    #expect(try await agent.edit("a", "buy jam", by: "bob") == [])
    #expect(try await agent.todos(of: "bob") == [])
    #expect(try await agent.edit("of another time", "buy jam") == [])
    #expect(try await agent.todos() == ["buy milk"])
  }

  @Test func `what was not understood is understood anew, while it is the last word`() async throws {
    let agent = try TestAgent()
    agent.network.write("!due", id: "a")
    try await agent.pollWorkSend()
    #expect(try await agent.edit("a", "buy milk").first?.contains("Added \"buy milk\"") == true)
    agent.network.write("!due", id: "b")
    try await agent.pollWorkSend()
    try await agent.say("hello")
    #expect(try await agent.edit("b", "buy jam") == [])
    #expect(try await agent.todos() == ["buy milk"])
  }

  @Test func `in public an edit is answered as any message there`() async throws {
    let publicReply = NetworkTraits.PublicReply(lengthLimit: 280, counting: .characters)
    let agent = try TestAgent(ScriptedNetwork(traits: NetworkTraits(lengthLimit: 500, publicReply: publicReply)))
    agent.network.write("@nuthatch buy milk tomorrow", id: "a", visibility: .followers)
    agent.network.write("@nuthatch buy jam tomorrow", visibility: .followers, edits: "a")
    try await agent.pollWorkSend()
    #expect(try await agent.todos() == ["buy jam"])
    #expect(agent.network.posts.count == 2)
    #expect(agent.network.posts.allSatisfy { !$0.text.contains("jam") && !$0.text.contains("edit") })
  }

  @Test func `a reply to the first answer acts on what took its place`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk", id: "a")
    try await agent.pollWorkSend()
    let first = agent.network.lastPost(to: "ana")
    try await agent.edit("a", "buy oat milk")
    try await agent.say("buy bread")
    try await agent.say("done", replyingTo: first)
    #expect(try await agent.todos() == ["buy bread"])
  }

  @Test func `a question that the first version asked is gone with it`() async throws {
    let agent = try TestAgent()
    for name in ["call jimmy", "call ben"] { try await agent.say(name) }
    agent.network.write("!done call", id: "a")
    try await agent.pollWorkSend()
    try await agent.edit("a", "!done call ben")
    #expect(try await agent.todos() == ["call jimmy"])
    try await agent.say("1")
    #expect(try await agent.todos().contains("call jimmy"))
  }

  @Test func `an edit of an earlier message acts on nothing that was said since`() async throws {
    let agent = try TestAgent()
    try await agent.say("buy milk")
    agent.network.write("done", id: "a")
    try await agent.pollWorkSend()
    #expect(try await agent.todos() == [])
    try await agent.say("buy bread")
    try await agent.edit("a", "Done.")
    #expect(try await agent.todos() == ["buy bread"])
  }

  @Test func `what had an effect that no change tells of has it once`() async throws {
    let agent = try TestAgent()
    try await agent.say("buy milk")
    try await agent.say("buy bread")
    agent.network.write("undo", id: "a")
    try await agent.pollWorkSend()
    #expect(try await agent.todos() == ["buy milk"])
    #expect(try await agent.edit("a", "!undo") == [])
    #expect(try await agent.todos() == ["buy milk"])
  }
}

extension TestAgent {
  /// Somebody edits a message; returns what they were answered.
  @discardableResult
  fileprivate func edit(_ message: String, _ text: String, by author: String = "ana") async throws -> [String] {
    let before = network.posts.count
    network.write(text, by: author, edits: message)
    try await pollWorkSend()
    return network.posts(after: before).map(\.text)
  }
}
