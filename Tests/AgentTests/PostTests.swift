import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

/// The operator's posts through the bot.
@Suite struct PostTests {
  private func agent(longestPost: Int? = 500, operatorName: String? = "ana") throws -> TestAgent {
    var traits = NetworkTraits(lengthLimit: 500, hasReferences: false, replyWindow: .init(seconds: 86_400))
    traits.longestPost = longestPost
    return try TestAgent(ScriptedNetwork(traits: traits), operatorName: operatorName)
  }

  private func published(_ agent: TestAgent) -> [String] {
    agent.network.posts.filter { $0.visibility == .open }.map(\.text)
  }

  @Test func `a text is shown, and published once the operator says yes, each time anew`() async throws {
    let agent = try agent()
    try await agent.say("hi")
    let asked = try await agent.say("!post We meet at 7, yes")["ana"]?.last ?? ""
    #expect(asked.hasSuffix("Say yes or no.\nWe meet at 7, yes"), "\(asked)")
    #expect(published(agent).isEmpty)
    #expect(try await agent.say("yes")["ana"]?.last?.contains(" on scripted") == true)
    #expect(published(agent) == ["We meet at 7, yes"])
    try await agent.say("yes")
    try await agent.sender.sendAll()
    #expect(published(agent) == ["We meet at 7, yes"])
    try await agent.say("!post We meet at 7, yes")
    #expect(published(agent).count == 1)
    #expect(try await agent.say("no")["ana"]?.last == "I published nothing.")
    #expect(published(agent).count == 1)
  }

  @Test func `an event is published as others may read it`() async throws {
    let agent = try agent()
    try await agent.say("hi")
    try await agent.say("street party saturday 3-6pm at elm street #private // bring the good cake")
    let asked = try await agent.say("!post street party at elm street")["ana"]?.last ?? ""
    #expect(!asked.contains("cake") && asked.contains("Sat 21 Nov"), "\(asked)")
    try await agent.say("yes")
    #expect(published(agent).count == 1 && published(agent)[0].contains("15:00-18:00"), "\(published(agent))")
  }

  @Test func `everybody else is told that only the operator may`() async throws {
    let agent = try agent()
    try await agent.say("hi")
    try await agent.say("hi", by: "bob")
    let told = try await agent.say("!post We meet at 7", by: "bob")["bob"]?.last ?? ""
    #expect(told.contains("Only the person who runs me may publish"), "\(told)")
    try await agent.say("yes", by: "bob")
    #expect(published(agent).isEmpty)
  }

  @Test func `where no account publishes, the operator is told, and a text that is too long is not asked about`()
    async throws
  {
    let none = try agent(longestPost: nil)
    try await none.say("hi")
    #expect(try await none.say("!post We meet at 7")["ana"]?.last?.hasPrefix("None of my accounts publishes") == true)
    let short = try agent(longestPost: 5)
    try await short.say("hi")
    #expect(try await short.say("!post We meet at 7")["ana"]?.last?.hasPrefix("That is too long for a post.") == true)
  }

  @Test func `a post whose answer was lost is not published twice`() async throws {
    let agent = try agent()
    try await agent.say("hi")
    try await agent.say("!post We meet at 7")
    agent.network.write("yes")
    try await agent.poll()
    try await agent.work()
    agent.network.fail(.none, .answerLost)
    try await agent.sender.sendAll()
    agent.clock.advance(600)
    try await agent.sender.sendAll()
    #expect(published(agent) == ["We meet at 7"])
    #expect(try await agent.ledger.read { try $0.deadLetters(limit: 9) }.isEmpty)
  }
}
