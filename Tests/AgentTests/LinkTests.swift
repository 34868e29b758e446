import Agenda
import Conversation
import Foundation
import Testing

@testable import Agent

@Suite struct LinkTests {
  /// The code in the reply to someone.
  private func code(_ agent: TestAgent, by author: String) async throws -> String {
    let told = try await agent.say("!link", by: author)[author]?.first ?? ""
    return try #require(told.split(separator: "\n").first?.split(separator: " ").last.map(String.init))
  }

  private func linked() async throws -> TestAgent {
    let agent = try await TestAgent.acquainted()
    try await agent.say("milk tomorrow 5pm #food")
    agent.clock.advance(60)
    try await agent.say("!timezone Europe/Berlin", by: "work")
    try await agent.say("report tomorrow 5pm #Food #work // long", by: "work")
    let code = try await code(agent, by: "ana")
    let shown = try await agent.say("!link \(code)", by: "work")
    #expect(shown["work"]?.first?.contains("@work (scripted, 1 thing) and @ana (scripted, 1 thing) one person") == true)
    #expect(shown["work"]?.first?.contains("those of @ana (scripted), which has been here longest (UTC)") == true)
    #expect(try await agent.todos(of: "work") == ["report"])
    let joined = try await agent.say("yes", by: "work")
    #expect(joined["ana"]?.first?.hasPrefix("You and @work (scripted) are one person now.") == true)
    #expect(joined["work"]?.first?.hasPrefix("You and @ana (scripted) are one person now.") == true)
    return agent
  }

  @Test func `two accounts become one person, with everything of both, once it was shown and agreed to`() async throws {
    let agent = try await linked()
    #expect(try await agent.todos(of: "work") == ["milk", "report"])
    #expect(try await agent.todos() == ["milk", "report"])
    // In the older one's zone, tags of one name being one, and found by its words.
    let told = try await agent.say("!tomorrow", by: "work")["work"]?.first ?? ""
    #expect(told.contains("1. milk - 17:00 #food\n2. report - 17:00 #food #work"))
    #expect(try await agent.say("!show report")["ana"]?.first?.contains("long") == true)
    #expect(try await agent.say("!complete report")["ana"]?.first?.hasPrefix("Done") == true)
  }

  @Test func `an account that writes before everybody is linked by a code that nobody else can use`() async throws {
    let agent = try await TestAgent.acquainted()
    let traits = NetworkTraits(
      lengthLimit: 220, hasDirectMessages: false, publicReply: .init(lengthLimit: 220, counting: .characters))
    let square = try TestAgent(ScriptedNetwork(traits: traits, name: "square"), account: "square", beside: agent)
    let told = try #require(try await agent.say("!link square @Ann")["ana"]?.first)
    #expect(told.contains("as ann on square"))
    let code = try #require(told.firstMatch(of: /!link ([a-z0-9]{10})/)?.1)
    let before = agent.network.posts.count
    for writer in ["eve", "ann"] {
      #expect(agent.network.posts.count == before)
      square.network.write("@nuthatch !link \(code)", by: writer, visibility: .open)
      try await square.pollWorkSend()
      try await agent.sender.sendAll()
    }
    let joined = agent.network.posts.last?.text.replacing("\u{200B}", with: "")
    #expect(joined?.hasPrefix("You and @ann (square) are one person now.") == true, "\(joined ?? "")")
    #expect(square.network.posts.allSatisfy { !$0.text.contains("one person") && !$0.text.contains("ana") })
    square.network.write("@nuthatch buy jam", by: "ann", visibility: .open)
    try await square.pollWorkSend()
    #expect(try await agent.todos().contains("buy jam"))
    // Settings are reported only in a place that nobody else reads.
    square.network.write("@nuthatch call jimmy at 5pm", by: "ann", visibility: .open)
    try await square.pollWorkSend()
    let said = square.network.posts.count
    agent.clock.advance(to: "2026-11-20T17:00")
    try await agent.remind()
    for sender in [agent.sender, square.sender] { try await sender.sendAll() }
    #expect(agent.network.posts.last?.text.hasPrefix("Reminder: \"call jimmy\"") == true)
    #expect(square.network.posts.count == said)
  }

  @Test(arguments: ["!link", "link", "please link"])
  func `a code that others could read is worth nothing, and whoever asked for it learns why`(link: String) async throws
  {
    let agent = try await TestAgent.acquainted()
    let code = try await code(agent, by: "ana")
    let before = agent.network.posts.count
    agent.network.write("@nuthatch \(link) \(code)", by: "work", visibility: .open)
    try await agent.pollWorkSend()
    let told = agent.network.posts.dropFirst(before).map { $0.text.replacing("\u{200B}", with: "") }
    #expect(told.contains { $0.hasPrefix("@work (scripted) wrote your code where others can read it") }, "\(told)")
    #expect(told.contains { $0.contains("Others can read that code here, so it no longer works.") }, "\(told)")
    #expect(told.contains { $0.hasSuffix("!link scripted work") })
    let late = try await agent.say("!link \(code)", by: "eve")["eve"]
    #expect(late?.first?.hasPrefix("That code is not known") == true, "\(late ?? [])")
  }

