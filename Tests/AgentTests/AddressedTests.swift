import Agenda
import Conversation
import Foundation
import Store
import Testing

@testable import Agent

/// Whom a message is for, by the handles around it.
@Suite struct AddressedTests {
  @Test func `below another's post, the handles that a client copied before the bot's are no part of what is said`()
    async throws
  {
    let agent = try await TestAgent.acquainted()
    agent.network.write("@dora @nuthatch read this tomorrow", visibility: .open, replyingTo: "a post of dora's")
    // Without a post to reply to, dora is who is spoken to.
    agent.network.write("@dora @nuthatch is great", visibility: .open)
    try await agent.pollWorkSend()
    let todos = try await agent.todos()
    #expect(todos == ["read this"])
  }

  @Test func `one's own handle is no part of what is said`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("@ana @nuthatch buy milk")
    #expect(try await agent.todos() == ["buy milk"])
  }

  @Test func `names of lists are found by full-width marks and keep their spelling`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!add jam to Gro\u{DF}einkauf")
    let told = try await agent.say("milk \u{FF03}gro\u{DF}einkauf")
    #expect(told["ana"]?.first == "Added \"milk\" on Gro\u{DF}einkauf.")
  }
}
