import Agenda
import Conversation
import Foundation
import Storage
import Store
import Testing
import X

@testable import Agent

/// The addressee of a message, by the handles around it.
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

  private static let answersInPublic = NetworkTraits(
    lengthLimit: 1_000, hasReferences: false, publicReply: .init(lengthLimit: 280, counting: .weighted))

  @Test(arguments: [true, false])
  func `where a public message is answered in public, only its time is told, and never in the same words`(
    hasDirectMessages: Bool
  ) async throws {
    var traits = Self.answersInPublic
    traits.hasDirectMessages = hasDirectMessages
    let network = ScriptedNetwork(traits: traits)
    let agent = try TestAgent(network)
    let texts = [
      "see the frobozz doctor tomorrow at 9", "buy frobozz", "what do i have tomorrow?", "!find frobozz",
      "!complete nothing", "frobozz on 31 June", "!complete frobozz doctor", "!help",
    ]
    for text in texts {
      network.write("@nuthatch \(text)", visibility: .open)
      try await agent.pollWorkSend()
    }
    #expect(network.posts.count == texts.count)
    #expect(network.posts.allSatisfy { $0.visibility == .open && $0.repliesTo != nil })
    let all = network.posts.map(\.text)
    #expect(Set(all).count == all.count)
    for text in all {
      #expect(!text.lowercased().contains("frobozz"), "\(text)")
      #expect(text.contains("direct message") == hasDirectMessages, "\(text)")
      #expect(text.contains("!link") != hasDirectMessages, "\(text)")
      #expect(!text.contains("://") && !text.contains("@") && !text.contains("\n"), "\(text)")
      #expect(Self.answersInPublic.of(.open).parts(of: text, mentioning: "ana").count == 1)
    }
    #expect(all[0].contains(", 09:00 (#"))
    if hasDirectMessages {
      try await agent.say("today")
      #expect(network.posts.last?.visibility == .direct)
    }
  }

  @Test func `what is always said in the same words differs in public`() async throws {
    let network = ScriptedNetwork(traits: Self.answersInPublic)
    let ledger = try SQLiteLedger.inMemory()
    let agent = try TestAgent(network, ledger: ledger)
    try await agent.say("buy milk")
    let ana = try #require(try await ledger.people(called: "ana").first)
    try await ledger.setQuota(1, of: ana)
    for text in ["buy bread", "buy cheese"] {
      network.write("@nuthatch \(text)", visibility: .open)
      try await agent.pollWorkSend()
    }
    let told = network.posts.suffix(2)
    #expect(told.allSatisfy { $0.visibility == .open && $0.text.hasPrefix("You've reached your limit") })
    #expect(Set(told.map(\.text)).count == 2)
    try await agent.say("buy jam")
    #expect(network.posts.last?.text.hasSuffix("then send it again.") == true)
  }

  @Test func `who is not let in yet is told so in words that are another's never`() async throws {
    let network = ScriptedNetwork(traits: Self.answersInPublic)
    let agent = try TestAgent(network, access: .invite)
    for author in ["ana", "bob"] { network.write("@nuthatch buy milk", by: author, visibility: .open) }
    try await agent.pollWorkSend()
    #expect(network.posts.allSatisfy { $0.visibility == .open && $0.text.hasPrefix("New people join by invitation.") })
    #expect(Set(network.posts.map(\.text)).count == 2)
  }

  @Test func `a flood's private answers are not told in public`() async throws {
    let network = ScriptedNetwork(traits: Self.answersInPublic)
    let agent = try TestAgent(network)
    for number in 0..<40 {
      network.write("frobozz \(number)", visibility: .direct)
      network.write("@nuthatch milk \(number) tomorrow", visibility: .open)
    }
    try await agent.pollWorkSend()
    let open = network.posts.filter { $0.visibility != .direct }
    #expect(!open.isEmpty && open.count < 40)
    #expect(open.allSatisfy { !$0.text.contains("frobozz") && !$0.text.contains("milk") })
    #expect(network.posts.contains { $0.visibility == .direct && $0.text.contains("frobozz") })
  }

  @Test func `a public answer is acted on by answering it`() async throws {
    let network = ScriptedNetwork(traits: Self.answersInPublic)
    let agent = try TestAgent(network)
    network.write("@nuthatch buy milk tomorrow", visibility: .open)
    try await agent.pollWorkSend()
    network.write("@nuthatch done", visibility: .open, replyingTo: network.lastPost(to: "ana"))
    try await agent.pollWorkSend()
    #expect(try await agent.todos() == [])
  }

  @Test func `an answer fits one message of the shortest network, or comes in several`() async throws {
    let network = ScriptedNetwork(traits: NetworkTraits(lengthLimit: 160))
    let agent = try TestAgent(network)
    try await agent.say("call jimmy at 5pm tomorrow")
    let help = try await agent.say("!help")["ana"] ?? []
    #expect(help.allSatisfy { $0.count <= 160 })
    // The beginning of the answer says how to start, whether or not the rest is read.
    #expect(help.first?.contains("call jimmy at 5pm tomorrow") == true)
    #expect(help.first?.contains("!today") == true)
    let told = try await agent.say("lunch with ann monday 12-13 @cafe // bring the book")["ana"] ?? []
    #expect(told.count == 1)
  }
}
