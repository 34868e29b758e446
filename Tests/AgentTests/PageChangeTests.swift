import Agenda
import Foundation
import Storage
import Testing

@testable import Agent

/// Changes on a page, seen from the chat.
@Suite struct PageChangeTests {
  @Test func `undo in the chat takes back what a page did, and redo does it again`() async throws {
    let agent = try await TestAgent.acquainted()
    try await agent.say("buy milk")
    try await agent.onPage { things in
      _ = try things.todos.add(Todo(name: "call jimmy", added: agent.clock.now))
      try things.journal.describe(ChangeSummary(.added, "call jimmy"))
    }
    try await agent.onPage { things in
      let id = try #require(try things.todos.openNames(limit: 9).first { $0.name == "buy milk" }?.id)
      try things.todos.remove(id)
      try things.journal.describe(ChangeSummary(.deleted, "buy milk"))
    }
    #expect(try await agent.todos() == ["call jimmy"])
    #expect(try await agent.say("!undo")["ana"]?.first?.contains("deleted \"buy milk\"") == true)
    #expect(try await agent.todos() == ["buy milk", "call jimmy"])
    #expect(try await agent.say("undo")["ana"]?.first?.contains("added \"call jimmy\"") == true)
    #expect(try await agent.todos() == ["buy milk"])
    try await agent.say("!redo")
    #expect(try await agent.todos() == ["buy milk", "call jimmy"])
  }
}

extension TestAgent {
  /// Changes ana's things, as one action on a page.
  fileprivate func onPage(_ change: @escaping @Sendable (Belongings) throws -> Void) async throws {
    try await ledger.write { ledger in
      let address = Address(network: "scripted", remoteID: "ana", handle: "ana")
      let person = try #require(try ledger.people.person(at: address))
      try change(ledger.belongings(of: person, changedBy: .page()))
    }
  }
}
