import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Store
import Testing

@testable import Agent

@Suite struct AccessTests {
  private func agent(_ access: Access) throws -> (TestAgent, SQLiteLedger) {
    let ledger = try SQLiteLedger.inMemory()
    return (try TestAgent(ledger: ledger, access: access), ledger)
  }

  @Test func `where people come in by invitation, a code lets in as many as it is for`() async throws {
    let (agent, ledger) = try agent(.invite)
    let code = try await ledger.invite(uses: 2, until: agent.clock.now.addingTimeInterval(86_400))
    let refusal = "New people join by invitation. Ask the person who runs me for a code, and send it to me."
    #expect(try await agent.say("buy milk")["ana"] == [refusal])
    // One reply is enough.
    #expect(try await agent.say("buy milk")["ana"] == nil)
    let welcome = try await agent.say("here: \(code.uppercased())!")["ana"]?.first
    #expect(welcome?.hasPrefix("Welcome, you are in!") == true)
    try await agent.say("buy bread")
    #expect(try await agent.todos() == ["buy bread"])
    try await agent.say(code, by: "bob")
    try await agent.say("buy cheese", by: "bob")
    #expect(try await agent.todos(of: "bob") == ["buy cheese"])
    #expect(try await agent.say(code, by: "cem")["cem"] == [refusal])
    #expect(try await agent.todos(of: "cem").isEmpty)
  }

  @Test func `an invitation that is too old lets nobody in`() async throws {
    let (agent, ledger) = try agent(.invite)
    let code = try await ledger.invite(uses: 1, until: agent.clock.now.addingTimeInterval(-1))
    #expect(try await agent.say(code)["ana"]?.first?.hasPrefix("New people join by invitation.") == true)
  }

  @Test func `who is known on another network needs no invitation to link an account`() async throws {
    let first = try TestAgent()
    try await first.say("milk")
    let code = try await linkCode(first)
    let second = try TestAgent(ScriptedNetwork(name: "other"), account: "second", access: .invite, beside: first)
    #expect(try await second.say("hi", by: "ana2")["ana2"]?.first?.hasPrefix("New people join") == true)
    let shown = try await second.say("!link \(code)", by: "ana2")
    #expect(shown["ana2"]?.first?.contains("one person") == true)
    let linked = try await second.say("yes", by: "ana2")
    #expect(linked["ana2"]?.first?.contains("are one person now") == true)
    #expect(try await second.say("!find milk", by: "ana2")["ana2"]?.first?.contains("milk") == true)
  }

  /// The code in the reply to ana for an account of hers elsewhere.
  private func linkCode(_ agent: TestAgent) async throws -> String {
    let told = try await agent.say("!link")["ana"]?.first ?? ""
    return try #require(told.split(separator: "\n").first?.split(separator: " ").last.map(String.init))
  }

  @Test func `a link's code lets nobody in who does not link`() async throws {
    let first = try TestAgent()
    try await first.say("milk")
    let code = try await linkCode(first)
    let second = try TestAgent(ScriptedNetwork(name: "other"), account: "second", access: .invite, beside: first)
    for text in ["buy wine \(code)", "!link \(code)\nbuy wine", "!add wine #\(code)"] {
      let told = try await second.say(text, by: "eve")["eve"]?.first
      #expect(told == nil || told?.hasPrefix("New people join") == true, "\(text)")
    }
    #expect(try await second.say("!link \(code)", by: "eve")["eve"]?.first?.contains("one person") == true)
    #expect(try await second.say("buy wine", by: "eve")["eve"] == nil)
    #expect(try await second.ledger.read { try $0.conversation(account: "second", id: "eve") } != nil)
    #expect(try await second.say("no", by: "eve")["eve"]?.first?.contains("Nothing was joined") == true)
    #expect(try await second.ledger.read { try $0.conversation(account: "second", id: "eve") } == nil)
    #expect(try await second.say("yes", by: "eve")["eve"] == nil)
    #expect(try await second.ledger.read { try $0.people.met(by: "eve").isEmpty })
    #expect(try await first.todos() == ["milk"])
  }

  @Test func `on a phone one attempt at a link's proof is all that somebody unknown has`() async throws {
    let first = try TestAgent()
    try await first.say("milk")
    let code = try await linkCode(first)
    let network = ScriptedNetwork(traits: NetworkTraits(lengthLimit: 500, addressing: .telephone), name: "other")
    let second = try TestAgent(network, account: "second", access: .invite, beside: first)
    func proof() async throws -> String {
      try await second.say("!link \(code)", by: "eve")
      let asked = try await second.say("yes", by: "eve")["eve"]?.first ?? ""
      return try #require(asked.firstMatch(of: /\d{6}/)).output.description
    }
    let right = try await proof()
    try await second.say(right == "111111" ? "222222" : "111111", by: "eve")
    #expect(try await second.ledger.read { try $0.conversation(account: "second", id: "eve") } == nil)
    try await second.say(right, by: "eve")
    #expect(try await second.ledger.read { try $0.people.met(by: "eve").isEmpty })
    let linked = try await second.say(proof(), by: "eve")["eve"]?.first
    #expect(linked?.contains("are one person now") == true, "\(linked ?? "")")
    #expect(try await second.ledger.read { try !$0.people.met(by: "eve").isEmpty })
  }

