import Agenda
import Conversation
import Foundation
import Storage
import Store
import Testing

@testable import Agent

/// A ledger that has room for notes, and none for what takes effect.
private final class FullLedger: Ledger, @unchecked Sendable {
  let network = ScriptedNetwork()
  private let ledger: SQLiteLedger
  var isFull = false

  init(_ ledger: SQLiteLedger) { self.ledger = ledger }

  func write<T: Sendable>(
    _ durability: Durability, _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T {
    if isFull, durability == .full { throw StoreError(.full, cause: "database or disk is full") }
    return try await ledger.write(durability, body)
  }
  func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T {
    try await ledger.read(body)
  }
  func workNote(of account: String?) -> (any WorkNote)? { ledger.workNote(of: account) }
  func scrub() async throws { try await ledger.scrub() }
  func probe() async throws { try await ledger.probe() }
}

extension TestAgent {
  /// Records that the process ended that often while somebody's message was being worked on.
  fileprivate func note(_ attempts: Int, of text: String) async throws {
    try await ledger.write {
      let found = try $0.unprocessed(accounts: ["main"], limit: 9, perAuthor: 9).filter { $0.message.text == text }
      try $0.note([#require(found.first).number: attempts])
    }
  }
}

@Suite struct InboxTests {
  @Test func `a message read twice takes effect once and is answered once`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk", id: "same")
    agent.network.write("buy milk", id: "same")
    try await agent.pollWorkSend()
    #expect(try await agent.todos() == ["buy milk"])
    #expect(agent.network.posts.count == 1)
  }

  @Test func `who did not want to be written to is answered when they write again`() async throws {
    let agent = try TestAgent()
    agent.network.write("call jimmy at 11am")
    agent.network.fail(.optedOut)
    try await agent.pollWorkSend()
    agent.clock.advance(7_200)
    try await agent.remind()
    #expect(agent.network.posts.isEmpty)
    agent.network.write("buy milk")
    try await agent.pollWorkSend()
    #expect(agent.network.posts.count == 1)
  }

  @Test func `a backlog of many pages is read whole`() async throws {
    let agent = try TestAgent()
    agent.network.pageSize = 7
    for number in 1...100 { agent.network.write("todo number \(number)", by: "p\(number % 10)") }
    try await agent.pollWorkSend()
    for number in 0..<10 { #expect(try await agent.todos(of: "p\(number)").count == 10) }
  }

  @Test func `a message that ended the process twice is set aside, and its author is told`() async throws {
    let agent = try TestAgent()
    agent.network.write("poison")
    agent.network.write("buy milk", by: "bob")
    try await agent.poll()
    try await agent.note(2, of: "poison")
    try await agent.work()
    try await agent.sender.sendAll()
    #expect(try await agent.todos(of: "ana").isEmpty)
    #expect(try await agent.todos(of: "bob") == ["buy milk"])
    let told = agent.network.posts.filter { $0.recipientID == "ana" }.map(\.text)
    #expect(told.count == 1)
    #expect(told.first?.contains("Your message is kept") == true)
    let troubled = try await agent.ledger.read { try $0.troubled(limit: 9).map(\.entry.message.text) }
    #expect(troubled == ["poison"])
  }

  @Test func `a message that ended the process once is tried again, alone`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    agent.network.write("buy bread", by: "bob")
    try await agent.poll()
    try await agent.note(1, of: "buy bread")
    #expect(try await agent.worker.workOnce().worked == 1)
    #expect(try await agent.todos(of: "bob") == ["buy bread"])
    try await agent.work()
    #expect(try await agent.todos() == ["buy milk"])
  }

  @Test func `a message that is tried alone waits for what its author wrote before`() async throws {
    let agent = try TestAgent()
    for text in ["buy milk", "!done milk", "buy salt"] { agent.network.write(text) }
    try await agent.poll()
    try await agent.note(1, of: "!done milk")
    #expect(try await agent.worker.workOnce().worked == 1)
    #expect(try await agent.todos() == ["buy milk"])
    try await agent.work()
    #expect(try await agent.todos() == ["buy salt"])
  }

  @Test func `commits that fail and proper stops are held against no message`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ledger = FullLedger(try SQLiteLedger(path: folder.appending(path: "ledger").path))
    for text in ["buy milk", "buy bread", "buy salt"] { ledger.network.write(text) }
    try await TestAgent(ledger.network, ledger: ledger).poll()
    ledger.isFull = true
    for _ in 1...4 {
      let agent = try TestAgent(ledger.network, ledger: ledger)
      try await agent.poll()
      try await agent.worker.settleInterrupted()
      for _ in 1...2 { await #expect(throws: StoreError.self) { _ = try await agent.worker.workOnce() } }
    }
    ledger.isFull = false
    let agent = try TestAgent(ledger.network, ledger: ledger)
    try await agent.poll()
    try await agent.worker.settleInterrupted()
    #expect(try await agent.worker.workOnce().worked == 3)
    #expect(try await agent.todos() == ["buy bread", "buy milk", "buy salt"])
  }

  @Test func `a flood from one person takes effect and is answered in one message`() async throws {
    let agent = try TestAgent()
    for number in 1...60 { agent.network.write("todo \(number)") }
    agent.network.write("buy milk", by: "bob")
    try await agent.pollWorkSend()
    #expect(try await agent.todos().count == 60)
    let toAna = agent.network.posts.filter { $0.recipientID == "ana" }
    #expect(toAna.count == 1)
    #expect(toAna.first?.text.hasPrefix("Your 60 messages") == true)
    #expect((toAna.first?.text.count ?? 0) <= 500)
    #expect(agent.network.posts.filter { $0.recipientID == "bob" }.count == 1)
  }

  @Test func `a public mention is answered privately`() async throws {
    let agent = try TestAgent()
    agent.network.write("@nuthatch buy milk", visibility: .open)
    try await agent.pollWorkSend()
    #expect(agent.network.posts.map(\.visibility) == [.direct])
    #expect(try await agent.todos() == ["buy milk"])
  }

  @Test func `where answers can only be public they carry no content`() async throws {
    let traits = NetworkTraits(lengthLimit: 500, hasDirectMessages: false)
    let agent = try TestAgent(ScriptedNetwork(traits: traits))
    agent.network.write("@nuthatch buy milk", visibility: .open)
    try await agent.pollWorkSend()
    #expect(agent.network.posts.count == 1)
    #expect(agent.network.posts.allSatisfy { !$0.text.contains("milk") })
  }

  @Test func `a public post that only mentions the bot in passing is left alone`() async throws {
    let agent = try TestAgent()
    agent.network.write("try @nuthatch, it is great", visibility: .open)
    try await agent.pollWorkSend()
    #expect(agent.network.posts.isEmpty)
    #expect(try await agent.todos().isEmpty)
  }
}
