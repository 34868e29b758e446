import Agenda
import Civil
import Foundation
import Grammar
import Storage
import Testing
import Voice

@testable import Agent

@Suite("Languages") struct LanguageTests {
  /// An agent that knows a toy language. Both have said hello; that language is ana's.
  private func agent() async throws -> TestAgent {
    let agent = try TestAgent(languages: .withToy)
    try await agent.say("hello")
    try await agent.say("hello", by: "bob")
    try await agent.ledger.write { ledger in
      var ana = try #require(try ledger.people.person(at: TestAgent.address(of: "ana")))
      ana.language = .toy
      try ledger.people.update(ana)
    }
    return agent
  }

  @Test func `who writes another language is read and answered in it`() async throws {
    let agent = try await agent()
    #expect(try await agent.answers("bel jim morgen om 17:00") == ["Genoteerd: bel jim, za 21-11, 17:00."])
    #expect(try await agent.answers("klaar met bel jim") == ["Klaar: bel jim."])
    #expect(try await agent.answers("vergeet niet brood kopen") == ["Genoteerd: brood kopen."])
    #expect(try await agent.answers("wat staat er vandaag") == ["Vandaag, vr 20-11: niets."])
  }

  @Test func `who writes English next to them is read and answered in English`() async throws {
    let agent = try await agent()
    #expect(try await agent.say("bel jim morgen", by: "bob")["bob"] == ["Added \"bel jim morgen\"."])
    #expect(try await agent.answers("call jim tomorrow") == ["Genoteerd: call jim tomorrow."])
  }

  @Test func `what is not understood is told in the author's language`() async throws {
    let agent = try await agent()
    #expect(try await agent.answers("!clock 13") == ["\"13\": het is 12 of 24. Try: !clock 24"])
  }

  @Test func `a sentence that a language does not say is said in English, with its own dates in it`() async throws {
    let agent = try await agent()
    #expect(try await agent.answers("!note wifi", "!undo").last?.hasPrefix("Undone:") == true)
    #expect(try await agent.answers("!event markt vrijdag") == ["Added \"markt\" for vr 27-11, all day."])
  }

  @Test func `reminders come in the language of whom they remind`() async throws {
    let agent = try await agent()
    try await agent.say("bel jim om 17:00")
    #expect(try await agent.told(until: "2026-11-20T17:00") == ["Denk aan bel jim."])
  }

  @Test func `each of two people hears of what one asks of the other in their own language`() async throws {
    let agent = try await agent()
    let asked = try await agent.say("!send milk tomorrow to @ana", by: "bob")
    #expect(asked["bob"] == ["Asked @ana: milk - Sat 21 Nov. You will hear the answer."])
    #expect(asked["ana"] == ["@bob vraagt je: milk - za 21-11. Ja of nee?"])
    #expect(try await agent.say("!decline")["bob"] == ["@ana declined \"milk\"."])
    let back = try await agent.say("@bob brood kopen")
    #expect(back["bob"]?.first?.hasPrefix("@ana asks you: \"brood kopen\".") == true)
    #expect(try await agent.say("!accept", by: "bob")["ana"] == ["@bob doet brood kopen."])
  }

  @Test func `each language that is said is read, too`() {
    for language in Wordings.all.languages { #expect(LanguageGrammar.of(language).language == language) }
    #expect(Wordings.all.languages.contains(.english))
  }

  @Test func `a language that nobody knows is English`() async throws {
    let agent = try await agent()
    try await agent.ledger.write { ledger in
      var bob = try #require(try ledger.people.person(at: TestAgent.address(of: "bob")))
      bob.language = Language(rawValue: "yy")
      try ledger.people.update(bob)
    }
    let told = try await agent.say("call jim tomorrow at 5pm", by: "bob")
    #expect(told["bob"] == ["Added \"call jim\" for Sat 21 Nov, 17:00."])
  }
}

extension TestAgent {
  fileprivate static func address(of author: String) -> Address {
    Address(network: "scripted", remoteID: author, handle: author)
  }
}
