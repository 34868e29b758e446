import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

/// The times in a message count from the moment it was written, not from the moment it was read.
@Suite struct LateMessageTests {
  private func due(_ word: String, _ agent: TestAgent) async throws -> When? {
    try await agent.ledger.read { ledger in
      let address = Address(network: "scripted", remoteID: "ana", handle: "ana")
      let person = try #require(try ledger.people.person(at: address))
      return try ledger.belongings(of: person, changedBy: nil).todos.search([word], open: true, limit: 1).first?.due
    }
  }

  @Test func `what was in two minutes half an hour ago is past, and comes at once and says so`() async throws {
    let agent = try TestAgent()
    agent.network.write("call bob in 2 minutes", sentAt: agent.clock.now - 1800)
    try await agent.pollWorkSend()
    #expect(try await due("bob", agent)?.time == CivilTime(hour: 9, minute: 32))
    let answers = agent.network.posts.count
    try await agent.remind()
    let reminder = try #require(agent.network.posts.dropFirst(answers).first)
    #expect(reminder.text.contains("was due"), "\(reminder.text)")
  }

  @Test func `what was tomorrow before midnight is today behind it`() async throws {
    let agent = try TestAgent()
    agent.clock.advance(14 * 3600 + 60)
    agent.network.write("call bob tomorrow 9am", sentAt: agent.clock.now - 120)
    try await agent.pollWorkSend()
    #expect(try await due("bob", agent)?.date == CivilDate(year: 2026, month: 11, clampingDay: 21))
  }

  @Test(arguments: [3600, -30 * 86_400] as [TimeInterval])
  func `a server whose clock is ahead, or far behind, is not believed`(seconds: TimeInterval) async throws {
    let agent = try TestAgent()
    agent.network.write("call bob in 2 minutes", sentAt: agent.clock.now + seconds)
    try await agent.pollWorkSend()
    #expect(try await due("bob", agent)?.time == CivilTime(hour: 10, minute: 2))
  }

  @Test func `a code that a message asks for holds from when it is told`() async throws {
    let agent = try TestAgent()
    agent.network.write("!link", sentAt: agent.clock.now - 86_400)
    try await agent.pollWorkSend()
    let code = try #require(agent.network.posts.first?.text.firstMatch(of: /!link ([a-z0-9]{10})/)?.1)
    let other = Address(network: "scripted", remoteID: "bob", handle: "bob")
    let holds = try await agent.ledger.read { [now = agent.clock.now] in
      try $0.linkOffer(String(code), from: other, at: now) != nil
    }
    #expect(holds)
  }
}