  @Test func `what those write who are not on the list is not even kept`() async throws {
    let (agent, _) = try agent(.list(["ana"]))
    #expect(try await agent.say("buy milk", by: "bob").isEmpty)
    #expect(try await agent.say("buy milk").count == 1)
    #expect(try await agent.ledger.read { try $0.lastEntry(from: "bob", network: "scripted") } == nil)
  }

  @Test func `an id that begins with the mark of handles is on the list without it, as the configuration keeps it`()
    async throws
  {
    let (agent, _) = try agent(.list(["ana:example.org"]))
    #expect(try await agent.say("buy milk", by: "@ana:example.org").count == 1)
    #expect(try await agent.say("buy milk", by: "@bob:example.org").isEmpty)
  }

  @Test func `nothing is taken from who is blocked, nor sent to them`() async throws {
    let (agent, ledger) = try agent(.open)
    try await agent.say("call jimmy at 5pm")
    let ana = try #require(try await ledger.people(called: "ana").first)
    try await ledger.block(ana, since: agent.clock.now)
    #expect(try await agent.say("buy milk").isEmpty)
    agent.clock.advance(to: "2026-11-20T17:00")
    let before = agent.network.posts.count
    try await agent.remind()
    #expect(agent.network.posts.count == before)
    #expect(try await ledger.people().map(\.blockedSince) == [agent.clock.now.addingTimeInterval(-7 * 3600)])
    try await ledger.block(ana, since: nil)
    try await agent.say("buy bread")
    #expect(try await agent.todos() == ["buy bread", "call jimmy"])
  }

  @Test func `who keeps as much as they may is told so, and nothing of that message is done`() async throws {
    let (agent, ledger) = try agent(.open)
    try await agent.say("buy milk")
    let ana = try #require(try await ledger.people(called: "ana").first)
    try await ledger.setQuota(2, of: ana)
    let told = try await agent.say("buy bread\nbuy cheese")["ana"]
    #expect(told?.first?.hasPrefix("You've reached your limit") == true)
    #expect(try await agent.todos() == ["buy milk"])
    try await agent.say("buy bread")
    #expect(try await agent.todos() == ["buy bread", "buy milk"])
    #expect(try await agent.say("done milk")["ana"]?.first?.hasPrefix("Done") == true)
    try await ledger.setQuota(nil, of: ana)
    try await agent.say("buy cheese")
    #expect(try await agent.todos() == ["buy bread", "buy cheese"])
  }

