import Agenda
import Conversation
import Foundation
import Testing

@testable import Agent

/// The lines of `!share` besides an item's text.
@Suite struct ShareTests {
  private func told(_ traits: NetworkTraits) async throws -> String {
    let agent = try TestAgent(ScriptedNetwork(traits: traits)) { text, link, person, addresses in
      addresses.map {
        ShareLink(network: $0.network, address: "https://form.example/?\($0.handle)|\(text)|\(link ?? "")")
      }
    }
    try await agent.say("street party saturday 3pm https://example.org/party // bring the good cake")
    return try await agent.say("!share street party")["ana"]?.first ?? ""
  }

  @Test func `a form gets the text as others may read it, with its link`() async throws {
    let text = "street party, Sat 21 Nov, 15:00 https://example.org/party"
    #expect(
      try await told(NetworkTraits(lengthLimit: 500))
        == "To share, copy this:\n\(text)\nOn scripted: https://form.example/?ana|\(text)|https://example.org/party")
  }

  @Test func `where links are paid for, the text comes alone`() async throws {
    #expect(try await !told(NetworkTraits(lengthLimit: 500, linksCost: true)).contains("form.example"))
  }
}
