import Agenda
import Civil
import Conversation
import Foundation
import Grammar
import SMS
import Testing

@testable import Agent

/// People who write by telephone.
@Suite struct TelephoneTests {
  private static let traits = NetworkTraits(
    lengthLimit: 2, counting: .segments, hasReferences: false, numbersParts: true, addressing: .telephone)

  private func agent() throws -> TestAgent { try TestAgent(ScriptedNetwork(traits: Self.traits)) }

  private func say(_ text: String, _ agent: TestAgent, by author: String = "+447700900123") async throws -> [String] {
    let before = agent.network.posts.count
    agent.network.write(text, by: author)
    try await agent.pollWorkSend()
    return agent.network.posts[before...].map(\.text)
  }

  @Test(arguments: ["STOP", "stop.", "Stop All", "CANCEL", "end", "quit", "UNSUBSCRIBE"])
  func `who says stop is not written to, until they say start`(word: String) async throws {
    let agent = try agent()
    #expect(try await !say("call jimmy at 11am", agent).isEmpty)
    #expect(try await say(word, agent) == [])
    #expect(try await say("buy milk", agent) == [])
    agent.clock.advance(7_200)
    try await agent.remind()
    #expect(agent.network.posts.filter { $0.text.contains("Reminder") }.isEmpty)
    #expect(try await agent.todos(of: "+447700900123") == ["buy milk", "call jimmy"])
    #expect(try await say("START", agent).count == 1)
    #expect(try await say("buy eggs", agent).count == 1)
  }

  @Test func `what waited to be sent goes when they say stop`() async throws {
    let agent = try agent()
    agent.network.write("buy milk", by: "+447700900123")
    agent.network.write("stop", by: "+447700900123")
    try await agent.pollWorkSend()
    #expect(agent.network.posts.isEmpty)
  }

  @Test func `yes is an ordinary answer to who has not stopped anything`() async throws {
    let agent = try agent()
    _ = try await say("buy milk", agent)
    let told = try await say("yes", agent)
    #expect(!told.contains { $0.contains("Welcome back") })
    _ = try await say("stop", agent)
    #expect(try await say("YES", agent).first?.contains("Welcome back") == true)
  }

  @Test func `help tells who this is and how it ends`() async throws {
    let agent = try agent()
    let told = try await say("HELP", agent)
    #expect(told.first?.contains("STOP") == true)
    #expect(try await agent.todos(of: "+447700900123") == [])
  }

  @Test func `a command of the bot's is no carrier's word, nor is one with more behind it`() async throws {
    for text in ["!help", "cancel the dentist", "stop 2", "help ann move"] {
      #expect(LanguageGrammar.english.carrierKeyword(text) == nil)
    }
  }

  @Test func `elsewhere the words mean what they always do`() async throws {
    let agent = try TestAgent(ScriptedNetwork())
    _ = try await say("buy milk", agent, by: "ana")
    _ = try await say("end", agent, by: "ana")
    #expect(try await !say("buy eggs", agent, by: "ana").isEmpty)
  }

  @Test func `what the carrier refuses because they opted out is the last that is sent`() async throws {
    let agent = try agent()
    agent.network.fail(.optedOut)
    _ = try await say("buy milk", agent)
    _ = try await say("buy eggs", agent)
    #expect(agent.network.attempts.count == 1)
  }

  @Test(arguments: [
    ("+447700900123", "Europe/London"), ("+6581234567", "Asia/Singapore"), ("+919876543210", "Asia/Kolkata"),
    ("+12125550100", "America/New_York"), ("+13125550100", "America/Chicago"), ("+14155550100", "America/Los_Angeles"),
    ("+61412345678", nil), ("nuthatch", nil), ("", nil), ("+", nil),
  ])
  func `a number's country is a likely zone`(number: String, zone: String?) {
    #expect(TelephoneZone.zone(of: number)?.identifier == zone)
  }

  @Test func `who writes first from a number is taken to be where it is`() async throws {
    let agent = try agent()
    let told = try await say("call jimmy at 5pm", agent, by: "+919876543210")
    #expect(told.joined().contains("Asia/Kolkata"))
  }

  private func code(in texts: [String]) throws -> String {
    let text = try #require(texts.first { $0.contains("Is it you?") })
    return try #require(
      text.split(separator: " ").first { $0.count == 6 && $0.allSatisfy(\.isNumber) }.map(String.init))
  }

  @Test func `to be forgotten takes a code that only the phone is sent`() async throws {
    let agent = try agent()
    _ = try await say("buy milk", agent)
    _ = try await say("!forgetme", agent)
    let code = try code(in: await say("yes", agent))
    #expect(try await agent.todos(of: "+447700900123") == ["buy milk"])
    #expect(try await say(code, agent).joined().contains("erased"))
    #expect(try await agent.todos(of: "+447700900123") == [])
  }

  @Test func `a wrong code ends it, and a late one`() async throws {
    let agent = try agent()
    _ = try await say("buy milk", agent)
    let code = try code(in: await say("!forgetme yes", agent))
    _ = try await say(code == "123456" ? "654321" : "123456", agent)
    _ = try await say(code, agent)
    let late = try self.code(in: await say("!forgetme yes", agent))
    agent.clock.advance(700)
    _ = try await say(late, agent)
    #expect(try await agent.todos(of: "+447700900123").contains("buy milk"))
  }

  @Test func `where senders are who they say, no code is asked for`() async throws {
    let agent = try TestAgent(ScriptedNetwork())
    _ = try await say("buy milk", agent, by: "ana")
    #expect(try await say("!forgetme yes", agent, by: "ana").joined().contains("erased"))
  }
}
