import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Store
import Testing

@testable import Agent

/// Signing in to the pages through the chat.
@Suite struct SignInTests {
  private static let pages = "https://nuthatch.example.org"

  private func agent(_ traits: NetworkTraits = NetworkTraits(lengthLimit: 500)) async throws -> TestAgent {
    let agent = try TestAgent(ScriptedNetwork(traits: traits), pages: Self.pages)
    try await agent.say("hi")
    return agent
  }

  private func told(_ agent: TestAgent, _ text: String) async throws -> String {
    try await agent.say(text)["ana"]?.joined(separator: "\n") ?? ""
  }

  @Test(arguments: [
    "!web", "web", "show me my calendar in the browser", "open my calendar", "sign me in", "can you log me in please",
  ])
  func `a link comes by private message, and signs its person in`(text: String) async throws {
    let agent = try await agent()
    let told = try await told(agent, text)
    let token = try #require(told.firstMatch(of: /https:\/\/nuthatch\.example\.org\/in\/([a-z2-7]{32})/)?.output.1)
    let (secret, now) = (String(token), agent.clock.now)
    let owner = try await agent.ledger.write { try $0.takeSignInLink(secret, at: now + 599) }
    let ana = try await agent.ledger.read { books in
      try books.people.person(at: Address(network: "scripted", remoteID: "ana", handle: "ana"))?.id
    }
    #expect(owner == ana.map { .person($0) })
  }

  @Test func `who asks for the calendar gets the list, and how to open it`() async throws {
    let agent = try await agent()
    _ = try await agent.say("dentist tomorrow at 9am")
    let told = try await told(agent, "show me my calendar")
    #expect(told.contains("dentist") && told.contains("!web opens your calendar in a browser."))
    #expect(!(try await self.told(agent, "!week").contains("!web")))
    let bare = try TestAgent(ScriptedNetwork(traits: NetworkTraits(lengthLimit: 500)))
    try await bare.say("hi")
    #expect(!(try await self.told(bare, "show me my calendar").contains("!web")))
  }

  @Test(arguments: [("ana", false, true), ("ben", false, false), ("ana", true, false)])
  func `the operator alone gets a link to the operator's page, where links cost nothing`(
    name: String, linksCost: Bool, isGiven: Bool
  ) async throws {
    let traits = NetworkTraits(lengthLimit: 500, linksCost: linksCost)
    let agent = try TestAgent(ScriptedNetwork(traits: traits), pages: Self.pages, operatorName: name)
    try await agent.say("hi")
    let told = try await told(agent, "!web")
    let tokens = told.matches(of: /\/in\/([a-z2-7]{32})/).map { String($0.output.1) }
    let now = agent.clock.now
    let owners = try await agent.ledger.write { ledger in try tokens.map { try ledger.takeSignInLink($0, at: now) } }
    #expect(owners.contains(.operator) == isGiven && owners.count == (linksCost ? 0 : isGiven ? 2 : 1))
  }

  @Test func `no link is told where others read it`() async throws {
    let agent = try await agent(
      NetworkTraits(lengthLimit: 500, publicReply: .init(lengthLimit: 280, counting: .characters)))
    let before = agent.network.posts.count
    agent.network.write("@nuthatch !web", visibility: .open)
    try await agent.pollWorkSend()
    let told = agent.network.posts(after: before)
    #expect(!told.isEmpty && told.allSatisfy { !$0.text.contains("example.org") })
  }

  @Test func `where links cost, a code signs in`() async throws {
    let agent = try await agent(NetworkTraits(lengthLimit: 500, linksCost: true))
    let told = try await told(agent, "!web")
    #expect(told.contains("\(Self.pages)/sign-in") && !told.contains("/in/"))
  }

  @Test func `without pages, somebody is told what the operator has to do`() async throws {
    let agent = try await TestAgent.acquainted()
    #expect(try await told(agent, "!web").contains("web.public_url"))
    #expect(try await told(agent, "login 493 627 815").contains("web.public_url"))
  }

  private func pairing(_ agent: TestAgent) async throws -> Pairing.Secrets {
    let now = agent.clock.now
    return try #require(try await agent.ledger.write { try $0.newPairing(browser: "Firefox on Linux", at: now) })
  }

  @Test func `a browser is let in when its code was sent and it was said whose it is`() async throws {
    let agent = try await agent()
    let secrets = try await pairing(agent)
    agent.clock.advance(130)
    let asked = try await told(agent, "login \(secrets.code)")
    #expect(asked.hasPrefix("Firefox on Linux, 2 minutes ago, wants to see all you keep here. Is that you?"))
    let now = agent.clock.now
    #expect(try await agent.ledger.read { try $0.pairing(secret: secrets.cookie, at: now)?.isAllowed } == false)
    #expect(try await told(agent, "yes").contains("signed in"))
    #expect(try await agent.ledger.read { try $0.pairing(secret: secrets.cookie, at: now)?.isAllowed } == true)
    #expect(try await told(agent, "login \(secrets.code)").contains("No browser shows that code"))
  }

  @Test func `a browser is not let in by a no`() async throws {
    let agent = try await agent()
    let (secrets, now) = (try await pairing(agent), agent.clock.now)
    _ = try await told(agent, "!login \(secrets.code.replacing(" ", with: ""))")
    #expect(try await told(agent, "no").contains("Nobody was signed in"))
    #expect(try await agent.ledger.read { try $0.pairing(secret: secrets.cookie, at: now)?.isAllowed } == false)
  }

  @Test func `where senders are forged, a browser is let in only with proof`() async throws {
    let agent = try await agent(
      NetworkTraits(lengthLimit: 500, hasReferences: false, addressing: .telephone))
    let (secrets, now) = (try await pairing(agent), agent.clock.now)
    _ = try await told(agent, "login \(secrets.code)")
    let demand = try await told(agent, "yes")
    let proof = try #require(demand.firstMatch(of: /\b(\d{6})\b/)?.output.1)
    #expect(try await agent.ledger.read { try $0.pairing(secret: secrets.cookie, at: now)?.isAllowed } == false)
    #expect(try await told(agent, String(proof)).contains("signed in"))
  }

  @Test func `sessions are told and ended in the chat`() async throws {
    let agent = try await agent()
    #expect(try await told(agent, "!web sessions").contains("not signed in anywhere"))
    let now = agent.clock.now
    let secret = try await agent.ledger.write { books in
      let address = Address(network: "scripted", remoteID: "ana", handle: "ana")
      let person = try #require(try books.people.person(at: address)).id
      return try books.newSession(of: .person(person), browser: "Firefox on Linux", at: now)
    }
    #expect(try await told(agent, "!web sessions").contains("Firefox on Linux, since Fri 20 Nov"))
    #expect(try await told(agent, "sign me out everywhere") == "You are signed out of 1 browser.")
    #expect(try await agent.ledger.read { try $0.session(secret: secret, at: now) } == nil)
  }
}
