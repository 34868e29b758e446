import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Store
import Testing

@Suite("What an operator asks")
struct ExportTests {
  @Test("An export has everything of one person and nothing of another, and reads back")
  func everything() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (ann, bob) = try await ledger.write { books in
      let (ann, bob) = (try books.someone(), try books.someone(bobsAddress))
      _ = try books.receive(
        [.init("a", from: "1", "milk"), .init("b", from: "2", "secret of bob")], account: "main", network: "mastodon",
        cursor: "b", at: now)
      let things = try books.things(message: 1)
      _ = try things.todos.add(Todo("milk", due: "2026-11-21T17:00", list: "Groceries", tags: ["food"]))
      _ = try things.events.add(Event(name: "walk", start: try #require(When("2026-11-21")), added: now))
      _ = try things.notes.add(Note(text: "code 1234", added: now))
      try things.journal.describe(ChangeSummary(.added, "milk"))
      _ = try books.things(bobsAddress, message: 2).todos.add(Todo("secret of bob", list: "secret"))
      try books.enqueue(.init("k1", to: "1"), account: "main", for: .answer, answering: 1, notBefore: now)
      try books.enqueue(
        .init("k2", to: "2", "secret of bob"), account: "main", for: .answer, answering: 2, notBefore: now)
      try books.finish(1, .failed(reason: "no idea"), at: now)
      try books.keep(Data("{}".utf8), conversation: "1", account: "main")
      try books.keep(Data("secret of bob".utf8), conversation: "2", account: "main")
      return (ann, bob)
    }
    let export = try #require(try await ledger.everything(of: ann.id))
    #expect(export.person.id == ann.id.number && export.addresses.map(\.handle) == ["ann@example.org"])
    #expect(export.todos.map(\.name) == ["milk"] && export.todos.first?.due == "2026-11-21T17:00")
    #expect(export.events.map(\.name) == ["walk"] && export.notes.map(\.text) == ["code 1234"])
    #expect(export.lists == ["Groceries"] && export.tags == ["food"])
    #expect(export.received?.map(\.message.id) == ["a"] && export.received?.first?.state == "failed")
    #expect(export.sent?.map(\.message.key.description) == ["k1"] && export.sent?.first?.answering == 1)
    #expect(export.changes?.map(\.deeds) == [[ChangeSummary(.added, "milk")]] && export.changes?.first?.stands == true)
    #expect(export.conversations?.map(\.state) == ["{}"])
    let json = try JSONEncoder().encode(export)
    #expect(!String(decoding: json, as: UTF8.self).contains("secret"))
    #expect(try JSONDecoder().decode(PersonExport.self, from: json) == export)
    #expect(try await ledger.everything(of: bob.id)?.todos.map(\.name) == ["secret of bob"])
    #expect(try await ledger.everything(of: Person.ID(99)) == nil)
  }

  @Test(
    "People are found by number, handle and address",
    arguments: [
      ("1", [1]), ("2", [2]), ("ann@example.org", [1]), ("@Ann@Example.org", [1]), ("mastodon:2", [2]), ("sms:2", []),
      ("nobody", []), ("1x", []), ("", []),
    ])
  func called(_ name: String, _ numbers: [Int64]) async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { _ = (try $0.someone(), try $0.someone(bobsAddress)) }
    #expect(try await ledger.people(called: name).map(\.number) == numbers)
  }

  @Test("The counts say what is there")
  func counts() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      var done = Todo("done")
      done.completed = now
      _ = try books.things().todos.add(done)
      _ = try books.things().todos.add(Todo("open"))
      _ = try books.receive(
        [.init("a"), .init("b"), .init("c")], account: "main", network: "mastodon", cursor: nil, at: now)
      try books.finish(1, .failed(reason: "x"), at: now)
      try books.finish(2, .setAside(reason: "y"), at: now)
    }
    let counts = try await ledger.counts()
    #expect(counts.people == 1 && counts.openTodos == 1 && counts.waiting == 1)
    #expect(counts.failed == 1 && counts.setAside == 1 && counts.waitingSince == now)
  }
}
