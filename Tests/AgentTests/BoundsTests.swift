import Agenda
import Civil
import Conversation
import Storage
import Testing

@testable import Agent

/// The cost of one message is limited, and the reply says so if the message exceeds the limit.
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

  @Test func `an answer takes so many messages at most, and tells how much more there is`() async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: NetworkTraits(lengthLimit: 300)))
    // Several additions would share one line.
    agent.network.write([String](repeating: "!help complete", count: 50).joined(separator: "\n"))
    try await agent.pollWorkSend()
    #expect(agent.network.posts.count == Bounds.parts)
    #expect(agent.network.posts.last?.text.contains("more: !more)") == true)
    agent.network.write("!more")
    try await agent.pollWorkSend()
    #expect(agent.network.posts.last?.text.contains("!complete") == true)
  }

  @Test(arguments: [
    "in 9000 years buy milk", "postpone rent 9000 years", "20203y 7-10-10!on",
    "@bob dance 9999-12-31 11pm for 9000 years",
  ])
  func `what would be beyond the years is refused in words, and nothing of it is done`(text: String) async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("rent tomorrow")
    let told = try await agent.say(text)
    #expect(told["ana"]?.joined().contains("beyond the year 9999") == true, "\(told)")
    #expect(try await agent.todos() == ["rent"])
    #expect(try await agent.ledger.read { try $0.troubled(limit: 9) }.isEmpty)
  }

  @Test func `a text without a break takes no more messages either`() async throws {
    let agent = try TestAgent(ScriptedNetwork(traits: NetworkTraits(lengthLimit: 140)))
    agent.network.write(String(repeating: "x", count: 9000))
    try await agent.pollWorkSend()
    #expect(agent.network.posts.count == Bounds.parts)
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

/// A message is understood before the transaction in which it takes effect, from the facts known then.
@Suite struct UnderstoodMessageTests {
  /// The names on a list of a person's.
  private func names(on list: String, _ agent: TestAgent) async throws -> [String] {
    try await agent.ledger.read { ledger in
      let address = Address(network: "scripted", remoteID: "ana", handle: "ana")
      let person = try #require(try ledger.people.person(at: address))
      return try ledger.belongings(of: person, changedBy: nil).todos.openNames(limit: 99).map(\.id).compactMap {
        try ledger.belongings(of: person, changedBy: nil).todos.todo($0)
      }.filter { $0.list == list }.map(\.name).sorted()
    }
  }

  @Test func `a list that one line makes is known to the lines below it`() async throws {
    let agent = try TestAgent()
    agent.network.write("!add milk to food\nbread #food\n!move 1 to things\nlamp #things")
    try await agent.pollWorkSend()
    #expect(try await names(on: "food", agent) == ["bread", "milk"])
    #expect(try await names(on: "things", agent) == ["lamp"])
  }

  @Test func `a message that the one before gives another meaning is understood anew`() async throws {
    let agent = try TestAgent()
    for text in ["!add milk to food", "bread #food", "!tz tokyo", "call bob at 5pm tomorrow", "jam #food"] {
      agent.network.write(text)
    }
    try await agent.pollWorkSend()
    #expect(try await names(on: "food", agent) == ["bread", "jam", "milk"])
    let due = try await agent.ledger.read { ledger in
      let person = try #require(
        try ledger.people.person(at: Address(network: "scripted", remoteID: "ana", handle: "ana")))
      return try ledger.belongings(of: person, changedBy: nil).todos.search(["bob"], open: true, limit: 1).first?.due
    }
    // At ten in the morning in London it is evening in Tokyo, on the same day.
    #expect(due?.time == CivilTime(hour: 17, minute: 0))
    #expect(try await agent.todos() == ["bread", "call bob", "jam", "milk"])
  }

  @Test func `what nobody has understood yet takes no effect`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    try await agent.poll()
    let ended = try await agent.ledger.write { ledger in
      let entries = try ledger.unprocessed(accounts: ["main"], limit: 9, perAuthor: 9)
      let connection = Connection(accountID: "bot", handles: ["nuthatch"], traits: NetworkTraits(lengthLimit: 500))
      let batch = AuthorBatch(
        entries: entries, understood: [:], connection: connection, connections: ["main": connection],
        profile: BotProfile(zone: .utc, conventions: Conventions()), access: .open, restoration: nil,
        now: agent.clock.now)
      return try batch.work(in: ledger).ended
    }
    #expect(ended.isEmpty)
    #expect(try await agent.todos().isEmpty)
    try await agent.work()
    #expect(try await agent.todos() == ["buy milk"])
  }
}
