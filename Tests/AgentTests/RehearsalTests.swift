import Agenda
import Foundation
import Storage
import Store
import Testing

@testable import Agent

/// A ledger that notes what a person has at the end of a transaction that is then rolled back, and why it was.
private final class WatchedLedger: Ledger, @unchecked Sendable {
  private let ledger: SQLiteLedger
  private(set) var todos: [String] = []
  private(set) var answered: [Int64] = []
  private(set) var ending: (any Error)?

  init(_ ledger: SQLiteLedger) { self.ledger = ledger }

  func writeAlone<T: Sendable>(
    _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T {
    try await ledger.writeAlone { [self] transaction in
      do {
        return try body(transaction)
      } catch {
        ending = error
        answered = try transaction.answered(by: "rehearsal", account: "main")
        let address = Address(network: "scripted", remoteID: "rehearsal", handle: "rehearsal")
        if let person = try transaction.people.person(at: address) {
          todos = try transaction.belongings(of: person, changedBy: nil).todos.openNames(limit: 9).map(\.name).sorted()
        }
        throw error
      }
    }
  }

  func write<T: Sendable>(
    _ durability: Durability, _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T { try await ledger.write(durability, body) }
  func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T {
    try await ledger.read(body)
  }
  func scrub() async throws { try await ledger.scrub() }
  func probe() async throws { try await ledger.probe() }
}

@Suite struct RehearsalTests {
  @Test func `a rehearsal handles a message to its end, and nothing of it stays`() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "rehearsal-\(UUID()).sqlite").path
    defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
    let ledger = try WatchedLedger(SQLiteLedger(path: path))
    let agent = try TestAgent(ledger: ledger)
    agent.network.write("buy milk")
    try await agent.pollWorkSend()
    let files = { try ["", "-wal"].map { try Data(contentsOf: URL(filePath: path + $0)) } }
    let before = try files()

    await agent.rehearse()

    #expect(ledger.ending is Rehearsal.Over)
    #expect(ledger.todos == ["call jimmy"])
    #expect(ledger.answered.count == 1)
    #expect(try files() == before)
    #expect(agent.network.posts.count == 1)
  }

  @Test func `a rehearsal takes nothing from who waits`() async throws {
    let agent = try TestAgent()
    agent.network.write("buy milk")
    try await agent.poll()
    await agent.rehearse()
    try await agent.work()
    await agent.rehearse()
    try await agent.sender.sendAll()
    #expect(try await agent.todos() == ["buy milk"])
    #expect(try await agent.todos(of: "rehearsal") == [])
    #expect(agent.network.posts.count == 1)
  }
}

extension TestAgent {
  fileprivate func rehearse() async {
    await Rehearsal(account: poller.account, ledger: ledger, profile: worker.profile, now: clock.now).run()
  }
}
