import Agenda
import Conversation
import Testing

@testable import Agent

/// What one message costs has a bound, and what lies beyond is told.
@Suite struct BoundsTests {
  @Test func `of a message of too many lines the first are acted on, and that is said`() async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: NetworkTraits(lengthLimit: 5000)))
    agent.network.write((1...60).map { "todo \($0)" }.joined(separator: "\n"))
    try await agent.pollWorkSend()
    #expect(try await agent.todos().count == Bounds.lines)
    #expect(agent.network.posts.map(\.text).joined().contains("I read the first 50 lines."))
  }

  @Test func `of a message that is too long the beginning is read, and that is said`() async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: NetworkTraits(lengthLimit: 50_000)))
    agent.network.write("é" + String(repeating: "x", count: 400_000))
    try await agent.pollWorkSend()
    #expect(try await agent.todos().map(\.unicodeScalars.count) == [Bounds.characters])
    #expect(agent.network.posts.map(\.text).joined().contains("I read the first 10,000 characters."))
  }

  @Test(arguments: [Access.open, .invite])
  func `a public post that calls nobody is no work, however long`(access: Access) async throws {
    let agent = try TestAgent(access: access)
    agent.network.write(String(repeating: "1h after ", count: 40_000), visibility: .open)
    agent.network.write(
      String(repeating: "@ann ", count: 40_000) + "@nuthatch hi", visibility: .open, replyingTo: "m1")
    try await agent.pollWorkSend()
    #expect(agent.network.posts.isEmpty)
  }
}
