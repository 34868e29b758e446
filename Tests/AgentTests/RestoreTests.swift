import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Store
import Testing

@testable import Agent

@Suite struct RestoreTests {
  @Test func `after a restore what was written since takes effect again, and each is told once instead`() async throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "nuthatch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (path, file) = (scratch.appending(path: "ledger.sqlite").path, scratch.appending(path: "backup.sqlite").path)
    let ledger = try SQLiteLedger(path: path)
    let agent = try await TestAgent.acquainted(ledger: ledger)
    try await agent.say("buy milk")
    try await ledger.backUp(to: file)
    try await agent.say("buy bread")
    try await agent.say("done 1")
    try await agent.say("@bob buy jam")
    try await agent.say("buy cheese", by: "bob")
    try ledger.close()

    // The network remembers all of it, including the bot's later messages.
    let backup = try Backup(file: file)
    _ = try await backup.restore(to: path, at: Date(timeIntervalSince1970: 1_763_700_000))
    let again = try SQLiteLedger(path: path)
    let restored = try TestAgent(agent.network, ledger: again)
    let before = agent.network.posts.count
    try await restored.pollWorkSend()
    #expect(try await restored.todos().contains("buy bread"))
    #expect(try await restored.todos(of: "bob") == ["buy cheese"])
    let told = Dictionary(grouping: agent.network.posts.dropFirst(before), by: \.recipientID)
    #expect(told.mapValues(\.count) == ["ana": 1, "bob": 1])
    #expect(told["ana"]?.first?.text.hasPrefix("I was restored from a backup of ") == true)

    // Later messages are answered as usual.
    agent.network.write("buy eggs", sentAt: Date(timeIntervalSince1970: 1_763_700_001))
    try await restored.pollWorkSend()
    #expect(agent.network.posts.last?.text.contains("buy eggs") == true)
    try again.close()
  }

  @Test func `what is read again means what it meant when it was written`() async throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "nuthatch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (path, file) = (scratch.appending(path: "ledger.sqlite").path, scratch.appending(path: "backup.sqlite").path)
    let ledger = try SQLiteLedger(path: path)
    let agent = try await TestAgent.acquainted(ledger: ledger)
    try await ledger.backUp(to: file)
    agent.network.write("call jimmy in 20 minutes", sentAt: agent.clock.now)
    try await agent.pollWorkSend()
    try ledger.close()

    let backup = try Backup(file: file)
    _ = try await backup.restore(to: path, at: agent.clock.now.addingTimeInterval(86_400))
    let again = try SQLiteLedger(path: path)
    let restored = try TestAgent(agent.network, ledger: again)
    restored.clock.advance(86_400 + 60)
    try await restored.pollWorkSend()
    let dues = try await again.read { ledger in
      let address = Address(network: "scripted", remoteID: "ana", handle: "ana")
      let person = try #require(try ledger.people.person(at: address))
      return try ledger.belongings(of: person, changedBy: nil).todos.open(dueBefore: .distantFuture).map(\.due)
    }
    #expect(dues == [When("2026-11-20T10:20")])
    try again.close()
  }

  @Test func `for whom something waited in the backup is told of it`() async throws {
    let agent = try await TestAgent.acquainted()
    let now = agent.clock.now
    try await agent.ledger.write { ledger in
      let ana = Restoration.Recipient(
        account: "main", id: "ana", handle: "ana", conversationID: nil, visibility: .direct)
      try ledger.keep(Restoration(takenAt: now.addingTimeInterval(-3600), restoredAt: now, untold: [ana]))
      try RestoreNotice.enqueueAll(in: ledger, languages: .all, at: now)
      try RestoreNotice.enqueueAll(in: ledger, languages: .all, at: now)
    }
    let before = agent.network.posts.count
    try await agent.sender.sendAll()
    #expect(
      agent.network.posts.dropFirst(before).map(\.text) == [
        "I was restored from a backup of Fri 20 Nov, 09:00. I've redone what you sent since then without "
          + "replying again. Everything else, including reminders, is as of that backup."
      ])
  }
}