  @Test func `a code is used once`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("report", by: "work")
    let code = try await code(agent, by: "ana")
    try await agent.say("!link \(code)", by: "work")
    try await agent.say("yes", by: "work")
    let late = try await agent.say("!link \(code)", by: "eve")["eve"]
    #expect(late?.first?.hasPrefix("That code is not known") == true, "\(late ?? [])")
  }

  @Test func `before everybody no code is shown, and the exact words are told that make one`() async throws {
    let agent = try await TestAgent.acquainted()
    let traits = NetworkTraits(
      lengthLimit: 220, hasDirectMessages: false, publicReply: .init(lengthLimit: 220, counting: .characters))
    let square = try TestAgent(ScriptedNetwork(traits: traits, name: "square"), account: "square", beside: agent)
    for words in ["!link", "buy jam", "!today", "!link k7qx2mpdw4"] {
      square.network.write("@nuthatch \(words)", by: "Ann", visibility: .open)
      try await square.pollWorkSend()
      let told = square.network.posts.last?.text.replacing("\u{200B}", with: "") ?? ""
      #expect(told.contains("!link square Ann"), "\(words): \(told)")
      #expect(!told.contains(/!link [a-z0-9]{10}/), "\(told)")
    }
  }

  @Test func `what stands below a parting is not done as who they were`() async throws {
    let agent = try await linked()
    let told = try await agent.say("!unlink yes\n!tomorrow\nbuy jam", by: "work")["work"]?.joined() ?? ""
    #expect(told.contains("didn't do what you wrote below") && !told.contains("milk"), "\(told)")
    #expect(try await agent.todos().allSatisfy { $0 != "buy jam" })
  }

  @Test func `what either did before can still be taken back`() async throws {
    let agent = try await linked()
    #expect(try await agent.say("!undo")["ana"] == ["Undone: added \"report\". !redo does it again."])
    #expect(try await agent.todos(of: "work") == ["milk"])
  }

  @Test func `one person's messages take their turns as they were written, whichever account they came from`()
    async throws
  {
    let agent = try await linked()
    agent.network.write("bread")
    agent.network.write("!done bread", by: "work")
    agent.network.write("!undo")
    agent.network.write("!rename bread to rolls", by: "work")
    try await agent.pollWorkSend()
    #expect(try await agent.todos() == ["milk", "report", "rolls"])
  }

  @Test func `what is asked of a person reaches them where they wrote last, under any of their handles`() async throws {
    let agent = try await linked()
    try await agent.say("hi again", by: "work")
    let asked = try await agent.say("!send cake to @ana", by: "bob")
    #expect(asked["work"]?.first?.hasPrefix("@bob asks you: \"cake\".") == true)
    try await agent.say("yes", by: "work")
    #expect(try await agent.todos().contains("cake"))
  }

  @Test func `a code holds for an hour, for another account, and until there is a newer one`() async throws {
    let agent = try await TestAgent.acquainted()
    let first = try await code(agent, by: "ana")
    #expect(
      try await agent.say("!link \(first)")["ana"] == ["That code is for your other account: send it from there."])
    let second = try await code(agent, by: "ana")
    #expect(try await agent.say("!link \(first)", by: "bob")["bob"]?.first?.hasPrefix("That code is not known") == true)
    agent.clock.advance(3601)
    #expect(
      try await agent.say("!link \(second)", by: "bob")["bob"]?.first?.hasPrefix("That code is not known") == true)
  }

  @Test func `parted, an account is a person of its own`() async throws {
    let agent = try await linked()
    let shown = try await agent.say("!unlink", by: "work")
    #expect(shown["work"]?.first?.contains("everything else stays with @ana (scripted)") == true)
    try await agent.say("yes", by: "work")
    #expect(try await agent.todos(of: "work").isEmpty)
    #expect(try await agent.todos() == ["milk", "report"])
    #expect(try await agent.say("!unlink", by: "work")["work"]?.first?.hasPrefix("This is your only account") == true)
  }

  @Test func `who has two accounts can be asked by neither of their own, and erases both`() async throws {
    let agent = try await linked()
    #expect(try await agent.say("@work water the plants")["ana"]?.first?.hasPrefix("Added") == true)
    try await agent.say("!forgetme yes")
    #expect(try await agent.todos(of: "work").isEmpty)
    #expect(try await agent.say("buy milk", by: "work")["work"]?.joined().contains("I take your time zone") == true)
  }
}