  @Test func `everybody keeps as much as the default at most, but those who have a number of their own`() async throws {
    let (agent, ledger) = try agent(.open)
    for author in ["ana", "bob", "eve"] { try await agent.say("buy milk\nbuy bread", by: author) }
    try await ledger.setDefaultQuota(1)
    for (name, quota) in [("bob", 3), ("eve", Int.max)] {
      try await ledger.setQuota(quota, of: try #require(try await ledger.people(called: name).first))
    }
    for author in ["ana", "bob", "bob", "eve", "eve"] { try await agent.say("buy jam", by: author) }
    // The existing todos stay, can be changed, and make room when they are done.
    #expect(try await agent.todos() == ["buy bread", "buy milk"])
    #expect(try await agent.say("done milk")["ana"]?.first?.hasPrefix("Done") == true)
    #expect(try await agent.say("!undo")["ana"]?.first?.hasPrefix("Undone") == true)
    #expect(try await agent.todos(of: "bob").count == 3)
    #expect(try await agent.todos(of: "eve").count == 4)
    try await ledger.setDefaultQuota(nil)
    try await agent.say("buy jam")
    #expect(try await agent.todos() == ["buy bread", "buy jam", "buy milk"])
  }

  @Test func `who keeps as much as they may changes, completes and undoes what they keep`() async throws {
    let (agent, ledger) = try agent(.open)
    try await agent.say("buy milk")
    try await agent.say("water the plants tomorrow *daily")
    try await agent.say("note: the code is 1234")
    try await agent.say("lunch tomorrow 12-13")
    let ana = try #require(try await ledger.people(called: "ana").first)
    try await ledger.setQuota(4, of: ana)
    for change in [
      "!rename milk to oat milk", "!due milk friday", "!move lunch to friday", "done milk", "!delete code",
    ] {
      let before = try await agent.todos()
      try await agent.say(change)
      let undone = try await agent.say("!undo")["ana"]?.first
      #expect(undone?.hasPrefix("Undone") == true, "\(change): \(undone ?? "")")
      #expect(try await agent.todos() == before)
    }
    #expect(try await agent.say("done plants")["ana"]?.first?.hasPrefix("Done") == true)
    #expect(try await agent.say("buy bread")["ana"]?.first?.hasPrefix("You've reached your limit") == true)
    // Completed todos do not count against the limit.
    try await agent.say("done milk")
    try await agent.say("buy bread")
    #expect(try await agent.todos() == ["buy bread", "water the plants"])
    #expect(try await ledger.people().map(\.items) == [4])
  }

  @Test func `what somebody who keeps more than they may deleted is there again when they undo it`() async throws {
    let (agent, ledger) = try agent(.open)
    for text in ["buy milk", "note: the code is 1234", "lunch tomorrow 12-13", "buy bread"] {
      try await agent.say(text)
    }
    let ana = try #require(try await ledger.people(called: "ana").first)
    try await ledger.setQuota(1, of: ana)
    for item in ["milk", "code", "lunch"] {
      try await agent.say("!delete \(item)")
      #expect(try await ledger.people().map(\.items) == [3])
      let undone = try await agent.say("!undo")["ana"]?.first
      #expect(undone?.hasPrefix("Undone") == true, "\(item): \(undone ?? "")")
      #expect(try await ledger.people().map(\.items) == [4])
    }
    // Deleting one makes no room for a new one.
    try await agent.say("!delete milk")
    #expect(try await agent.say("buy cheese")["ana"]?.first?.hasPrefix("You've reached your limit") == true)
    #expect(try await agent.todos() == ["buy bread"])
  }

  @Test func `the sender is told when somebody who trusts them keeps as much as they may`() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let agent = try await TestAgent.acquainted(ledger: ledger)
    try await agent.say("!send milk to @bob")
    try await agent.say("!accept", by: "bob")
    try await agent.say("!trust @ana", by: "bob")
    let bob = try #require(try await ledger.people(called: "bob").first)
    try await ledger.setQuota(1, of: bob)
    let told = try await agent.say("buy soap\n@bob buy bread @market")
    #expect(told["ana"]?.first?.contains("@bob can take nothing more for now. Nothing was sent.") == true)
    #expect(told["bob"] == nil)
    #expect(try await agent.todos() == ["buy soap"])
    #expect(try await agent.todos(of: "bob") == ["milk"])
    // Bob can undo none of it.
    #expect(try await agent.say("!undo", by: "bob")["bob"]?.first?.contains("bread") == false)
  }

  @Test func `who is erased by the operator is gone with their messages, and begins anew`() async throws {
    let (agent, ledger) = try agent(.open)
    try await agent.say("buy milk")
    let ana = try #require(try await ledger.people(called: "ana").first)
    try await ledger.erase(ana, at: agent.clock.now)
    #expect(try await ledger.people().isEmpty)
    #expect(try await ledger.read { try $0.lastEntry(from: "ana", network: "scripted") } == nil)
    try await agent.say("buy bread")
    #expect(try await agent.todos() == ["buy bread"])
  }

  @Test func `a block outlives the erasure that an operator has done, until the operator lifts it`() async throws {
    let (agent, ledger) = try agent(.open)
    try await agent.say("buy milk")
    let ana = try #require(try await ledger.people(called: "ana").first)
    try await ledger.block(ana, since: agent.clock.now)
    try await ledger.erase(ana, at: agent.clock.now)
    #expect(try await agent.say("buy bread").isEmpty)
    #expect(try await ledger.people().isEmpty)
    try await ledger.block(ana, since: nil)
    #expect(try await agent.say("buy bread")["ana"] != nil)
  }

  @Test func `a quota that the operator has set is no other after an erasure, until they set another`() async throws {
    let (agent, ledger) = try agent(.open)
    try await agent.say("buy milk")
    let ana = try #require(try await ledger.people(called: "ana").first)
    try await ledger.setQuota(1, of: ana)
    try await agent.say("!forgetme yes")
    try await agent.say("buy bread")
    #expect(try await agent.say("buy jam")["ana"]?.first?.hasPrefix("You've reached your limit") == true)
    #expect(try await ledger.people().map(\.quota) == [1])
    try await agent.say("!forgetme yes")
    let decision = try #require(try await ledger.lastingDecisions().first)
    #expect(try await ledger.erased(called: "@Ana") == [decision.person] && decision.quota == 1)
    try await ledger.setQuota(nil, of: decision.person)
    #expect(try await ledger.lastingDecisions().isEmpty)
    try await agent.say("buy bread\nbuy jam")
    #expect(try await agent.todos() == ["buy bread", "buy jam"])
  }

  @Test func `what the operator has decided about either of two accounts holds when they become one`() async throws {
    let (agent, ledger) = try agent(.open)
    for author in ["ana", "cat"] { try await agent.say("hi", by: author) }
    let cat = try #require(try await ledger.people(called: "cat").first)
    try await ledger.setQuota(1, of: cat)
    let code = try #require(try await agent.say("!link")["ana"]?.first?.firstMatch(of: /!link (\w+)/)?.1)
    try await agent.say("!link \(code) yes", by: "cat")
    #expect(try await ledger.people().map(\.quota) == [1])
  }
}
