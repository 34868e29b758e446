import Agenda
import Conversation
import Foundation
import Storage
import Store
import Testing

@testable import Agent

@Suite struct RightsTests {
  @Test func `an export is made outside the turn and arrives in a message of its own`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("call jimmy tomorrow #work")
    let told = try await agent.say("!export")
    #expect(told["ana"] == ["I am collecting your data and will send it in a separate message."])
    #expect(try await agent.jobs.workOnce() == 1)
    let before = agent.network.posts.count
    try await agent.sender.sendAll()
    let texts = agent.network.posts.dropFirst(before).map(\.text).joined()
    #expect(texts.contains("call jimmy"))
    #expect(texts.contains("2026-11-21"))
    #expect(try await agent.jobs.workOnce() == 0)
  }

  @Test func `an export that messages can't carry tells how to get it`() async throws {
    let agent = try await TestAgent.acquainted()
    for number in 1...60 { agent.network.write("something rather long to be done, number \(number)") }
    try await agent.pollWorkSend()
    try await agent.say("!export")
    _ = try await agent.jobs.workOnce()
    try await agent.sender.sendAll()
    #expect(agent.network.posts.last?.text.contains("nuthatch export --person 1") == true)
  }

  @Test func `nothing is erased before a yes`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("call jimmy tomorrow")
    #expect(try await agent.say("!forgetme")["ana"]?.first?.contains("your 1 todo, your settings") == true)
    #expect(try await agent.say("no")["ana"] == ["Nothing was erased."])
    #expect(try await agent.todos() == ["call jimmy"])
  }

  @Test(arguments: ["!week", "buy milk", "!undo", "!timezone Europe/Berlin", "!digest 8am", "#food: milk, eggs"])
  func `what stands below an erasure is not done, and the author is told`(line: String) async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("call jimmy tomorrow")
    let told = try await agent.say("!today\n!forgetme yes\n\(line)")["ana"]?.joined(separator: "\n") ?? ""
    #expect(told.contains("is erased") && told.contains("didn't do what you wrote below"), "\(told)")
    let address = Address(network: "scripted", remoteID: "ana", handle: "ana")
    #expect(try await agent.ledger.read { try $0.people.id(at: address) } == nil)
    // Their later messages are those of a newcomer.
    try await agent.say("buy bread")
    #expect(try await agent.todos() == ["buy bread"])
  }

  @Test func `after a yes nothing of the person is left, and a message that comes again has no effect`() async throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "nuthatch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let file = scratch.appending(path: "ledger.sqlite")
    let ledger = try SQLiteLedger(path: file.path)
    let agent = try await TestAgent.acquainted(ledger: ledger)
    for number in 1...40 { agent.network.write("note: word \(number)", by: "eve") }
    try await agent.say("xyzzyplugh tomorrow #frobozz // quuxnote", by: "ana")
    try await agent.say("!edit #1 // grueword")
    try await agent.say("!send zorkmid to @bob")
    try await agent.say("!forgetme")
    #expect(try await agent.say("yes")["ana"]?.first?.hasPrefix("All that was yours is erased.") == true)
    agent.clock.advance(1)
    #expect(try await agent.jobs.workOnce() == 1)
    #expect(try await agent.jobs.workOnce() == 0)

    let gone = try await ledger.read { ledger in
      let address = Address(network: "scripted", remoteID: "ana", handle: "ana")
      #expect(try ledger.conversation(account: "main", id: "ana") == nil)
      #expect(try ledger.lastEntry(from: "ana", network: "scripted") == nil)
      return try ledger.people.person(at: address) == nil
    }
    #expect(gone)
    // Not a word of it can be read in the files.
    for name in ["ledger.sqlite", "ledger.sqlite-wal"] {
      guard let data = try? Data(contentsOf: scratch.appending(path: name)) else { continue }
      for word in ["xyzzyplugh", "frobozz", "quuxnote", "grueword", "zorkmid"] {
        #expect(data.range(of: Data(word.utf8)) == nil, "\(word) in \(name)")
      }
    }
    // Bob's question went with it.
    #expect(try await agent.say("yes", by: "bob").values.allSatisfy { !$0.joined().contains("zorkmid") })

    agent.network.write("xyzzyplugh tomorrow #frobozz // quuxnote", by: "ana", id: agent.network.firstID(by: "ana"))
    try await agent.pollWorkSend()
    #expect(try await agent.todos().isEmpty)
    // An erased person who writes again is new.
    #expect(try await agent.say("buy milk")["ana"]?.joined().contains("I take your time zone") == true)
    #expect(try await agent.todos() == ["buy milk"])
    try ledger.close()
  }

  @Test func `what was said in one go with the yes goes too, and what is written after it is new`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!forgetme")
    for number in 1...7 { agent.network.write("frobozz \(number)") }
    agent.network.write("!forgetme")
    agent.network.write("yes")
    for number in 1...7 { agent.network.write("xyzzy \(number)") }
    try await agent.pollWorkSend()
    agent.clock.advance(1)
    _ = try await agent.jobs.workOnce()
    let left = try await agent.ledger.read { ledger in
      try (1...100).compactMap { try ledger.outboxEntry($0)?.message.text }
    }
    #expect(left.allSatisfy { !$0.contains("frobozz") })
    #expect(left.contains { $0.contains("xyzzy") })
  }

  @Test func `what can't be sent yet is waited for`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("!forgetme")
    agent.network.fail(.tooMany(120))
    try await agent.say("yes")
    #expect(try await agent.jobs.workOnce() == 1)
    agent.clock.advance(125)
    try await agent.sender.sendAll()
    #expect(agent.network.posts.last?.text.hasPrefix("All that was yours") == true)
    #expect(try await agent.jobs.workOnce() == 1)
    #expect(try await agent.ledger.read { try $0.jobs.next() } == nil)
  }
}
