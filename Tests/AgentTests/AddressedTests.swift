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

  @Test func `where only public messages exist, nothing of what somebody keeps is told`() async throws {
    let network = ScriptedNetwork(traits: NetworkTraits(lengthLimit: 500, hasDirectMessages: false))
    let agent = try TestAgent(network)
    for text in ["see the frobozz doctor tomorrow", "what do i have tomorrow?", "!find frobozz", "!complete nothing"] {
      network.write("@nuthatch \(text)", visibility: .open)
    }
    try await agent.pollWorkSend()
    #expect(try await agent.todos() == ["see the frobozz doctor"])
    #expect(network.posts.count == 4)
    #expect(network.posts.allSatisfy { $0.text == "I got that - write to me privately for the details." })
  }

  @Test func `an answer fits one message of the shortest network, or comes in several`() async throws {
    let network = ScriptedNetwork(traits: NetworkTraits(lengthLimit: 160))
    let agent = try TestAgent(network)
    try await agent.say("call jimmy at 5pm tomorrow")
    let help = try await agent.say("!help")["ana"] ?? []
    #expect(help.allSatisfy { $0.count <= 160 })
    // What comes first says how to begin, whether or not the rest is read.
    #expect(help.first?.contains("call jimmy at 5pm tomorrow") == true)
    #expect(help.first?.contains("!today") == true)
    let told = try await agent.say("lunch with ann monday 12-13 @cafe // bring the book")["ana"] ?? []
    #expect(told.count == 1)
  }
}
